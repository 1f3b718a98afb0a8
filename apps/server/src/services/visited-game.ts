import { readMath } from '../play/inhouse/index.ts';
import { readOneGame } from '../play/lobby/index.ts';
import type { Context } from '../lib/context.ts';

/** A game's page for visitors: its card and, of an in-house game, odds and limits. */
export async function readVisitedGame(ctx: Context, gameCode: string) {
  const page = await readOneGame(ctx, gameCode);
  if (!page.ok) return null;
  const math = await readMath(ctx, gameCode);
  return { gameCode, page: page.value, math: math.ok ? math.value : null };
}
