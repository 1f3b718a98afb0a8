// The system for the benchmark of Crash, in a process of its own: thousands of members whose pages
// are in the room, and a round with bets of all of them. It answers questions line by line.
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import type { GameCaller } from '@khelaghor/server/lib/http/principals.ts';
import { openServerSeed } from '@khelaghor/server/play/shared-rounds/chain.ts';
import { placeBet } from '@khelaghor/server/play/shared-rounds/place-bet.ts';
import { createTicket } from '@khelaghor/server/play/shared-rounds/room-ticket.ts';
import { drawCrashPoint } from '@khelaghor/server/play/shared-rounds/round-values.ts';
import { findOpenRound, findRoundById } from '@khelaghor/server/play/shared-rounds/store.ts';
import type { RoundRow } from '@khelaghor/server/play/shared-rounds/store.ts';
import { launchGame } from '@khelaghor/testkit/open-game.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { v7 } from 'uuid';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { openMembers } from './open-members.ts';

/** Whom the load process plays as: they bet and cash out over HTTP. */
export type CrashPlayer = { readonly token: string };

/** A round that accepts bets, and is neither short nor long. */
export type ReadyRound = { readonly number: number };

export type Settled = { readonly settleMs: number; readonly running: number };

export type CrashAnnounced = { readonly origin: string; readonly players: readonly CrashPlayer[] };

const gameCode = crashEngine.code;
const callersAtOnce = 256;
const seats = 2;
/** Rounds of eight to thirty seconds. */
const crashPointFrom = 160n;
const crashPointTo = 600n;
/** A round has so much of its six seconds left for the bets at least. */
const leftMs = 5_000;
const settleAfterMs = 750;

const getCaller = (memberId: string): GameCaller => ({
  memberId,
  gameSessionId: v7(),
  gameCode,
  currency: 'PLAY',
  play: { isLimited: false, checkDueAt: null, pause: null, time: null },
});

/** Waits for a round that suits the measurement: where it ends, only the server knows. */
async function findReadyRound({ ctx }: TestServer): Promise<RoundRow> {
  for (;;) {
    const row = await findOpenRound(ctx.db, gameCode);
    if (row?.state === 'betting' && row.closesAt.getTime() - ctx.clock.now().getTime() > leftMs) {
      const clientSeed = `${gameCode}/${row.number}`;
      const serverSeed = await openServerSeed(ctx, ctx.db, row);
      const crashPoint = drawCrashPoint(crashEngine, { ...row, clientSeed }, serverSeed);
      if (crashPoint >= crashPointFrom && crashPoint <= crashPointTo) return row;
    }
    await pause(50);
  }
}

/** Places two bets of each member in a round. */
async function placeBets(
  { ctx }: TestServer,
  callers: readonly GameCaller[],
  { number }: RoundRow,
): Promise<number> {
  let next = 0;
  let placed = 0;
  const bet = async (): Promise<void> => {
    for (let nth = next++; nth < callers.length * seats; nth = next++) {
      const caller = callers[nth % callers.length];
      if (!caller) return;
      const seat = 1 + Math.floor(nth / callers.length);
      const choice = { auto: 101 + (nth % 700) };
      const body = { key: v7(), round: Number(number), seat, stake: '1000', choice };
      if ((await placeBet(ctx, crashEngine, caller, body)).ok) placed += 1;
    }
  };
  await Promise.all(Array.from({ length: callersAtOnce }, bet));
  return placed;
}

/** Waits until a round is settled; how long it took from the moment at which it could begin. */
async function waitUntilSettled({ ctx }: TestServer, roundId: string): Promise<Settled> {
  for (;;) {
    const row = await findRoundById(ctx.db, roundId);
    if (row?.settledAt && row.endedAt) {
      const settleMs = row.settledAt.getTime() - row.endedAt.getTime() - settleAfterMs;
      const running = await ctx.db
        .selectFrom('bet')
        .select('id')
        .where('state', '=', 'running')
        .execute();
      return { settleMs, running: running.length };
    }
    await pause(100);
  }
}

async function openPlayers(server: TestServer, count: number): Promise<CrashPlayer[]> {
  const players: CrashPlayer[] = [];
  for (let made = 0; made < count; made += 1) {
    const { browser } = await signUp(server, { balanceMinor: 1_000_000n });
    const { token } = await launchGame(server, browser, gameCode);
    players.push({ token });
  }
  return players;
}

async function serve(memberCount: number, playerCount: number): Promise<void> {
  const server = await startTestServer({ services: ['http'], rateLimitFactor: 1_000_000 });
  const { ctx } = server;
  const callers = (await openMembers(server, memberCount)).map(getCaller);
  const players = await openPlayers(server, playerCount);
  const say = (value: unknown): void => console.log(JSON.stringify(value));
  say({ origin: server.config.origins.games, players } satisfies CrashAnnounced);
  let round: RoundRow | null = null;
  for await (const question of createInterface({ input: process.stdin })) {
    if (question === 'tickets')
      say(callers.flatMap((caller) => [1, 2].map(() => createTicket(ctx, caller).ticket)));
    if (question === 'round') {
      round = await findReadyRound(server);
      say({ number: Number(round.number) } satisfies ReadyRound);
    }
    if (question === 'bets' && round) say(await placeBets(server, callers, round));
    if (question === 'settled' && round) say(await waitUntilSettled(server, round.id));
    if (question === 'breaches') say((await audit(ctx.db)).length);
  }
  await server.close();
}

if (import.meta.main) await serve(Number(process.argv[2]), Number(process.argv[3]));
