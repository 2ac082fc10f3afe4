// Before anything is drawn or asked for: what a link brought behind its # leaves the address, where histories, screenshots and shoulders find it. See src/lib/ui/fragment.ts.
try {
	const [, page] = /\/(replay|join|post|device)\/?$/.exec(location.pathname) ?? [];
	if (page !== undefined && location.hash.length > 1) {
		sessionStorage.setItem(`mangrove/${page}`, location.hash.slice(1));
		history.replaceState(history.state, '', location.pathname + location.search);
	}
} catch {
	// Nothing can be kept here: the page takes it from the address itself.
}
