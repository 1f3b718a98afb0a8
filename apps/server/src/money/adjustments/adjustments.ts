import type * as contract from '@khelaghor/contract/money/adjustments.ts';
import type { Adjustments } from '@khelaghor/contract/money/adjustments.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { houseAccount } from '@khelaghor/ledger/account.ts';
import { buildAdjustment } from '@khelaghor/ledger/postings/adjustment.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { findById } from '../../account/members/index.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getMemberActor, getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { notifyBalance } from '../../lib/notify.ts';
import { checkRepeat, judgeSecondOperator, toOperatorRequest } from '../../lib/operator-request.ts';
import { findWalletIn } from '../wallet/index.ts';
import * as store from './store.ts';
import type { StoredAdjustment } from './store.ts';

type ByOperator = { readonly id: string; readonly caller: OperatorCaller };
type RequestByOperator = ByOperator & { readonly requestId: string };
type Refusal<Route extends { refusals: readonly string[] }> = Route['refusals'][number];

async function readValue(db: Database, { id, caller }: ByOperator): Promise<Adjustments> {
  const rows = await store.listAdjustments(db, id);
  return {
    waiting: rows
      .filter(({ outcome }) => outcome === null)
      .map((row) => ({
        ...toOperatorRequest(row, caller),
        amount: String(row.amountMinor),
        currency: row.currency,
      })),
    ended: rows.flatMap(({ outcome, endedAt, endedByName, ...row }) =>
      outcome === null || endedAt === null || endedByName === null
        ? []
        : [
            {
              id: row.id,
              amount: String(row.amountMinor),
              currency: row.currency,
              reason: row.reason,
              outcome,
              askedBy: row.askedByName,
              endedBy: endedByName,
              endedAt: endedAt.toISOString(),
            },
          ],
    ),
  };
}

/** Trials have no money that an operator could change. */
async function isKnown(db: Database, id: string): Promise<boolean> {
  const member = await findById(db, id);
  return member !== null && !isTrial(member);
}

/** Returns the adjustments of a member, as one operator sees them. */
export async function readAdjustments(
  ctx: Context,
  by: ByOperator,
): Promise<Result<Adjustments, 'member_unknown'>> {
  return (await isKnown(ctx.db, by.id))
    ? ok(await readValue(ctx.db, by))
    : refuse('member_unknown');
}

async function note(
  ctx: Context,
  tx: Tx,
  act: 'asked' | 'done' | 'withdrawn',
  { caller, adjustment }: { caller: OperatorCaller; adjustment: StoredAdjustment },
): Promise<void> {
  const { id, memberId, amountMinor, currency, reason } = adjustment;
  await logEvent(ctx, tx, {
    kind: `adjustment.${act}`,
    actor: getOperatorActor(caller.username),
    subject: getMemberActor(memberId),
    detail: { amount: String(amountMinor), currency, reason, request: id },
  });
}

/** Requests an adjustment, once for each key. */
export async function requestAdjustment(
  ctx: Context,
  by: ByOperator,
  { key, currency, amount, reason }: ParsedBody<typeof contract.requestAdjustment>,
): Promise<Result<Adjustments, Refusal<typeof contract.requestAdjustment>>> {
  const { id: memberId, caller } = by;
  if (!(await isKnown(ctx.db, memberId))) return refuse('member_unknown');
  const amountMinor = BigInt(amount);
  return transact(ctx, async (tx) => {
    const fresh = {
      id: key,
      memberId,
      currency,
      amountMinor,
      reason,
      askedBy: caller.operatorId,
      askedAt: ctx.clock.now(),
    };
    if (!(await store.insertAdjustment(tx, fresh))) {
      const known = await store.lockAdjustment(tx, key);
      if (!known) throw new Error(`adjustment ${key} was stored and is not there`);
      const isSame =
        known.memberId === memberId &&
        known.currency === currency &&
        known.amountMinor === amountMinor;
      const repeat = checkRepeat(known, { reason, caller, isSame });
      return repeat.ok ? ok(await readValue(tx, by)) : repeat;
    }
    const adjustment = { ...fresh, outcome: null, endedBy: null, endedAt: null };
    await note(ctx, tx, 'asked', { caller, adjustment });
    return ok(await readValue(tx, by));
  });
}

/** Locks a request about a member; null: there is none. */
async function lockRequest(tx: Tx, { id, requestId }: RequestByOperator) {
  const request = await store.lockAdjustment(tx, requestId);
  return request?.memberId === id ? request : null;
}

/** Moves the money of an adjustment; false: the wallet holds less than is taken. */
async function postAdjustment(ctx: Context, tx: Tx, request: StoredAdjustment): Promise<boolean> {
  const { id, memberId, currency, amountMinor } = request;
  const { walletId } = await findWalletIn(tx, memberId, currency);
  const posted = await post(tx, [
    buildAdjustment({
      transferId: ctx.random.id(),
      adjustmentId: id,
      direction: amountMinor > 0n ? 'added' : 'taken',
      wallet: walletId,
      houseLoss: await openAccount(tx, houseAccount('house_loss', currency)),
      amount: minor(amountMinor > 0n ? amountMinor : -amountMinor),
      currency,
    }),
  ]);
  if (!posted.ok && posted.refusal !== 'balance_too_low')
    throw new Error(`the ledger refused adjustment ${id}: ${posted.refusal}`);
  return posted.ok;
}

/** Makes an adjustment that another operator requested. A repeat changes nothing. */
export async function approveAdjustment(
  ctx: Context,
  by: RequestByOperator,
): Promise<Result<Adjustments, Refusal<typeof contract.approveAdjustment>>> {
  const { caller } = by;
  if (!(await isKnown(ctx.db, by.id))) return refuse('member_unknown');
  return transact(ctx, async (tx) => {
    const request = await lockRequest(tx, by);
    const judged = judgeSecondOperator(request, caller, 'request_unknown');
    if (!judged.ok) return judged;
    if (judged.value === 'repeat' || !request) return ok(await readValue(tx, by));
    if (!(await postAdjustment(ctx, tx, request))) return refuse('balance_too_low');
    const end = { endedBy: caller.operatorId, endedAt: ctx.clock.now() };
    await store.endAdjustment(tx, request.id, { outcome: 'done', ...end });
    await note(ctx, tx, 'done', { caller, adjustment: request });
    await notifyBalance(tx, request.memberId);
    return ok(await readValue(tx, by));
  });
}

/** Cancels a request that waits, or rejects that of another operator. */
export async function withdrawAdjustment(
  ctx: Context,
  by: RequestByOperator,
): Promise<Result<Adjustments, Refusal<typeof contract.withdrawAdjustment>>> {
  const { caller } = by;
  if (!(await isKnown(ctx.db, by.id))) return refuse('member_unknown');
  return transact(ctx, async (tx) => {
    const request = await lockRequest(tx, by);
    if (!request || request.outcome !== null) return refuse('request_unknown');
    const end = { endedBy: caller.operatorId, endedAt: ctx.clock.now() };
    await store.endAdjustment(tx, request.id, { outcome: 'withdrawn', ...end });
    await note(ctx, tx, 'withdrawn', { caller, adjustment: request });
    return ok(await readValue(tx, by));
  });
}
