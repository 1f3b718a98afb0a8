import { reportLines } from './csp-reports.ts';

/** What a page of the site may reach beside the site itself. */
export type Reached = {
  /** The origin of our own games. */
  readonly games: string;
  /** The address of the websocket. */
  readonly socket: string;
  /** Other domains of this site, whose speed the page may measure. */
  readonly domains: readonly string[];
  /** The origins of open vendors' games. */
  readonly vendors: readonly string[];
  /** The id of the operator's Google tag; empty: no data goes to Google. */
  readonly gtagId: string;
  /** CDN hosts of our pictures and of the games' origin. */
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
  /** The hosts of GeeTest's dialog; empty: GeeTest is not used. */
  readonly humanCheckHosts: readonly string[];
  /** Firebase, when it sends the SMS codes; null: the site sends them. */
  readonly firebase: { readonly standIn: string | null } | null;
};

/** Firebase itself, and Google's reCAPTCHA, which is a frame. */
const firebaseCalls = ['https://identitytoolkit.googleapis.com', 'https://www.google.com'];
const firebaseFrames = ['https://www.google.com', 'https://recaptcha.google.com'];

/** The hosts that Google's tag reports to. Its script needs no line: our own script starts it. */
const tagHosts = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

const line = (name: string, ...sources: readonly (readonly string[])[]) =>
  [name, ...sources.flat()].join(' ');

/** Returns the Content-Security-Policy of a page. */
export function getPolicy(nonce: string, reached: Reached): string {
  const { games, socket, domains, vendors, gtagId, imageCDNs, launchGameCDNs } = reached;
  const { humanCheckHosts: check, firebase } = reached;
  const standIn = firebase?.standIn ?? null;
  const codes = firebase === null ? [] : standIn === null ? firebaseCalls : [standIn];
  const frames = firebase === null || standIn !== null ? [] : firebaseFrames;
  const tags = gtagId === '' ? [] : tagHosts;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Its scripts need no line: our own script starts the first, and that one the others.
    line('style-src', ["'self'", `'nonce-${nonce}'`], check),
    "style-src-attr 'unsafe-inline'",
    line('img-src', ["'self'", 'data:'], imageCDNs, tags, check),
    line('connect-src', ["'self'", socket], domains, tags, check, codes),
    line('frame-src', [games], launchGameCDNs, vendors, frames),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    reportLines,
  ].join('; ');
}

/** Pages on which a visitor enters personal data, or whose link carries a secret. */
const secretPaths: ReadonlySet<string> = new Set(['/login', '/register', '/register.html']);
const secretDialogs: ReadonlySet<string> = new Set([
  'login',
  'register',
  'forgot',
  'newPassword',
  'mustChange',
  'stopReset',
  'enter',
  'elsewhere',
]);

/** Returns the referrer policy of a page: pages with secrets send no referrer at all. */
export function getReferrerPolicy(url: string): 'no-referrer' | 'strict-origin' {
  const { pathname, searchParams } = new URL(url, 'https://page.invalid');
  const path = pathname.replace(/(?<=.)\/+$/u, '').toLowerCase();
  const isSecret = secretPaths.has(path) || secretDialogs.has(searchParams.get('open') ?? '');
  return isSecret ? 'no-referrer' : 'strict-origin';
}
