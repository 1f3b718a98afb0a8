import type { FastifyReply, FastifyRequest } from 'fastify';
import { findProviderAt } from '@khelaghor/contract/site/identity-providers.ts';
import { isBehindLogin } from '@khelaghor/contract/lib/roles.ts';
import {
  leavingCookie,
  deferLogout,
  logInRemembered,
  rememberCookie,
} from '../account/sessions/index.ts';
import { readSettings, readSiteStatus } from '../site/settings/index.ts';
import type { Authenticators, MemberCaller } from '../lib/http/principals.ts';
import type { Context } from '../lib/context.ts';

/** What a page does before anything else. */
export type BootAction = 'hand-over' | 'remembered' | 'elsewhere';

/**
 * A visitor of a page: the member, the address, and what the page has to do first. `hand-over`: the
 * address holds a login code, which the page uses and removes; `remembered`: another site linked to
 * the page, so the page itself calls the login by its remember cookie; `elsewhere`: an identity
 * provider sends the visitor back, and its parameters must not stay in the address.
 */
type Arrival =
  | { readonly redirectTo: string }
  | {
      readonly member: MemberCaller | null;
      readonly url: string;
      readonly first: BootAction | null;
    };

/** Returns the query of an address. */
const getSearch = (url: string): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

const getPath = (url: string): string => url.split('?', 1)[0] ?? '/';

const withSearch = (path: string, search: URLSearchParams): string =>
  search.size === 0 ? path : `${path}?${search.toString()}`;

/** Returns the address after the page has removed the code. */
function withoutCode(url: string): string {
  const search = getSearch(url);
  search.delete('token');
  search.set('open', 'enter');
  return withSearch(getPath(url), search);
}

/** The address after the way back from an identity provider. */
const elsewhereUrl = '/login?open=elsewhere';

/** Whether the visitor opened the page directly or came from one of our own pages. */
const isSameOriginNavigation = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'same-origin') &&
  headers['sec-purpose'] === undefined;

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Logs in a remembered browser without a session; null for a visitor. */
async function restoreSession(
  ctx: Context,
  authenticators: Authenticators,
  { request, reply }: Visit,
): Promise<Arrival | null> {
  const { url } = request;
  if (await authenticators.changing(request)) {
    const isThere = getSearch(url).get('open') === 'mustChange';
    return isThere ? { member: null, url, first: null } : { redirectTo: '/?open=mustChange' };
  }
  const isRemembered = request.cookies[rememberCookie.name] !== undefined;
  if (isRemembered && !isSameOriginNavigation(request))
    return { member: null, url, first: 'remembered' };
  const again = isRemembered ? await logInRemembered(ctx, { request, reply }) : null;
  return again && { member: again.caller, url, first: null };
}

/** Finds the member of a page request, and logs in a remembered browser. */
export async function resolveVisitor(
  ctx: Context,
  authenticators: Authenticators,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Arrival> {
  const { url } = request;
  const { status } = await readSiteStatus(ctx, request.ip);
  if (status !== 0) return { member: null, url, first: null };
  const isLeaving = request.cookies[leavingCookie] !== undefined;
  const owner = await authenticators.member(request);
  if (isLeaving) await deferLogout(ctx, owner, { request, reply });
  const member = isLeaving ? null : owner;
  if (findProviderAt(getPath(url))) return { member, url: elsewhereUrl, first: 'elsewhere' };
  if (getSearch(url).has('token')) return { member, url: withoutCode(url), first: 'hand-over' };
  if (member) return { member, url, first: null };
  const back = isLeaving ? null : await restoreSession(ctx, authenticators, { request, reply });
  if (back) return back;
  const { loginToHome } = await readSettings(ctx);
  if (loginToHome && isBehindLogin(url))
    return {
      redirectTo: withSearch('/login', new URLSearchParams(url === '/' ? {} : { next: url })),
    };
  return { member, url, first: null };
}
