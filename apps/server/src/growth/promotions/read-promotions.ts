import type { Promotion, PromotionDetail } from '@khelaghor/contract/growth/promotions.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import { isAgentType } from '@khelaghor/contract/lib/roles.ts';
import type { Context } from '../../lib/context.ts';
import { readSettings } from '../../site/settings/index.ts';
import { entriesOf, findEntry } from './participation-store.ts';
import type { StoredEntry } from './participation-store.ts';
import { enabledPromotions, findPromotion } from './store.ts';
import type { StoredPromotion } from './store.ts';
import { phaseOf, promotionDetailOf, promotionValues } from './promotion-value.ts';

/** Who looks: a visitor, or a member of some type. */
export type Reader = Pick<MemberCaller, 'memberId' | 'type' | 'play'> | null;

/** What became of a promotion that is over stays in sight for its members this long. */
const shownAfterMs = 30 * 24 * 3_600_000;

/** Whether a promotion is meant for somebody. */
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

/** Whether somebody sees a promotion: a matter of switch, schedule, audience and kind of money. */
function isSeen(
  promotion: StoredPromotion,
  entry: StoredEntry | null,
  circumstances: { reader: Reader; now: Date; isPlay: boolean },
): boolean {
  const { reader, now, isPlay } = circumstances;
  if (!promotion.enabled) return false;
  // Who is on a break is offered nothing.
  if (reader?.play.pause) return false;
  // What is given is play money, which nobody can use where real money is played for.
  if (promotion.amount !== null && !isPlay) return false;
  if (phaseOf(promotion, now) !== 'after') return entry !== null || isMeantFor(promotion, reader);
  const endedMs = promotion.endsAt?.getTime() ?? 0;
  return entry !== null && now.getTime() - endedMs < shownAfterMs;
}

const circumstancesOf = async (ctx: Context, reader: Reader) => ({
  reader,
  now: ctx.clock.now(),
  isPlay: (await readSettings(ctx)).moneyMode === 'play',
});

/** The promotions that somebody sees, in the operator's order. */
export async function promotionsFor(ctx: Context, reader: Reader): Promise<Promotion[]> {
  const [promotions, entries, circumstances] = await Promise.all([
    enabledPromotions(ctx.db),
    reader ? entriesOf(ctx.db, reader.memberId) : null,
    circumstancesOf(ctx, reader),
  ]);
  const places = promotions
    .map((promotion) => ({ promotion, entry: entries?.get(promotion.id) ?? null }))
    .filter(({ promotion, entry }) => isSeen(promotion, entry, circumstances));
  return promotionValues(ctx, places);
}

/** One promotion; null for what its reader may not see: it does not exist for him. */
export async function promotionFor(
  ctx: Context,
  reader: Reader,
  id: string,
): Promise<PromotionDetail | null> {
  const [promotion, entry, circumstances] = await Promise.all([
    findPromotion(ctx.db, id),
    reader ? findEntry(ctx.db, reader.memberId, id) : null,
    circumstancesOf(ctx, reader),
  ]);
  if (!promotion || !isSeen(promotion, entry, circumstances)) return null;
  return promotionDetailOf(ctx, { promotion, entry });
}
