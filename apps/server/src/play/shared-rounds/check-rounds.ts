import { matchesCommitment, parseSeed } from '@khelaghor/fairness/seed.ts';
import { getSharedSeed } from '@khelaghor/fairness/shared-seed.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { computePricePayout } from '@khelaghor/game-engine/shared-bet.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { AllAreas } from '../../lib/area.ts';
import { describeRoundFault } from '../../lib/beacon-relays.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { suspendProducts } from '../../money/ledger-audit/index.ts';
import { getGameProduct, isReceiptOf } from '../inhouse/index.ts';
import { listSettledOf } from './bet-store.ts';
import type { SettledBetRow } from './bet-store.ts';
import { drawPoint, getBeacon, getBrokenAt, getSharedEngine, judgeBet } from './round-values.ts';
import { getBetText } from './shared-fairness.ts';
import { findRoundById, markChecked, takeUncheckedRound } from './store.ts';
import type { RoundRow } from './store.ts';

/** The part of a round that comes out otherwise when it is computed again. */
type MismatchPart = 'link' | 'beacon' | 'point' | 'payout' | 'receipt';

/** The first part of a bet that differs; null: none does. */
function findBetMismatch(
  ctx: Context,
  round: RoundRow,
  bet: SettledBetRow,
  point: bigint,
): MismatchPart | null {
  if (!isReceiptOf(ctx.secrets, getBetText(bet, round), bet.receipt)) return 'receipt';
  // The stake of a bet that an operator made void went back, whatever the bet had won.
  if (bet.state === 'void') return null;
  const taken = judgeBet(bet, point, getBrokenAt(getSharedEngine(round.gameCode), round));
  const payout = typeof taken === 'number' ? computePricePayout(minor(bet.stakeMinor), taken) : 0n;
  return taken !== 'returned' && payout === bet.payoutMinor ? null : 'payout';
}

/**
 * Computes a round again with the portable hash that players use: its link against its seal, the
 * signature of the beacon, the point, and the payout and receipt of each bet.
 */
async function findMismatch(
  ctx: Context,
  round: RoundRow,
  bets: readonly SettledBetRow[],
): Promise<{ part: MismatchPart; betId: string | null } | null> {
  const link = parseSeed(round.link ?? '');
  if (!link.ok || !matchesCommitment(link.value, round.seal)) return { part: 'link', betId: null };
  const beacon = getBeacon(round);
  const named = { game: round.gameCode, number: Number(round.number) };
  const isAnnounced = (round.beaconRound === null) === (beacon === null);
  const isTrue = beacon === null || (await describeRoundFault(beacon)) === null;
  if (!isAnnounced || !isTrue || round.clientSeed !== getSharedSeed(named, beacon))
    return { part: 'beacon', betId: null };
  const point = drawPoint(getSharedEngine(round.gameCode), round, link.value);
  if (formatHundredths(point) !== round.point) return { part: 'point', betId: null };
  for (const bet of bets) {
    const part = findBetMismatch(ctx, round, bet, point);
    if (part !== null) return { part, betId: bet.betId };
  }
  return null;
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

/** Computes one round again that was settled; false: there is none. */
async function checkNext(ctx: Context, suspensions: AllAreas['suspensions']): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const id = await takeUncheckedRound(tx);
    if (id === null) return false;
    const round = await findRoundById(tx, id);
    if (!round) throw new Error(`the round ${id} is not there`);
    // A void round has nothing to compute: its stakes went back.
    const found =
      round.state === 'ended' ? await findMismatch(ctx, round, await listSettledOf(tx, id)) : null;
    if (found) await tellOf(ctx, tx, round, found, suspensions);
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
