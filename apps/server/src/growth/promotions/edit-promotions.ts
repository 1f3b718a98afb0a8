import { promotionDraft } from '@khelaghor/contract/growth/promotions.ts';
import type { AdminPromotion, PromotionDraft } from '@khelaghor/contract/growth/promotions.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, FieldRefusal } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { cleanLocalHtml } from '../../lib/clean-html.ts';
import type { Context, Tx } from '../../lib/context.ts';
import {
  checkRevision,
  computeRevision,
  mergeEdit,
  pickFields,
  withRevision,
} from '../../lib/edits.ts';
import type { Edit } from '../../lib/edits.ts';
import { getOperatorActor, listTitles, logEvent } from '../../lib/event-log.ts';
import { endsTooEarly } from '../../lib/publish-window.ts';
import { arePicturesKnown, readPictures } from '../../site/media/index.ts';
import { countEntries, hasEntries } from './participation-store.ts';
import {
  hidePromotion,
  insertPromotion,
  listAllPromotions,
  lockAllPromotions,
  lockPromotion,
  sortPromotions,
  updatePromotion,
} from './store.ts';
import type { StoredPromotion } from './store.ts';

const formatAmount = (amount: Minor | null): string | null =>
  amount === null ? null : formatMinor(amount);

/** Returns what operators edit of a promotion. */
const getFields = (promotion: StoredPromotion): PromotionDraft =>
  pickFields(promotionDraft, {
    ...promotion,
    amount: formatAmount(promotion.amount),
    target: formatAmount(promotion.target),
    budget: formatAmount(promotion.budget),
    startsAt: promotion.startsAt?.toISOString() ?? null,
    endsAt: promotion.endsAt?.toISOString() ?? null,
  });

async function keptValues(
  ctx: Context,
  promotions: readonly StoredPromotion[],
): Promise<AdminPromotion[]> {
  const [counts, pictureOf] = await Promise.all([
    countEntries(ctx.db),
    readPictures(
      ctx.db,
      promotions.flatMap(({ pictures }) => pictures),
    ),
  ]);
  return promotions.map((promotion) => ({
    ...withRevision(promotionDraft, getFields(promotion)),
    id: promotion.id,
    images: promotion.pictures.map((name) => pictureOf(name).image),
    currency: 'PLAY',
    granted: formatMinor(promotion.granted),
    takenCount: counts.get(promotion.id)?.taken ?? 0,
    waitingCount: counts.get(promotion.id)?.waiting ?? 0,
    changedAt: promotion.changedAt.toISOString(),
    changedBy: promotion.changedBy,
  }));
}

/** Returns every promotion in the order of the site. */
export const readPromotionChoices = async (ctx: Context): Promise<AdminPromotion[]> =>
  keptValues(ctx, await listAllPromotions(ctx.db));

async function kept(ctx: Context, promotion: StoredPromotion) {
  const [value] = await keptValues(ctx, [promotion]);
  if (!value) throw new Error('one promotion gives one');
  return ok(value);
}

/** Returns the fields of a draft that contradict each other; empty: none. */
function wrongIn(draft: PromotionDraft, granted: bigint): Record<string, FieldRefusal> {
  const wrong: Record<string, FieldRefusal> = {};
  const malformed: FieldRefusal = { code: 'malformed' };
  const { kind, amount, target, budget } = draft;
  const gives = kind !== 'information';
  if (gives !== (amount !== null)) wrong['amount'] = malformed;
  if (gives !== (budget !== null)) wrong['budget'] = malformed;
  if ((kind === 'deposit') !== (target !== null)) wrong['target'] = malformed;
  if (amount !== null && budget !== null && BigInt(budget) < BigInt(amount))
    wrong['budget'] = malformed;
  if (budget !== null && BigInt(budget) < granted) wrong['budget'] = malformed;
  if (endsTooEarly(draft)) wrong['endsAt'] = { code: 'schedule_invalid' };
  return wrong;
}

type Checked = Result<PromotionDraft, 'image_missing' | 'malformed'>;

/** Validates and cleans an operator's draft before it is stored. */
async function checked(ctx: Context, draft: PromotionDraft, granted = 0n): Promise<Checked> {
  const fields = wrongIn(draft, granted);
  if (Object.keys(fields).length > 0) return refuse('malformed', { fields });
  if (!(await arePicturesKnown(ctx.db, draft.pictures)))
    return refuse('image_missing', { fields: { pictures: { code: 'image_missing' } } });
  return ok({ ...draft, content: cleanLocalHtml(draft.content) });
}

