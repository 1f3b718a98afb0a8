import { matchesCommitment, parseSeed } from '@khelaghor/fairness/seed.ts';
import { getSharedSeed } from '@khelaghor/fairness/shared-seed.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { settleSharedBet } from '@khelaghor/game-engine/settle-shared-bet.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { sql } from 'kysely';
import type { AllAreas } from '../../lib/area.ts';
import { describeRoundFault } from '../../lib/beacon-relays.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { suspendProducts } from '../../money/ledger-audit/index.ts';
import { getGameProduct } from '../inhouse/index.ts';
import { findSettledBet, listSettledOf } from './bet-store.ts';
import type { SettledBetRow } from './bet-store.ts';
import {
  drawCrashPoint,
  getBeacon,
  getRoundEnd,
  getSharedEngine,
  toStake,
} from './round-values.ts';
import { hasReceipt } from './shared-fairness.ts';
import { findRoundById, listCheckedRounds, markChecked, takeUncheckedRound } from './store.ts';
import type { RoundRow } from './store.ts';

/** Rounds are computed again for so long; the signature of the beacon takes milliseconds each. */
const keptMs = 31 * dayMs;

/** The part of a round that comes out otherwise when it is computed again. */
type MismatchPart = 'commitment' | 'beacon' | 'crash_point' | 'payout' | 'receipt';

/** The first part of a bet that differs; null: none does. */
function findBetMismatch(ctx: Context, round: RoundRow, bet: SettledBetRow): MismatchPart | null {
  if (!hasReceipt(ctx, bet, round)) return 'receipt';
  const end = getRoundEnd(round);
  const engine = getSharedEngine(round.gameCode);
  const settled = end && settleSharedBet(engine, toStake(bet), end);
  const isReturned = bet.state === 'void';
  const isRight =
    settled?.payout === bet.payoutMinor && (settled.result === 'returned') === isReturned;
  return isRight ? null : 'payout';
}

/**
 * Computes a round again with the portable hash that players use: its server seed against its
 * commitment, the signature of the beacon, the crash point, and the payout and receipt of each bet.
 */
async function findMismatch(
  ctx: Context,
  round: RoundRow,
  bets: readonly SettledBetRow[],
): Promise<{ part: MismatchPart; betId: string | null } | null> {
  const serverSeed = parseSeed(round.serverSeed ?? '');
  if (!serverSeed.ok || !matchesCommitment(serverSeed.value, round.commitment))
    return { part: 'commitment', betId: null };
  const beacon = getBeacon(round);
  const named = { game: round.gameCode, number: Number(round.number) };
  const isAnnounced = (round.beaconRound === null) === (beacon === null);
  const isTrue = beacon === null || (await describeRoundFault(beacon)) === null;
  if (!isAnnounced || !isTrue || round.clientSeed !== getSharedSeed(named, beacon))
    return { part: 'beacon', betId: null };
  const crashPoint = drawCrashPoint(getSharedEngine(round.gameCode), round, serverSeed.value);
  if (formatHundredths(crashPoint) !== round.crashPoint)
    return { part: 'crash_point', betId: null };
  for (const bet of bets) {
    const part = findBetMismatch(ctx, round, bet);
    if (part !== null) return { part, betId: bet.betId };
  }
  return null;
}

/** Computes the round of a settled bet again; the part that differs, null: none does. */
export async function findBetMismatchOf(
  ctx: Context,
  tx: Tx,
  { memberId, betId }: { readonly memberId: string; readonly betId: string },
): Promise<string | null> {
  const bet = await findSettledBet(tx, memberId, betId);
  const round = bet && (await findRoundById(tx, bet.roundId));
  if (!bet || round?.state !== 'ended') return null;
  return (await findMismatch(ctx, round, [bet]))?.part ?? null;
}

/** Writes a mismatch down, and closes its game until an operator opens it. */
async function tellOf(
  ctx: Context,
  tx: Tx,
  { gameCode, number }: RoundRow,
  found: { part: MismatchPart; betId: string | null },
  suspensions: AllAreas['suspensions'],
): Promise<void> {
  const { part, betId } = found;
  await logEvent(ctx, tx, {
    kind: 'round.mismatch',
    actor: 'system',
    subject: `game:${gameCode}`,
    detail: { round: Number(number), part, ...(betId !== null && { betId }) },
  });
  const reason = `round ${number} of ${gameCode} comes out otherwise: ${part}`;
  await suspendProducts(
    ctx,
    tx,
    { products: [getGameProduct(gameCode).code], reason },
    suspensions,
  );
}

/** Whether a round is known to differ: its game is closed for it once, not every night. */
async function isToldOf(tx: Tx, { gameCode, number }: RoundRow): Promise<boolean> {
  const { rows } = await sql`
    select from event_log where kind = 'round.mismatch' and subject = ${`game:${gameCode}`}
      and detail ->> 'round' = ${String(number)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Computes a round again. One that differs is written down, and its game is closed. */
async function judgeRound(
  ctx: Context,
  tx: Tx,
  round: RoundRow,
  suspensions: AllAreas['suspensions'],
): Promise<void> {
  // A void round has nothing to compute: its stakes went back.
  if (round.state !== 'ended') return;
  const found = await findMismatch(ctx, round, await listSettledOf(tx, round.id));
  if (found) await tellOf(ctx, tx, round, found, suspensions);
}

/** Computes one round again that was settled; false: there is none. */
async function checkNext(ctx: Context, suspensions: AllAreas['suspensions']): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const id = await takeUncheckedRound(tx);
    if (id === null) return false;
    const round = await findRoundById(tx, id);
    if (!round) throw new Error(`the round ${id} is not there`);
    await judgeRound(ctx, tx, round, suspensions);
    await markChecked(tx, id, ctx.clock.now());
    return true;
  });
}

/** Computes every shared round again that was settled since the last time. */
export async function checkSharedRounds(
  ctx: Context,
  { suspensions }: Pick<AllAreas, 'suspensions'>,
): Promise<void> {
  while (await checkNext(ctx, suspensions));
}

/**
 * Computes the rounds of the last month again that were right when they were played: what was
 * changed in the tables since then is found.
 */
export async function checkKeptSharedRounds(
  ctx: Context,
  { suspensions }: Pick<AllAreas, 'suspensions'>,
): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - keptMs);
  for (const id of await listCheckedRounds(ctx.db, since))
    await ctx.db.transaction().execute(async (tx) => {
      const round = await findRoundById(tx, id);
      if (round && !(await isToldOf(tx, round))) await judgeRound(ctx, tx, round, suspensions);
    });
}
