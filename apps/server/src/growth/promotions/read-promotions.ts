import type { Promotion, PromotionDetail } from '@khelaghor/contract/growth/promotions.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import { isAgentType } from '@khelaghor/contract/lib/roles.ts';
import type { Context } from '../../lib/context.ts';
import { readSettings } from '../../site/settings/index.ts';
import { listEntries, findEntry } from './participation-store.ts';
import type { StoredEntry } from './participation-store.ts';
import { listEnabledPromotions, findPromotion } from './store.ts';
import type { StoredPromotion } from './store.ts';
import { getPhase, readPromotionDetail, readPromotionValues } from './promotion-value.ts';

/** The caller who reads: a visitor (null) or a member of any type. */
export type Reader = Pick<MemberCaller, 'memberId' | 'type' | 'play'> | null;

/** How long after its end a promotion stays visible to members who took part. */
const shownAfterMs = 30 * 24 * 3_600_000;

/** Whether a promotion's audience includes the reader. */
export function isMeantFor({ audience }: StoredPromotion, reader: Reader): boolean {
  switch (audience) {
    case 'everyone':
      return true;
    case 'visitors':
      return reader === null;
    case 'members':
      return reader !== null;
    case 'agents':
      return reader !== null && isAgentType(reader.type);
  }
}

/** Whether the reader sees a promotion, by its switch, schedule, audience and kind of money. */
function isSeen(
  promotion: StoredPromotion,
  entry: StoredEntry | null,
  circumstances: { reader: Reader; now: Date; isPlay: boolean },
): boolean {
  const { reader, now, isPlay } = circumstances;
  if (!promotion.enabled) return false;
  // Members on a break are offered no promotions.
  if (reader?.play.pause) return false;
  // Promotions pay play money, which no member can use on a site with real money.
  if (promotion.amount !== null && !isPlay) return false;
  if (getPhase(promotion, now) !== 'after') return entry !== null || isMeantFor(promotion, reader);
  const endedMs = promotion.endsAt?.getTime() ?? 0;
  return entry !== null && now.getTime() - endedMs < shownAfterMs;
}

const readCircumstances = async (ctx: Context, reader: Reader) => ({
  reader,
  now: ctx.clock.now(),
  isPlay: (await readSettings(ctx)).moneyMode === 'play',
});

/** Returns the promotions that the reader sees, in the operator's order. */
export async function listPromotionsFor(ctx: Context, reader: Reader): Promise<Promotion[]> {
  const [promotions, entries, circumstances] = await Promise.all([
    listEnabledPromotions(ctx.db),
    reader ? listEntries(ctx.db, reader.memberId) : null,
    readCircumstances(ctx, reader),
  ]);
  const places = promotions
    .map((promotion) => ({ promotion, entry: entries?.get(promotion.id) ?? null }))
    .filter(({ promotion, entry }) => isSeen(promotion, entry, circumstances));
  return readPromotionValues(ctx, places);
}

/** Returns one promotion; null when it is unknown or not for this reader. */
export async function findPromotionFor(
  ctx: Context,
  reader: Reader,
  id: string,
): Promise<PromotionDetail | null> {
  const [promotion, entry, circumstances] = await Promise.all([
    findPromotion(ctx.db, id),
    reader ? findEntry(ctx.db, reader.memberId, id) : null,
    readCircumstances(ctx, reader),
  ]);
  if (!promotion || !isSeen(promotion, entry, circumstances)) return null;
  return readPromotionDetail(ctx, { promotion, entry });
}
