// Goal: Crash returns 99 % however its processes are lost, and whatever players do about it.
// Method: many rounds by the rules of the engine, under losses of chance and losses that a player
// brings about; a control by the rules of before shows that the simulation would notice.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { judgeCashOut, settleSharedBet } from '@khelaghor/game-engine/settle-shared-bet.ts';
import { getEndMs } from '@khelaghor/game-engine/shared-bet.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import { crashEngine } from './public.ts';

const rounds = 50_000;
const stake = minor(1_000n);
const serverSeed = new Uint8Array(32).fill(7);
/** A lease ends so long after the last sign of life of its process. */
const leaseMs = 5_000;

/** When the process of a round is lost, and when another one goes on, in ms from the start. */
type Loss = { readonly lostMs: number; readonly backMs: number };

/** A player: their auto cash-out, and when they request a cash-out until one is accepted. */
type Strategy = {
  readonly autoCashOut: number;
  readonly listRequests: (loss: Loss) => readonly number[];
};

/** No one runs the round from the end of the lease until it is taken over. */
const isRun = ({ lostMs, backMs }: Loss, atMs: number): boolean =>
  atMs < lostMs + leaseMs || atMs >= backMs;

const retry = (fromMs: number): number[] =>
  Array.from({ length: 40 }, (_, nth) => fromMs + nth * 250);

/** A player who does not want to wait longer cashes out at 3.00. */
const patient = 300;

const strategies: Readonly<Record<string, Strategy>> = {
  'no cash-out': { autoCashOut: patient, listRequests: () => [] },
  'auto cash-out at 2.00': { autoCashOut: 200, listRequests: () => [] },
  'auto cash-out at 1.01': { autoCashOut: 101, listRequests: () => [] },
  'cash out at the last sign of life': {
    autoCashOut: patient,
    listRequests: ({ lostMs }) => [lostMs],
  },
  'cash out before the lease ends': {
    autoCashOut: patient,
    listRequests: ({ lostMs }) => [lostMs + leaseMs - 1],
  },
  'cash out while no one runs the round': {
    autoCashOut: patient,
    listRequests: ({ lostMs }) => retry(lostMs + leaseMs),
  },
  'cash out after the restart': { autoCashOut: patient, listRequests: ({ backMs }) => [backMs] },
  'cash out when a loss is seen, else at 3 s': {
    autoCashOut: patient,
    listRequests: ({ lostMs }) => retry(Math.min(lostMs, 3_000)),
  },
};

/** A round of the simulation, and when its process is lost by chance. */
type DrawnRound = { readonly crashPoint: bigint; readonly endMs: number; readonly loss: Loss };

function drawRound(round: number): DrawnRound {
  const inputs = { serverSeed, nonce: 0, scope: crashEngine.scope };
  const stream = createFairStream({ ...inputs, clientSeed: `crash/${round}` });
  const crashPoint = crashEngine.drawCrashPoint(stream);
  // Lost in the first 20 seconds, and taken over within 20 more.
  const lostMs = 200 + stream.below(20_000);
  const loss = { lostMs, backMs: lostMs + leaseMs + stream.below(20_000) };
  return { crashPoint, endMs: getEndMs(crashEngine, crashPoint), loss };
}

const drawnRounds = Array.from({ length: rounds }, (_, nth) => drawRound(nth + 1));

/** A player kills the process at the time that suits them best, in every round. */
const ownLoss: Loss = { lostMs: 6_757, backMs: 6_757 + leaseMs + 1_000 };

/** The multiplier of the first cash-out that is accepted; null: none is. */
function cashOut(
  { crashPoint, endMs }: DrawnRound,
  loss: Loss,
  { autoCashOut, listRequests }: Strategy,
) {
  for (const atMs of listRequests(loss)) {
    if (atMs >= endMs) return null;
    const isAccepted = isRun(loss, atMs);
    const judged = isAccepted ? judgeCashOut(crashEngine, { crashPoint, autoCashOut }, atMs) : null;
    if (typeof judged === 'number') return judged;
  }
  return null;
}

/** The returned share of all stakes. */
function play(strategy: Strategy, findLoss: (round: DrawnRound) => Loss): number {
  const { autoCashOut } = strategy;
  let returned = 0n;
  for (const round of drawnRounds) {
    const bet = { stake, autoCashOut, cashedOut: cashOut(round, findLoss(round), strategy) };
    const end = { crashPoint: round.crashPoint, interruptedAt: null };
    const settled = settleSharedBet(crashEngine, bet, end);
    if (!settled) throw new Error('a bet cannot be settled');
    returned += settled.payout;
  }
  return Number(returned) / (rounds * Number(stake));
}

/** Four standard deviations of a bet that pays three times its stake at most. */
const tolerance = (4 * Math.sqrt(0.99 * 3 - 0.99 ** 2)) / Math.sqrt(rounds);

test.each(Object.entries(strategies))('%s: 99 percent is returned', (_, strategy) => {
  expect(Math.abs(play(strategy, ({ loss }) => loss) - 0.99)).toBeLessThan(tolerance);
  expect(Math.abs(play(strategy, () => ownLoss) - 0.99)).toBeLessThan(tolerance);
});

test('by the rules of before, a cash-out after the last sign of life returned more than the stakes', () => {
  const { lostMs } = ownLoss;
  const interruptedAt = crashEngine.getMultiplier(lostMs);
  let returned = 0n;
  for (const { crashPoint } of drawnRounds) {
    // Requested when the lease ends: accepted if the round goes on, else the stake went back.
    const round = { crashPoint, autoCashOut: patient };
    const judged = judgeCashOut(crashEngine, round, lostMs + leaseMs - 1);
    const cashedOut = typeof judged === 'number' ? judged : null;
    const bet = { stake, autoCashOut: patient, cashedOut };
    const settled = settleSharedBet(crashEngine, bet, { crashPoint, interruptedAt });
    returned += settled?.result === 'returned' ? stake : (settled?.payout ?? 0n);
  }
  expect(Number(returned) / (rounds * Number(stake))).toBeGreaterThan(1.1);
});
