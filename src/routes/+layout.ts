// Pages are drawn in the browser from the fallback page; the few that need no address of their own are prerendered too.
export const prerender = false;
export const trailingSlash = 'never';
