// The system for a benchmark, with players who have opened the dice game. It runs in a process of
// its own, so that the load does not share its thread; run as a program, this file is that process.
import { createInterface } from 'node:readline';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { makeWork } from '@khelaghor/server/site/bot-check/proof-of-work.ts';
import { solveProof, signUp } from '@khelaghor/testkit/test-member.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { measureCpu } from './cpu-time.ts';
import { measureHeapMb } from './heap.ts';
import { startProcess } from './line-process.ts';

/** A member who has opened the dice game. */
export type Player = { token: string; seedId: string; account: string; password: string };

type Origins = { origin: string; siteOrigin: string };
type Announced = Origins & { databaseUrl: string; players: Player[] };

export type BenchServer = {
  /** The origin of the in-house games. */
  readonly origin: URL;
  readonly siteOrigin: URL;
  readonly databaseUrl: string;
  readonly players: readonly Player[];
  readonly residentMb: () => Promise<number>;
  /** The heap in use right after a collection. */
  readonly heapMb: () => Promise<number>;
  /** How long the server and its database have kept processors busy. */
  readonly busy: () => Promise<{ serverMs: number; databaseMs: number }>;
  /** How many breaches the audit finds. */
  readonly breaches: () => Promise<number>;
  /** Makes bot-check proofs without the work that they prove. */
  readonly proofs: (count: number) => Promise<string[]>;
  readonly close: () => Promise<void>;
};

/** Signs a player up and opens the game. */
async function openPlayer(server: TestServer): Promise<Player> {
  const { browser, account, password } = await signUp(server, { balanceMinor: 1_000_000_000n });
  const { token, seedId } = await openDice(server, browser);
  return { token, seedId, account, password };
}

/** Starts the system in its own process, with this many players. */
export async function startBenchServer(playerCount: number): Promise<BenchServer> {
  const { next, ask, close } = startProcess(import.meta.filename, [String(playerCount)]);
  const { origin, siteOrigin, databaseUrl, players } = await next<Announced>();
  return {
    origin: new URL(origin),
    siteOrigin: new URL(siteOrigin),
    databaseUrl,
    players,
    residentMb: () => ask<number>('resident'),
    heapMb: () => ask<number>('heap'),
    busy: () => ask<{ serverMs: number; databaseMs: number }>('busy'),
    breaches: () => ask<number>('breaches'),
    proofs: (count) => ask<string[]>(`proofs ${count}`),
    close,
  };
}

/** Makes challenges that one hash solves. */
async function readProofs({ ctx }: TestServer, count: number): Promise<string[]> {
  const proofs: string[] = [];
  while (proofs.length < count)
    proofs.push(
      await solveProof(await makeWork(ctx, { action: 'login', standsFor: 'nothing' }, 1)),
    );
  return proofs;
}

async function serve(playerCount: number): Promise<void> {
  const server = await startTestServer({ services: ['http'], rateLimitFactor: 1_000_000 });
  const players: Player[] = [];
  for (let number = 0; number < playerCount; number += 1) players.push(await openPlayer(server));
  const say = (value: unknown): void => console.log(JSON.stringify(value));
  const { origins } = server.config;
  const { databaseUrl } = server;
  say({
    origin: origins.games,
    siteOrigin: origins.site,
    databaseUrl,
    players,
  } satisfies Announced);
  for await (const question of createInterface({ input: process.stdin })) {
    if (question === 'resident') say(Math.round(process.memoryUsage.rss() / 1_048_576));
    if (question === 'heap') say(measureHeapMb());
    if (question === 'busy') say(await measureCpu(server));
    if (question === 'breaches') say((await audit(server.ctx.db)).length);
    const [word, count] = question.split(' ');
    if (word === 'proofs') say(await readProofs(server, Number(count)));
  }
  await server.close();
}

if (import.meta.main) await serve(Number(process.argv[2]));
