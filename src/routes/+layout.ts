// Every page runs in the browser alone. Only pages that ask for it are prerendered; the rest open from the fallback page.
export const ssr = true;
export const prerender = false;
