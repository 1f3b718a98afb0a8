import type { Context } from '../../lib/context.ts';

const games = [
  {
    code: 'dice',
    gameType: 'INHOUSE',
    vassalage: 'KHELAGHOR',
    nodeId: 1001,
    titleBn: 'পাশা',
    titleEn: 'Dice',
    picture: 'dice',
    isHot: 1,
    rtpHundredths: 9900,
    launch: 'iframe',
    defaultPlayType: null,
    sort: 1,
    open: true,
  },
  {
    code: 'k3',
    gameType: 'LOTT',
    vassalage: 'KHELAGHOR',
    nodeId: 2001,
    titleBn: 'কে৩ পাশা',
    titleEn: 'K3 Dice',
    picture: 'k3',
    isHot: 1,
    rtpHundredths: 9800,
    launch: 'lottery',
    defaultPlayType: 'sum',
    sort: 2,
    open: true,
  },
];

/** Puts our own games into the lobby of a fresh site; fixed codes make it safe to repeat. */
export async function seedGames(ctx: Context): Promise<void> {
  await ctx.db
    .insertInto('game')
    .values(games)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
