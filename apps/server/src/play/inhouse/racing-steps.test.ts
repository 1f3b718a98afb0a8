// Goal: of calls of one moment about a round of many steps exactly one of each takes effect, and
// limits that are lowered meanwhile bind later rounds only. Method: Mines below HTTP, half of the
// calls in another process on the same database.
import { afterEach, expect, test } from 'vitest';
import { startGroupCommit } from '@khelaghor/db/group-commit.ts';
import { getPay, minesEngine } from '@khelaghor/engine-mines/public.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { openMines } from '@khelaghor/testkit/open-mines.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../../lib/context.ts';
import { inHouseChecks } from './checks.ts';
import { openRound } from './open-round.ts';
import { takeStep, takeWin } from './take-step.ts';

const server = await withServer({ logLevel: 'silent' });
const { ctx } = server;
/** Another process on the same database: its own queues, its own batches. */
const processes = [ctx, { ...ctx, ledger: startGroupCommit(ctx.db) }] as const;
const given = 10_000_000n;
const calls = 100;
/** Stakes of one member follow one another, and none may wait for long. */
const stakes = 30;

auditAfterAll(server);
afterEach(async () => {
  const found = await inHouseChecks(ctx);
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

/** Makes calls at once, in turn in both processes. */
const race = <T>(
  count: number,
  call: (process: Context, nth: number) => Promise<T>,
): Promise<T[]> =>
  Promise.all(
    Array.from({ length: count }, (_, nth) => call(processes[nth % 2 === 0 ? 0 : 1], nth)),
  );

type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: string };

const countEnds = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const end = answer.ok ? 'done' : answer.refusal;
    counts[end] = (counts[end] ?? 0) + 1;
  }
  return counts;
};

const getPrice = (opened: number): bigint => computePayout(minor(1_000n), getPay(3, opened));

/** A player with a round in which one safe cell is open. */
async function openPlayed() {
  const player = await openMines(server, given);
  const round = await player.open();
  const { safe } = await player.look(round.betId);
  await player.step(round, 1, safe[0] ?? 0);
  const call = { engine: minesEngine, caller: player.caller, betId: round.betId };
  return { player, round, safe, call };
}

test('of 100 steps with keys of their own one is taken', async () => {
  const { player, round, safe, call } = await openPlayed();
  const answers = await race(calls, (process, nth) => {
    const step = { cell: safe[1 + (nth % 10)] ?? 0 };
    return takeStep(process, call, { key: player.newKey(), number: 2, step });
  });
  expect(countEnds(answers)).toEqual({ done: 1, step_out_of_order: calls - 1 });
  expect(await player.countActs(round.betId)).toBe(2);
  await player.take(round, 3);
  expect(await player.readBalance()).toBe(given - 1_000n + getPrice(2));
});

test('of 100 takes with keys of their own one is paid', async () => {
  const { player, round, call } = await openPlayed();
  const answers = await race(calls, (process) =>
    takeWin(process, call, { key: player.newKey(), number: 2 }),
  );
  expect(countEnds(answers)).toEqual({ done: 1, round_ended: calls - 1 });
  expect(await player.readBalance()).toBe(given - 1_000n + getPrice(1));
  expect(await player.countActs(round.betId)).toBe(2);
});

test('of 50 equal steps and 50 equal takes one act is done, and its repeats answer alike', async () => {
  const { player, round, safe, call } = await openPlayed();
  const [stepKey, takeKey] = [player.newKey(), player.newKey()];
  const step = { cell: safe[1] ?? 0 };
  const stepOn = (process: Context) => takeStep(process, call, { key: stepKey, number: 2, step });
  const takeOn = (process: Context) => takeWin(process, call, { key: takeKey, number: 2 });
  const answers = await race(calls, (process, nth): Promise<Answer> =>
    nth % 4 < 2 ? stepOn(process) : takeOn(process),
  );
  const done = answers.filter(({ ok }) => ok);
  expect(done).toHaveLength(calls / 2);
  for (const answer of done) expect(answer).toEqual(done[0]);
  expect(await player.countActs(round.betId)).toBe(2);
  const isTaken = (await player.listEnded()).length === 1;
  if (!isTaken) await player.take(round, 3);
  expect(await player.readBalance()).toBe(given - 1_000n + getPrice(isTaken ? 1 : 2));
});

test('30 equal openings in two processes are one round, 30 with keys of their own too', async () => {
  const equal = await openMines(server, given);
  const body = equal.getOpening();
  const alike = await race(stakes, (process) =>
    openRound(process, { engine: minesEngine, caller: equal.caller, cycleMs: 0 }, body),
  );
  expect(countEnds(alike)).toEqual({ done: stakes });
  for (const answer of alike) expect(answer).toEqual(alike[0]);
  expect(await equal.readEscrow()).toBe(1_000n);

  const various = await openMines(server, given);
  const asked = { engine: minesEngine, caller: various.caller, cycleMs: 0 };
  const answers = await race(stakes, (process) => openRound(process, asked, various.getOpening()));
  expect(countEnds(answers)).toEqual({ done: 1, round_open: stakes - 1 });
  expect(await various.readEscrow()).toBe(1_000n);
});

test('limits that are lowered while a round is open bind later rounds only', async () => {
  const { player, round, safe } = await openPlayed();
  const limits = { ...minesEngine.limits, stakeMax: minor(500n), payoutMax: minor(1_100n) };
  const lowered: StepEngine = { ...minesEngine, limits };
  const call = { engine: lowered, caller: player.caller, betId: round.betId };
  // Two cells pay 1,287, above the new limit and far below that of the round.
  const step = { cell: safe[1] ?? 0 };
  const stepped = await takeStep(ctx, call, { key: player.newKey(), number: 2, step });
  expect(stepped).toMatchObject({ ok: true, value: { round: { payoutMax: '100000000' } } });
  const taken = await takeWin(ctx, call, { key: player.newKey(), number: 3 });
  expect(taken).toMatchObject({ value: { ended: { payout: String(getPrice(2)) } } });
  const asked = { engine: lowered, caller: player.caller, cycleMs: 0 };
  const openAt = (stake: string) => openRound(ctx, asked, player.getOpening({ stake }));
  expect(await openAt('1000')).toMatchObject({ refusal: 'stake_above_maximum' });
  const small = await openAt('500');
  expect(small).toMatchObject({ ok: true, value: { round: { payoutMax: '1100' } } });
});
