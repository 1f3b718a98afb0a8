import { defineCookieToken } from '../../lib/auth/cookie-token.ts';

/** Marks the browser in which a login began: no other browser can go on with it. */
export const challengeCookie = defineCookieToken({ name: '__Host-proof', label: 'proof-browser' });
