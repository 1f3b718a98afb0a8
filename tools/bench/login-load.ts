// Logins over HTTP as the page sends them, and attempts that must fail. They are made and encrypted
// before the measurement: the work of a thousand browsers is not the server's.
import { createCaller } from '@khelaghor/client/call.ts';
import { sessionLogin } from '@khelaghor/client/routes/account.gen.ts';
import { siteGetWhitelabel } from '@khelaghor/client/routes/first.gen.ts';
import { encryptRequest } from '@khelaghor/client/encrypt-request.ts';
import type { SealingKey } from '@khelaghor/client/encrypt-request.ts';
import { runOpenLoop } from './open-loop.ts';
import type { BenchServer } from './bench-server.ts';
import { openCaller } from './caller.ts';
import type { Caller } from './caller.ts';

/** A login attempt; without a proof it is a program's first try. */
export type Attempt = { account: string; password: string; humanProof: string };

/** How long each took, and how many got which status. */
export type Answered = { waits: number[]; statuses: Map<number, number> };

const getHeaders = (server: BenchServer): Record<string, string> => ({
  'x-khelaghor': '1',
  language: 'en',
  origin: server.siteOrigin.origin,
});

/** Logs in once from a new browser; returns the cookie that marks it as a known device. */
async function placeCookie(server: BenchServer, body: string): Promise<string> {
  const response = await fetch(new URL(sessionLogin.path, server.siteOrigin), {
    method: 'POST',
    headers: { ...getHeaders(server), 'content-type': 'application/json' },
    body,
  });
  await response.arrayBuffer();
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const known = cookies.find((cookie) => cookie.startsWith('__Host-place='));
  if (!known) throw new Error(`a member could not log in: ${response.status}`);
  return known;
}

/** Opens connections of members' known devices, one for each login that must succeed. */
export async function openLogins(
  server: BenchServer,
  attempts: readonly Attempt[],
): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (const body of await encryptLogin(server, attempts)) {
    const cookie = await placeCookie(server, body);
    const headers = { ...getHeaders(server), cookie };
    callers.push(await openCaller(server.siteOrigin, sessionLogin.path, headers));
  }
  return callers;
}

async function readSealingKey({ siteOrigin }: BenchServer): Promise<SealingKey> {
  const call = createCaller({ origin: siteOrigin.origin, language: () => 'en' });
  const reply = await call(siteGetWhitelabel, {});
  if (!reply.success) throw new Error(`no key to seal to: ${reply.code}`);
  return reply.value.sealing;
}

/** Returns the encrypted bodies of attempts. */
export async function encryptLogin(
  server: BenchServer,
  attempts: readonly Attempt[],
): Promise<string[]> {
  const key = await readSealingKey(server);
  const associated = `${sessionLogin.method} ${sessionLogin.path}`;
  const bodies: string[] = [];
  for (const { account, password, humanProof } of attempts) {
    const body = { type: 'username', username: account, password, humanProof, rememberMe: false };
    bodies.push(JSON.stringify(await encryptRequest(body, associated, key)));
  }
  return bodies;
}

/** Sends bodies at a rate over connections that take turns. */
export async function sendAtRate(
  callers: readonly Caller[],
  bodies: readonly string[],
  perSecond: number,
): Promise<Answered> {
  const answered: Answered = { waits: [], statuses: new Map() };
  await runOpenLoop({ perSecond, callMax: bodies.length }, async (number) => {
    const caller = callers[number % callers.length];
    if (!caller) throw new Error('nobody logs in');
    const began = performance.now();
    const status = await caller.post(bodies[number] ?? '');
    answered.waits.push(performance.now() - began);
    answered.statuses.set(status, (answered.statuses.get(status) ?? 0) + 1);
  });
  return answered;
}
