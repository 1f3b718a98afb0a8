import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { createCaller } from '@khelaghor/client/call.ts';
import type { Call } from '@khelaghor/client/call.ts';
import type { CallRefusal, Endpoint, InputOf } from '@khelaghor/client/endpoint.ts';
import type { SealingKey } from '@khelaghor/client/encrypt-request.ts';
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { RouteShape, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { whileHydrating } from './hydration-wait.ts';

let sealingKey: SealingKey | null = null;

/** Keeps the key that came with the page: the first sealed call needs no other call before it. */
export function storeSealingKey(whitelabel: { readonly sealing: SealingKey }): void {
  sealingKey = whitelabel.sealing;
}

function getPageLanguage(): Language {
  return parseLanguage(document.documentElement.lang);
}

const caller: Call = createCaller({ language: getPageLanguage, sealingKey: () => sealingKey });

let notifyClosed: () => void = () => undefined;

/** Names who is told when a call was refused because the site is closed. */
export function onSiteClosed(tell: () => void): void {
  notifyClosed = tell;
}

/**
 * Calls the site's server. Refusals are values: see `reply.success`, then `reply.code`. A reply
 * that comes during hydration is given after it: what follows from it, such as another member or a
 * list that is there now, would differ from the server's markup of the page.
 */
export const call: Call = async (endpoint, input, settings) => {
  const reply = await caller(endpoint, input, settings);
  await whileHydrating();
  if (!reply.success && (reply.code === 'maintenance' || reply.code === 'region_restricted'))
    notifyClosed();
  return reply;
};

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
