import type { getSlotFigures } from '@khelaghor/contract/play/game-desk.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { findSlot } from '@khelaghor/game-list/slots.ts';
import { addDays, formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import type { Context } from '../../lib/context.ts';
import { compareFigures } from './slot-figure-rules.ts';
import { readFigureSums } from './slot-figure-store.ts';

/** Reads how often a slot showed its symbols and its feature in so many days, today included. */
export async function readSlotFigures(
  { db, clock }: Context,
  gameCode: string,
  days: number,
): Promise<ValueOf<typeof getSlotFigures>> {
  const slot = findSlot(gameCode);
  if (!slot) return { scope: null, rounds: 0, figures: [] };
  const since = addDays(formatDhakaDate(clock.now().getTime()), 1 - days);
  const { rounds, counts } = await readFigureSums(db, { scope: slot.scope, since });
  const figures = rounds > 0 ? compareFigures(slot, rounds, counts) : [];
  return { scope: slot.scope, rounds, figures };
}
