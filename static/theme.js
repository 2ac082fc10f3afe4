// Before anything is drawn: the theme that was chosen on this device, so that a dark room stays dark. See src/lib/ui/settings.svelte.ts.
try {
	const { theme } = JSON.parse(localStorage.getItem('mangrove:settings') ?? '{}');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
	// Nothing was kept, or it is not ours: the system decides.
}
