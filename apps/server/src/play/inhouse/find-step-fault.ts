import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import { getActState } from '@khelaghor/game-engine/step-acts.ts';
import { findStepEngine } from '@khelaghor/game-list/games.ts';
import type { Context } from '../../lib/context.ts';
import { isReceiptOf } from './receipt.ts';
import type { StoredAct } from './step-store.ts';
import { listReceiptTexts } from './step-values.ts';

/** An ended round whose outcome was computed again and is right. */
type RightRound = {
  readonly betId: string;
  readonly gameCode: string;
  readonly choice: Plain;
  readonly outcome: Plain;
};

/**
 * Whether the stored steps of a round are not those of its outcome, or one of their receipts is
 * signed over another step. A round that is decided at once has none.
 */
export function hasStepFault(
  { secrets }: Context,
  { betId, gameCode, choice, outcome }: RightRound,
  stakeText: string,
  acts: readonly StoredAct[],
): boolean {
  const engine = findStepEngine(gameCode);
  if (!engine) return acts.length > 0;
  const layout = String(outcome['layout']).split(' ').map(Number);
  const steps = acts.filter(({ act }) => act === 'step').map(({ step }) => step);
  if (steps.join(' ') !== outcome['steps']) return true;
  const round = { row: { betId }, engine, choice, layout, stakeText };
  if (getActState(round, acts).state === 'open') return true;
  const texts = listReceiptTexts(round, acts);
  return acts.some(
    ({ number, receipt }, index) =>
      number !== index + 1 || !isReceiptOf(secrets, texts[index] ?? '', receipt),
  );
}
