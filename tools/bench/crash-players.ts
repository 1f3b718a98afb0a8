// The players of the benchmark of Crash, in a process of their own: they bet and cash out over
// HTTP, and answer line by line how long each cash-out waited.
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { CrashAnnounced, CrashPlayer } from './crash-server.ts';

/** Cash-outs are spread over this part of the round. */
const cashOutWithinMs = 6_000;
/** A multiplier of 1.01 is due after a moment. */
const risesWithinMs = 1_000;

async function callGame(
  origin: string,
  { token }: CrashPlayer,
  path: string,
  body: object,
): Promise<unknown> {
  const response = await fetch(`${origin}/inhouse/crash/shared/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-khelaghor': '1',
      origin,
    },
    body: JSON.stringify(body),
  });
  return response.json();
}

type Placed = { readonly player: CrashPlayer; readonly betId: string };
type BetReply = { success: boolean; value?: { bet?: { betId: string } } };

/**
 * Bets of the players who will cash out; those that the round has no time for any more are left.
 */
async function placeOwnBets({ origin, players }: CrashAnnounced, round: number): Promise<Placed[]> {
  const placed = await Promise.all(
    players.map(async (player) => {
      const body = { key: v7(), round, seat: 1, stake: '1000', choice: { auto: 0 } };
      const reply = (await callGame(origin, player, 'bets', body)) as BetReply;
      const betId = reply.value?.bet?.betId;
      return betId === undefined ? [] : [{ player, betId }];
    }),
  );
  return placed.flat();
}

/** Cashes one bet out after another, whether or not earlier calls are answered. */
async function cashOutAll(origin: string, bets: readonly Placed[]): Promise<number[]> {
  const waits: number[] = [];
  const everyMs = cashOutWithinMs / Math.max(1, bets.length);
  const calls: Promise<void>[] = [];
  for (const { player, betId } of bets) {
    const fromMs = performance.now();
    calls.push(
      callGame(origin, player, `bets/${betId}/cash-out`, {}).then((reply) => {
        if ((reply as BetReply).success) waits.push(performance.now() - fromMs);
      }),
    );
    await pause(everyMs);
  }
  await Promise.all(calls);
  return waits;
}

async function answer(): Promise<void> {
  const say = (value: unknown): void => console.log(JSON.stringify(value));
  let [system, bets]: [CrashAnnounced, readonly Placed[]] = [{ origin: '', players: [] }, []];
  for await (const question of createInterface({ input: process.stdin })) {
    if (question.startsWith('{')) {
      system = JSON.parse(question) as CrashAnnounced;
      say(system.players.length);
    } else if (question === 'cash out') {
      await pause(risesWithinMs);
      say(await cashOutAll(system.origin, bets));
    } else {
      bets = await placeOwnBets(system, Number(question.slice('bet '.length)));
      say(bets.length);
    }
  }
}

if (import.meta.main) await answer();
