import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { toDiceRoll } from './dice-values.ts';
import { roundFairness } from './round-fairness.ts';

type DiceFairness = Extract<Fairness, { kind: 'dice' }>;

/** What recomputes a roll of Dice, as stored pages of the site read it. */
export async function proveDiceBet(
  ctx: Context,
  tx: Tx,
  memberId: string,
  betId: string,
): Promise<DiceFairness | null> {
  const known = await roundFairness(ctx, tx, memberId, betId);
  // Dice has no rounds that are open.
  if (!known || known === 'round_open') return null;
  const { round, steps: _steps, ...proof } = known;
  return { ...proof, kind: 'dice', roll: toDiceRoll(round) };
}
