// Calls whose status, headers and time are looked at, for faults that a server may only answer
// with a clean "not now".
import { performance } from 'node:perf_hooks';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import { lotteryPlaceTickets } from '@khelaghor/client/routes/play.gen.ts';
import { v7 } from 'uuid';
import type { Told } from './journal.ts';
import { readResult } from './operations.ts';
import type { Operation } from './operations.ts';
import type { Player } from './player.ts';
import type { Figures, World } from './scenario.ts';

type Answer = { readonly status: number; readonly retryAfter: string | null; readonly ms: number };

export type Watch = {
  /** One attempt to buy a ticket, to be written down by the load generator. */
  ticket(player: Player, issueId: string, minor: bigint): Operation;
  /** One look at a balance. */
  read(player: Player): Promise<void>;
  /** Notes as failures what no server may answer, and gives the figures since the last call. */
  take(world: World, during: string, slowestMs: number): Figures;
};

type Reply =
  | { readonly success: true; readonly value: unknown }
  | { readonly success: false; readonly code: string };

/** Keeps the answers of all calls that are made through it. */
export function recordCalls(): Watch {
  let answers: Answer[] = [];
  const send = async (player: Player, path: string, init: RequestInit): Promise<Reply> => {
    const fromMs = performance.now();
    const response = await player.site.send(path, {
      ...init,
      headers: { 'content-type': 'application/json', 'x-khelaghor': '1' },
      signal: AbortSignal.timeout(30_000),
    });
    const reply = (await response.json()) as Reply;
    const ms = performance.now() - fromMs;
    answers.push({ status: response.status, retryAfter: response.headers.get('retry-after'), ms });
    return reply;
  };
  return {
    ticket(player, issueId, minor) {
      const key = v7();
      const amount = String(minor);
      const ticket = { key, play: 'sum', selection: '10', stakePerLine: amount };
      return {
        asked: { key, kind: 'ticket', member: player.memberId, amount },
        player,
        async send(): Promise<Told> {
          const path = lotteryPlaceTickets.path.replace(':gameCode', 'k3');
          const body = JSON.stringify({ issueId, tickets: [ticket] });
          return readResult(await send(player, path, { method: 'POST', body }));
        },
      };
    },
    async read(player) {
      await send(player, walletGetBalance.path, { method: 'GET' });
    },
    take(world, during, slowestMs) {
      const taken = answers;
      answers = [];
      const count = (fits: (answer: Answer) => boolean): number => taken.filter(fits).length;
      const busy = count(({ status }) => status === 503);
      const bare = count(({ status, retryAfter }) => status === 503 && retryAfter === null);
      const faults = count(({ status }) => status >= 500 && status !== 503);
      const slowest = Math.max(0, ...taken.map(({ ms }) => ms));
      world.expect(bare === 0, `${during}: ${bare} answers of 503 did not say when to come back`);
      world.expect(faults === 0, `${during}: ${faults} answers were faults`);
      world.expect(
        slowest <= slowestMs,
        `${during}: an answer took ${Math.round(slowest)} ms, more than ${slowestMs}`,
      );
      return {
        [`${during}: calls`]: taken.length,
        [`${during}: done`]: count(({ status }) => status === 200),
        [`${during}: 503 with Retry-After`]: busy,
        [`${during}: slowest answer, ms`]: Math.round(slowest),
      };
    },
  };
}
