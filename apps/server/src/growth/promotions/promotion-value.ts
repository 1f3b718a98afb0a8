import type {
  Promotion,
  PromotionDetail,
  PromotionStanding,
} from '@khelaghor/contract/growth/promotions.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context, Database } from '../../lib/context.ts';
import { sumDepositsBetween } from '../../money/deposits/index.ts';
import { readPictures } from '../../site/media/index.ts';
import type { StoredEntry } from './participation-store.ts';
import { getAction, getStatus } from './rules.ts';
import type { Situation } from './rules.ts';
import type { StoredPromotion } from './store.ts';

/** Where a promotion stands in its schedule. */
export function getPhase(promotion: StoredPromotion, now: Date): Situation['phase'] {
  if (promotion.startsAt !== null && now < promotion.startsAt) return 'before';
  return promotion.endsAt !== null && now >= promotion.endsAt ? 'after' : 'open';
}

const isExhausted = ({ amount, budget, granted }: StoredPromotion): boolean =>
  amount !== null && budget !== null && granted + amount > budget;

function computeEarned(target: Minor | null, deposited: Minor | null): Situation['earned'] {
  if (target === null) return 'all';
  if (deposited === null || deposited <= 0n) return 'none';
  return deposited >= target ? 'all' : 'some';
}

/** What was paid in towards a promotion that asks for it, since its member signed up. */
async function depositedFor(
  db: Database,
  promotion: StoredPromotion,
  entry: StoredEntry | null,
): Promise<Minor | null> {
  if (promotion.kind !== 'deposit' || entry === null) return null;
  const span = { from: entry.createdAt, to: promotion.endsAt };
  return sumDepositsBetween(db, entry.memberId, 'PLAY', span);
}

/** All that the rules look at, read now. */
export async function findSituation(
  ctx: Context,
  db: Database,
  promotion: StoredPromotion,
  entry: StoredEntry | null,
): Promise<Situation & { deposited: Minor | null }> {
  const deposited = await depositedFor(db, promotion, entry);
  return {
    kind: promotion.kind,
    phase: getPhase(promotion, ctx.clock.now()),
    exhausted: isExhausted(promotion),
    entry: entry?.state ?? null,
    earned: computeEarned(promotion.target, deposited),
    deposited,
  };
}

/** Where a member stands, as the page shows it. */
export async function readStanding(
  ctx: Context,
  db: Database,
  promotion: StoredPromotion,
  entry: StoredEntry | null,
): Promise<PromotionStanding> {
  const situation = await findSituation(ctx, db, promotion, entry);
  return {
    status: getStatus(situation),
    action: getAction(situation),
    deposited: situation.deposited === null ? null : formatMinor(situation.deposited),
    reason: entry?.reason ?? null,
    changedAt: entry?.changedAt.toISOString() ?? null,
  };
}

const formatAmount = (amount: Minor | null): string | null =>
  amount === null ? null : formatMinor(amount);

type Place = { promotion: StoredPromotion; entry: StoredEntry | null };

/** Promotions as the site shows them, each with where its reader stands. */
export async function readPromotionValues(
  ctx: Context,
  places: readonly Place[],
): Promise<Promotion[]> {
  const pictures = places.flatMap(({ promotion }) => promotion.pictures);
  const pictureOf = await readPictures(ctx.db, pictures);
  return Promise.all(
    places.map(async ({ promotion, entry }) => ({
      id: promotion.id,
      title: promotion.title,
      summary: promotion.summary,
      category: promotion.category,
      kind: promotion.kind,
      announcementImages: promotion.pictures.map((name, index) => ({
        ...pictureOf(name),
        sequence: index + 1,
      })),
      amount: formatAmount(promotion.amount),
      target: formatAmount(promotion.target),
      currency: 'PLAY' as const,
      startsAt: promotion.startsAt?.toISOString() ?? null,
      endsAt: promotion.endsAt?.toISOString() ?? null,
      exhausted: isExhausted(promotion),
      standing: await readStanding(ctx, ctx.db, promotion, entry),
    })),
  );
}

/** One promotion with all that is written about it. */
export async function readPromotionDetail(ctx: Context, place: Place): Promise<PromotionDetail> {
  const [value] = await readPromotionValues(ctx, [place]);
  if (!value) throw new Error('one promotion gives one');
  return { ...value, content: place.promotion.content };
}
