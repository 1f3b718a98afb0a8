import { seedAnnouncements } from '../features/announcements/announcements.ts';
import { seedBanners } from '../features/banners/banners.ts';
import { seedHelp } from '../features/help/help.ts';
import { seedPromotions } from '../features/promotions/promotions.ts';
import type { Context } from '../platform/context.ts';

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

/**
 * What a fresh site shows: its games, banners and a notice. No accounts. Fixed ids and codes make
 * it safe to run at every start; what an operator changed stays changed.
 */
export async function seedContent(ctx: Context): Promise<void> {
  await ctx.db
    .insertInto('game')
    .values(games)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  const giftId = await seedPromotions(ctx);
  await seedBanners(ctx, giftId);
  await seedAnnouncements(ctx);
  await seedHelp(ctx);
}
