/** Calls the player when it is their turn and nobody looks: the mark of the installed app, and a notification where both player and browser allow it. */
import { base } from '$app/paths';

export type Permission = NotificationPermission | 'unknown';

/** `unknown`: this browser has no notifications. */
export function permission(): Permission {
	return typeof Notification === 'undefined' || !window.isSecureContext ? 'unknown' : Notification.permission;
}

/** To be called by a button, never by itself. */
export async function askPermission(): Promise<Permission> {
	if (permission() !== 'default') return permission();
	try {
		return await Notification.requestPermission();
	} catch {
		return permission();
	}
}

export interface Call {
	/** One notification a match: a new one takes the place of the last. */
	readonly id: string;
	readonly title: string;
	readonly body: string;
	/** Where a tap on it leads, below the app's own path. */
	readonly page: string;
}

export async function call({ id, title, body, page }: Call): Promise<void> {
	if (permission() !== 'granted') return;
	const options = { body, tag: id, icon: `${base}/icon-192.png`, data: { url: `${base}${page}` } };
	try {
		// Phones show notifications of a service worker only; `static/notices.js` is told of the tap.
		const worker = await navigator.serviceWorker.getRegistration();
		if (worker?.active) return await worker.showNotification(title, options);
		const notice = new Notification(title, options);
		notice.onclick = () => {
			window.focus();
			notice.close();
		};
	} catch {
		// The title and the sound have called, too.
	}
}

/** Whoever looks needs no call any more. */
export async function hush(id: string): Promise<void> {
	try {
		const worker = await navigator.serviceWorker.getRegistration();
		for (const notice of (await worker?.getNotifications({ tag: id })) ?? []) notice.close();
	} catch {
		// None is shown.
	}
}

/** The mark on the icon of the installed app. */
export function mark(on: boolean): void {
	const app: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator;
	void (on ? app.setAppBadge?.() : app.clearAppBadge?.())?.catch(() => undefined);
}
