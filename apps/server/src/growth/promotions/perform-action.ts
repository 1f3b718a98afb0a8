import type { PromotionAct, PromotionStanding } from '@khelaghor/contract/growth/promotions.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { checkCanPlay } from '../../account/responsible-gaming/index.ts';
import { findWallet } from '../../money/wallet/index.ts';
import { changeEntry, findAct, findEntry, insertEntry, keepAct } from './participation-store.ts';
import type { StoredEntry } from './participation-store.ts';
import { grant } from './grant.ts';
import { findMemberMove } from './rules.ts';
import type { EntryState } from './rules.ts';
import { lockPromotion } from './store.ts';
import type { StoredPromotion } from './store.ts';
import { findSituation, readStanding } from './promotion-value.ts';
import { isMeantFor } from './read-promotions.ts';

export type Acting = {
  caller: MemberCaller;
  promotionId: string;
  act: PromotionAct;
  /** Made by the caller, once for each intent. */
  key: string;
  remark: string | null;
};

type Refusal =
  | 'promotion_unknown'
  | 'promotion_not_open'
  | 'promotion_taken'
  | 'promotion_exhausted'
  | 'promotion_not_earned'
  | 'key_reused'
  | 'on_break';

/**
 * Does what a member asks for: sign up, apply, or take. The promotion's row is locked first, so
 * calls for one promotion are decided one after another; the same key gets the same answer.
 */
export function performAction(
  ctx: Context,
  acting: Acting,
): Promise<Result<PromotionStanding, Refusal>> {
  return transact(ctx, async (tx) => {
    const promotion = await lockPromotion(tx, acting.promotionId);
    if (!promotion) return refuse('promotion_unknown');
    const { memberId } = acting.caller;
    const known = await findAct(tx, acting.key);
    if (known) {
      const isSame =
        known.memberId === memberId &&
        known.promotionId === promotion.id &&
        known.action === acting.act &&
        known.remark === acting.remark;
      if (!isSame) return refuse('key_reused');
      const entry = await findEntry(tx, memberId, promotion.id);
      return ok(await readStanding(ctx, tx, promotion, entry));
    }
    return decide(ctx, tx, promotion, acting);
  });
}

async function decide(
  ctx: Context,
  tx: Tx,
  promotion: StoredPromotion & { isRemoved: boolean },
  acting: Acting,
): Promise<Result<PromotionStanding, Refusal>> {
  const { caller, act } = acting;
  const entry = await findEntry(tx, caller.memberId, promotion.id);
  const isSeen = promotion.enabled && (entry !== null || isMeantFor(promotion, caller));
  if (promotion.isRemoved || !isSeen) return refuse('promotion_unknown');
  const barred = checkCanPlay(caller.play);
  if (barred) return barred;
  const move = findMemberMove(await findSituation(ctx, tx, promotion, entry), act);
  if (!move.ok) return refuse(move.refusal);
  if (!(await playsForPlayMoney(ctx, tx, caller.memberId))) return refuse('promotion_not_open');
  const { key, promotionId, remark } = acting;
  const at = ctx.clock.now();
  const call = { key, promotionId, memberId: caller.memberId, action: act, remark };
  if (!(await keepAct(tx, call, at))) return refuse('key_reused');
  const amount = move.pays ? promotion.amount : null;
  const changed = await write(ctx, tx, { entry, acting, become: move.become, amount, at });
  // The rules have looked at the budget under the same lock.
  if (amount !== null && !(await grant(tx, changed, amount))) {
    throw new Error(`promotion ${promotion.id} gave more than it has`);
  }
  await logEvent(ctx, tx, {
    kind: `promotion.${move.become}`,
    actor: getMemberActor(caller.memberId),
    subject: `promotion:${promotion.id}`,
    detail: { entryId: changed.id, amount: amount === null ? null : String(amount) },
  });
  const now = amount === null ? promotion : await lockPromotion(tx, promotion.id);
  return ok(await readStanding(ctx, tx, now ?? promotion, changed));
}

async function playsForPlayMoney(ctx: Context, tx: Tx, memberId: string): Promise<boolean> {
  if ((await readSettingsInTx(ctx, tx)).moneyMode !== 'play') return false;
  return (await findWallet(tx, memberId)).currency === 'PLAY';
}

async function write(
  ctx: Context,
  tx: Tx,
  what: {
    entry: StoredEntry | null;
    acting: Acting;
    become: EntryState;
    amount: StoredEntry['amount'];
    at: Date;
  },
): Promise<StoredEntry> {
  const { entry, acting, become, amount, at } = what;
  if (entry) return changeEntry(tx, entry.id, { state: become, changedAt: at, amount });
  const made: StoredEntry = {
    id: ctx.random.id(),
    promotionId: acting.promotionId,
    memberId: acting.caller.memberId,
    state: become,
    remark: acting.remark,
    reason: null,
    amount,
    transferId: ctx.random.id(),
    decidedBy: null,
    createdAt: at,
    changedAt: at,
  };
  await insertEntry(tx, made);
  return made;
}
