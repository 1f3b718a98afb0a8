import { z } from 'zod';
import type { Listener, RouteShape } from '@khelaghor/contract/lib/route.ts';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import type { CallInput, CallName, Caller, Recorder } from './recorder.ts';

const unknownId = '01936d00-0000-7000-8000-0000000000ff';
const markup = '"><script>alert(1)</script>\' or 1=1 --';

/** Values with which a path names something that is well formed and mostly unknown. */
const pathValues: Readonly<Record<string, string>> = {
  code: 'nobody',
  currency: 'PLAY',
  epoch: '999999',
  gameCode: 'k3',
  gateway: 'sandbox',
  provider: 'google',
  slug: 'nothing',
};

/** After these no other call is possible for the caller. */
const endings: readonly string[] = ['DELETE /wps/session/logout', 'DELETE /operator/session'];

/** Names of the fields of an input; of the first kind where there are several. */
function listFields(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { anyOf, oneOf, properties } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  const [first] = anyOf ?? oneOf ?? [{ properties }];
  return Object.keys((first as { properties?: object }).properties ?? {});
}

const fillAll = (schema: z.ZodType | undefined, value: string): Record<string, string> =>
  Object.fromEntries(listFields(schema).map((name) => [name, value]));

const listParams = ({ path }: RouteShape): string[] =>
  [...path.matchAll(/:(\w+)/gu)].map(([, name = '']) => name);

const getPathValues = (route: RouteShape): Record<string, string> =>
  Object.fromEntries(listParams(route).map((name) => [name, pathValues[name] ?? unknownId]));

const nothing = (route: RouteShape): CallInput => ({
  params: getPathValues(route),
  ...(route.upload && { files: [] }),
  ...(route.method !== 'GET' && !route.upload && { body: {} }),
});

const hostile = (route: RouteShape): CallInput => ({
  params: Object.fromEntries(listParams(route).map((name) => [name, markup])),
  query: fillAll(route.query, markup),
  ...(route.upload && { files: [new Blob([markup])] }),
  ...(route.method !== 'GET' && !route.upload && { body: fillAll(route.body, markup) }),
});

/** A browser sends its cookies and tokens to the one listener that gave them. */
const homes: Readonly<Record<string, Listener>> = { operator: 'console', game: 'games' };

const isAt = ({ listener }: RouteShape, { role }: Caller): boolean =>
  role === 'visitor' || listener === (homes[role] ?? 'site');

const isEnding = (call: CallName, { role }: Caller): boolean =>
  role !== 'visitor' && endings.includes(call);

/** Markup is sent by the caller whom the contract names: for the others the guard answers. */
const isFor = (route: RouteShape, { role }: Caller): boolean =>
  route.caller === role ||
  ((route.caller === 'anyone' || route.caller === 'gateway') && role === 'visitor');

/**
 * Makes every call of the contract as a visitor and as each caller of its listener, with nothing in
 * it; then as the caller whom the contract names, with markup in every field and in the path.
 */
export async function recordEveryCall(
  recorder: Recorder,
  callers: readonly Caller[],
): Promise<void> {
  for (const route of contractRoutes) {
    const call: CallName = `${route.method} ${route.path}`;
    const may = callers.filter((caller) => isAt(route, caller) && !isEnding(call, caller));
    const asked = may.map((caller) => recorder.ask(caller, call, nothing(route), 'nothing'));
    await Promise.all(asked);
    const told = may.filter((caller) => isFor(route, caller));
    for (const caller of told) await recorder.ask(caller, call, hostile(route), 'markup');
  }
}
