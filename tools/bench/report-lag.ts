// How far reports are behind the newest bet while bets come, with all jobs of the server running.
// Part of `npm run bench -- desk`.
import { setTimeout as pause } from 'node:timers/promises';
import { v7 } from 'uuid';
import { inhousePlay } from '@khelaghor/client/routes/play.gen.ts';
import { readReport } from '@khelaghor/server/backoffice/reports/read-report.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';

const playerCount = 10;
const seconds = 30;
const betweenMs = 100;
const lagMsMax = 5_000;

/** Plays bets, one after another, until the time is over; notes when each was answered. */
async function play(server: TestServer, answeredAt: number[], untilMs: number): Promise<void> {
  const { browser } = await signUp(server, { balanceMinor: 1_000_000_000n });
  const { game, seedId } = await openDice(server, browser);
  while (performance.now() < untilMs) {
    const bet = { key: v7(), stake: '1000', seedId, direction: 'under', chance: 4_950 } as const;
    await game.callOrFail(inhousePlay, toDiceCall(bet));
    answeredAt.push(performance.now());
    await pause(betweenMs);
  }
}

/** Counts the bets of yesterday and today in the report: midnight may pass meanwhile. */
async function countReported({ ctx }: TestServer): Promise<number> {
  const nowMs = ctx.clock.now().getTime();
  const days = { from: formatDhakaDate(nowMs - dayMs), to: formatDhakaDate(nowMs) };
  const asked = { ...days, currency: 'PLAY', period: 'day', dimension: 'all' } as const;
  const report = await readReport(ctx.db, asked, 'sunday');
  if (!report.ok) throw new Error(report.refusal);
  return report.value.totals.bets;
}

/** Measures, prints, and fails when a bet takes too long until it is reported. */
export async function benchReportLag(): Promise<void> {
  const server = await startTestServer({ rateLimitFactor: 1_000_000 });
  try {
    const answeredAt: number[] = [];
    const untilMs = performance.now() + seconds * 1_000;
    const players = Array.from({ length: playerCount }, () => play(server, answeredAt, untilMs));
    const playing = Promise.all(players);
    let worstMs = 0;
    let reported = 0;
    while (performance.now() < untilMs || reported < answeredAt.length) {
      reported = await countReported(server);
      // The oldest bet that the report does not have yet.
      const missing = answeredAt[reported];
      if (missing !== undefined) worstMs = Math.max(worstMs, performance.now() - missing);
      await pause(betweenMs);
    }
    await playing;
    const isKept = worstMs <= lagMsMax;
    if (!isKept) process.exitCode = 1;
    console.log(
      `Reports, ${answeredAt.length} bets in ${seconds} s: the oldest that is missing is at most ` +
        `${(worstMs / 1_000).toFixed(1)} s old (at most ${lagMsMax / 1_000}) ` +
        (isKept ? 'ok' : 'MISSED'),
    );
  } finally {
    await server.close();
  }
}
