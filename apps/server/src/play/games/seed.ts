import type { AllAreas } from '../../lib/area.ts';
import type { Context } from '../../lib/context.ts';

/** Puts the house's games into the lobby of a fresh site; fixed codes make it safe to repeat. */
export async function seedGames(ctx: Context, { houseGames }: AllAreas): Promise<void> {
  await ctx.db
    .insertInto('game')
    .values(houseGames.flatMap(({ catalogue }) => catalogue()))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
