import { reportLines } from './csp-reports.ts';

/** What a page of the site may reach beside the site itself. */
export type Reached = {
  /** Where our own games come from. */
  readonly games: string;
  /** Where notices come from. */
  readonly socket: string;
  /** Other addresses of this site, whose speed the page may measure. */
  readonly domains: readonly string[];
  /** Where the games of open vendors come from. */
  readonly vendors: readonly string[];
  /** The name of the operator's Google tag; empty: nobody outside may be told anything. */
  readonly gtagId: string;
  /** Hosts that hand on our pictures, and the games' origin. */
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
  /** Where GeeTest's box comes from; empty: it is not asked. */
  readonly humanCheckHosts: readonly string[];
  /** Who sends codes to phones in our place; null: we send them. */
  readonly firebase: { readonly standIn: string | null } | null;
};

/** Firebase itself, and the box that it asks people to tick, which is a frame. */
const firebaseCalls = ['https://identitytoolkit.googleapis.com', 'https://www.google.com'];
const firebaseFrames = ['https://www.google.com', 'https://recaptcha.google.com'];

/** Where Google's tag reports to. Its script needs no line: our own script starts it. */
const tagHosts = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

const line = (name: string, ...sources: readonly (readonly string[])[]) =>
  [name, ...sources.flat()].join(' ');

/** The Content-Security-Policy of a page. */
export function policyOf(nonce: string, reached: Reached): string {
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

/** Where somebody writes down who he is, or comes with a link that says it. */
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

/** What other addresses are told of the page that led to them: of such pages nothing at all. */
export function referrerPolicyOf(url: string): 'no-referrer' | 'strict-origin' {
  const { pathname, searchParams } = new URL(url, 'https://page.invalid');
  const path = pathname.replace(/(?<=.)\/+$/u, '').toLowerCase();
  const isSecret = secretPaths.has(path) || secretDialogs.has(searchParams.get('open') ?? '');
  return isSecret ? 'no-referrer' : 'strict-origin';
}
