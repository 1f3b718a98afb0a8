import type { PotLiftValue } from '@khelaghor/contract/play/jackpots.ts';
import { foldPot, POT_NUMBERS } from '@khelaghor/game-engine/must-hit-by.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Context } from '../../lib/context.ts';
import { findFold, listHitBets } from './fold-store.ts';
import type { PotBefore } from './fold-store.ts';
import { drawPotNumbers } from './pot-numbers.ts';
import { findPlaceOfHouse, listStakes } from './pot-store.ts';
import type { PotStake } from './pot-store.ts';

/** The stake of one of the member's bets in the ledger; undefined: there is no such bet. */
const findStake = (ctx: Context, memberId: string, betId: string) =>
  ctx.db
    .selectFrom('bet as b')
    .innerJoin('ledgerTransfer as t', 't.id', 'b.id')
    .select(['t.seq', 't.creditAccountId'])
    .where('b.id', '=', betId)
    .where('b.memberId', '=', memberId)
    .executeTakeFirst();

/** Numbers that hit, and that do not below the cap: what is known of other members' bets. */
const hitting = 0n;
const missing = POT_NUMBERS - 1n;

/** Lifts a pot by the bets of a run again, up to the last of them, whose own number is given. */
function liftAgain(
  { tier, rules, next, amount, fraction }: PotBefore,
  stakes: readonly PotStake[],
  { hits, number }: { readonly hits: ReadonlySet<string>; readonly number: bigint },
): PotLiftValue | null {
  const bets = stakes.map(({ betId, stake }, index) => {
    const known = hits.has(betId) ? hitting : missing;
    const isOwn = index === stakes.length - 1;
    return { id: betId, stake: minor(stake), number: isOwn ? number : known };
  });
  const { last } = foldPot({ rules, next }, { amount, fraction }, bets);
  if (!last) return null;
  return {
    tier,
    from: String(last.from),
    to: String(last.to),
    cap: String(last.cap),
    number: String(number),
    isHit: last.isHit,
    pays: String(last.pays),
  };
}

/**
 * How one of the member's bets lifted the pots of its game, worked out again from the run that
 * added it; null: no run has come to it yet. A bet on a game without pots lifted none. Undefined:
 * the member has no such bet.
 */
export async function readBetLifts(
  ctx: Context,
  memberId: string,
  betId: string,
): Promise<readonly PotLiftValue[] | null | undefined> {
  const bet = await findStake(ctx, memberId, betId);
  if (!bet) return undefined;
  const { seq: to, creditAccountId } = bet;
  const place = await findPlaceOfHouse(ctx.db, creditAccountId);
  if (!place) return [];
  if (place.foldedTo < to) return null;
  const fold = await findFold(ctx.db, place, to);
  // The bet was placed before the game got its pots.
  if (!fold) return [];
  const { id: foldId, from, pots } = fold;
  const range = { from, to, limit: Number(to - from) };
  const stakes = await listStakes(ctx.db, creditAccountId, range);
  const own = stakes.at(-1);
  if (own?.betId !== betId) return [];
  const [numbers = []] = await drawPotNumbers(ctx, [own], pots.length);
  const getHits = await listHitBets(ctx.db, foldId);
  return pots.flatMap((pot, rank) => {
    const known = { hits: getHits(pot.tier), number: numbers[rank] ?? 0n };
    return liftAgain(pot, stakes, known) ?? [];
  });
}