async function log(
  ctx: Context,
  tx: Tx,
  what: { kind: string; id: string; by: string; detail: Record<string, unknown> },
): Promise<void> {
  const { kind, id, by, detail } = what;
  await logEvent(ctx, tx, {
    kind,
    actor: getOperatorActor(by),
    subject: `promotion:${id}`,
    detail,
  });
}

/** A stored promotion as the log has it: amounts as text. */
const logged = ({ amount, target, budget, granted, ...rest }: StoredPromotion) => ({
  ...rest,
  amount: formatAmount(amount),
  target: formatAmount(target),
  budget: formatAmount(budget),
  granted: formatMinor(granted),
});

export async function addPromotion(
  ctx: Context,
  written: PromotionDraft,
  { username }: OperatorCaller,
): Promise<Result<AdminPromotion, 'image_missing' | 'malformed'>> {
  const draft = await checked(ctx, written);
  if (!draft.ok) return draft;
  const id = ctx.random.id();
  const promotion = await ctx.db.transaction().execute(async (tx) => {
    const change = { at: ctx.clock.now(), by: username };
    const made = await insertPromotion(tx, id, draft.value, change);
    const detail = { after: draft.value };
    await log(ctx, tx, { kind: 'promotion.added', id, by: username, detail });
    return made;
  });
  return kept(ctx, promotion);
}

type ChangeRefusal =
  | 'promotion_unknown'
  | 'image_missing'
  | 'state_changed'
  | 'changed_meanwhile'
  | 'malformed';

export async function changePromotion(
  ctx: Context,
  id: string,
  edit: Edit<PromotionDraft>,
  { username }: OperatorCaller,
): Promise<Result<AdminPromotion, ChangeRefusal>> {
  type Changed = Promise<Result<StoredPromotion, ChangeRefusal>>;
  const changed = await ctx.db.transaction().execute(async (tx): Changed => {
    const before = await lockPromotion(tx, id);
    if (!before || before.isRemoved) return refuse('promotion_unknown');
    const record = { subject: `promotion:${id}`, kinds: ['promotion.changed', 'promotion.added'] };
    const edited = await mergeEdit(tx, record, getFields(before), edit);
    if (!edited.ok) return edited;
    const draft = await checked(ctx, edited.value, before.granted);
    if (!draft.ok) return draft;
    if (before.kind !== draft.value.kind && (await hasEntries(tx, id)))
      return refuse('state_changed', { fields: { kind: { code: 'state_changed' } } });
    const change = { at: ctx.clock.now(), by: username };
    const after = await updatePromotion(tx, id, draft.value, change);
    const detail = { before: logged(before), after: draft.value };
    await log(ctx, tx, { kind: 'promotion.changed', id, by: username, detail });
    return ok(after);
  });
  return changed.ok ? kept(ctx, changed.value) : changed;
}

export function removePromotion(
  ctx: Context,
  id: string,
  { username }: OperatorCaller,
): Promise<Result<Record<string, never>, 'promotion_unknown'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockPromotion(tx, id);
    if (!before || before.isRemoved) return refuse('promotion_unknown');
    await hidePromotion(tx, id, { at: ctx.clock.now(), by: username });
    const detail = { before: logged(before) };
    await log(ctx, tx, { kind: 'promotion.removed', id, by: username, detail });
    return ok({});
  });
}

/**
 * Sets the order of all promotions. Refuses when another operator added, removed or moved one
 * after the operator saw the list.
 */
export function orderPromotions(
  ctx: Context,
  { ids, seen }: { ids: string[]; seen: string[] },
  { username }: OperatorCaller,
): Promise<Result<Record<string, never>, 'promotion_unknown' | 'changed_meanwhile'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const current = await lockAllPromotions(tx);
    const record = { subject: 'promotion:all', kinds: ['promotion.ordered'] };
    const order = { ids: current.map(({ id }) => id) };
    const revision = computeRevision({ ids: seen });
    const refused = await checkRevision(tx, record, order, { revision, changes: { ids } });
    if (refused) return refused;
    const before = listTitles(current);
    if ((await sortPromotions(tx, ids)) !== ids.length) return refuse('promotion_unknown');
    const detail = { before, after: listTitles(await listAllPromotions(tx)) };
    await log(ctx, tx, { kind: 'promotion.ordered', id: 'all', by: username, detail });
    return ok({});
  });
}
