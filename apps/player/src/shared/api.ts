import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { createCaller } from '@khelaghor/client/call.ts';
import type { Call, CallerOptions } from '@khelaghor/client/call.ts';
import type { CallRefusal, Endpoint, InputOf } from '@khelaghor/client/endpoint.ts';
import type { SealingKey } from '@khelaghor/client/encrypt-request.ts';
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { RouteShape, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { whileHydrating } from './hydration-wait.ts';
import { askLoginAgain } from './session/login-again.ts';
import { getClaim } from './session/page-member.ts';

let sealingKey: SealingKey | null = null;

/** Keeps the key that came with the page: the first sealed call needs no other call before it. */
export function storeSealingKey(whitelabel: { readonly sealing: SealingKey }): void {
  sealingKey = whitelabel.sealing;
}

/** Returns the language of the page, in which refusals are worded. */
export function getPageLanguage(): Language {
  return parseLanguage(document.documentElement.lang);
}

const options: CallerOptions = {
  language: getPageLanguage,
  sealingKey: () => sealingKey,
  page: getClaim,
};

let notifyClosed: () => void = () => undefined;
let notifyOther: () => void = () => undefined;

/** Names who is told when a call was refused because the site is closed. */
export function onSiteClosed(tell: () => void): void {
  notifyClosed = tell;
}

/** Names who is told when a call was refused because another member is logged in now. */
export function onOtherMember(tell: () => void): void {
  notifyOther = tell;
}

/** Tells the page of a refusal that is about all of it, not about the call. */
export function handleRefusal({ code }: CallRefusal): void {
  if (code === 'maintenance' || code === 'region_restricted') notifyClosed();
  if (code === 'other_member') notifyOther();
}

/**
 * Makes a function that calls the site's server as this page. A reply that comes during hydration
 * is given after it: what follows from it, such as another member or a list that is there now,
 * would differ from the server's markup of the page.
 *
 * An act of a member whose session has ended waits for the login over the page, and is made once
 * more when the same member has logged in: the server did nothing at the first time.
 */
function createPageCall(caller: Call): Call {
  const callOnce: Call = async (endpoint, input, settings) => {
    const reply = await caller(endpoint, input, settings);
    await whileHydrating();
    if (!reply.success) handleRefusal(reply);
    return reply;
  };
  return async (endpoint, input, settings) => {
    const reply = await callOnce(endpoint, input, settings);
    const isOver = !reply.success && reply.code === 'not_logged_in';
    if (!isOver || endpoint.method === undefined || !(await askLoginAgain())) return reply;
    return callOnce(endpoint, input, settings);
  };
}

/** Calls the site's server. Refusals are values: see `reply.success`, then `reply.code`. */
export const call: Call = createPageCall(createCaller(options));

/** Makes a `call` that sends by another function than `fetch`. */
export const createCallWith = (send: typeof fetch): Call =>
  createPageCall(createCaller({ ...options, fetch: send }));

/** Makes a call that says whose session it is about, and asks for no login. */
export const createCallFor = (page: string | undefined): Call =>
  createCaller({ ...options, page: () => page });

/** Calls the site's server for a query. Throws `ApiError` when the call was refused or lost. */
export async function fetchValue<R extends RouteShape>(
  endpoint: Endpoint<R>,
  input: InputOf<R>,
  signal: AbortSignal,
): Promise<ValueOf<R>> {
  return unwrapReply(await call(endpoint, input, { signal }));
}

const unsure: ReadonlySet<CallRefusal['code']> = new Set(['network', 'fault', 'overloaded']);

/** Whether a refusal does not tell if the call took effect: only the same may be sent again. */
export const isUnsure = ({ code }: CallRefusal): boolean => unsure.has(code);
