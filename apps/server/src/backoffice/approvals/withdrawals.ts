import type { QueuedWithdrawal, withdrawalQueue } from '@khelaghor/contract/backoffice/operator.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import * as payouts from '../../money/withdrawals/index.ts';
import type { QueuedPayout } from '../../money/withdrawals/index.ts';
import { readAddedTimes } from '../../money/payout-wallets/index.ts';
import { readMemberFigures, readStakedEver } from '../members/index.ts';
import { readBehaviour } from '../risk/index.ts';
import { computePayoutRisk, toFigures } from './payout-risk.ts';

/** A busy member has millions of bets and the console asks all the time: a sum is kept a while. */
const stakedForMs = 60_000;
const stakedMax = 1_000;
type Staked = Map<string, { atMs: number; sum: Promise<bigint> }>;
const stakedOf = new WeakMap<Database, Staked>();

function staked(ctx: Context, memberId: string, currency: Currency): Promise<bigint> {
  const key = `${memberId} ${currency}`;
  const known: Staked = stakedOf.get(ctx.db) ?? new Map();
  stakedOf.set(ctx.db, known);
  const nowMs = ctx.clock.monotonicMs();
  const kept = known.get(key);
  if (kept && nowMs - kept.atMs < stakedForMs) return kept.sum;
  if (known.size >= stakedMax) known.clear();
  const sum = readStakedEver(ctx.db, memberId, currency);
  known.set(key, { atMs: nowMs, sum });
  // A failed reading is no sum: the next call reads again.
  sum.catch(() => known.delete(key));
  return sum;
}

/** Adds to payouts what the decision needs to know about their members. */
async function withMembers(
  ctx: Context,
  queued: readonly QueuedPayout[],
): Promise<QueuedWithdrawal[]> {
  const read = async (currency: QueuedPayout['currency']) => {
    const ofCurrency = queued.filter((payout) => payout.currency === currency);
    const memberIds = [...new Set(ofCurrency.map((each) => each.memberId))];
    if (memberIds.length === 0) return null;
    const [figures, getBehaviour] = await Promise.all([
      readMemberFigures(ctx.db, memberIds, currency),
      readBehaviour(ctx, ctx.db, { memberIds, currency }),
    ]);
    return { figures, getBehaviour };
  };
  const walletIds = queued.flatMap(({ walletId }) => walletId ?? []);
  const [play, taka, addedAt] = await Promise.all([
    read('PLAY'),
    read('BDT'),
    readAddedTimes(ctx.db, walletIds),
  ]);
  return Promise.all(
    queued.map(async ({ walletId, ...payout }) => {
      const { memberId, currency } = payout;
      const known = currency === 'PLAY' ? play : taka;
      const figures = known?.figures.get(memberId);
      if (!known || !figures)
        throw new Error(`withdrawal ${payout.id} is of a member who does not exist`);
      const sum = await staked(ctx, memberId, currency);
      const behaviour = known.getBehaviour(memberId);
      const walletAddedAt = walletId === null ? null : (addedAt.get(walletId) ?? null);
      return {
        ...payout,
        account: figures.username,
        risk: computePayoutRisk(payout, { figures, staked: sum, behaviour, walletAddedAt }),
        member: toFigures(figures, sum),
      };
    }),
  );
}

async function withMember(ctx: Context, payout: QueuedPayout): Promise<QueuedWithdrawal> {
  const [withdrawal] = await withMembers(ctx, [payout]);
  if (!withdrawal) throw new Error('one payout gives one line of the queue');
  return withdrawal;
}

type Queue = ValueOf<typeof withdrawalQueue>;

/** A page of the queue, with the figures of each member. */
export async function readQueue(
  ctx: Context,
  query: ParsedQuery<typeof withdrawalQueue>,
): Promise<Result<Queue, 'malformed'>> {
  const page = await payouts.listWithdrawals(ctx, query);
  if (!page.ok) return page;
  return ok({ ...page.value, items: await withMembers(ctx, page.value.items) });
}

/** One withdrawal, with the figures of its member. */
export async function readOne(
  ctx: Context,
  id: string,
): Promise<Result<QueuedWithdrawal, 'payment_unknown'>> {
  const read = await payouts.readWithdrawal(ctx, id);
  return read.ok ? ok(await withMember(ctx, read.value)) : read;
}

type Decided<C extends ErrorCode> = Result<QueuedWithdrawal, C>;

async function replyWith<C extends ErrorCode>(
  ctx: Context,
  decided: Result<QueuedPayout, C>,
): Promise<Decided<C>> {
  return decided.ok ? ok(await withMember(ctx, decided.value)) : decided;
}

export async function approve(
  ctx: Context,
  id: string,
  by: OperatorCaller,
): Promise<Decided<'payment_unknown' | 'state_changed' | 'second_operator_needed'>> {
  const { operatorId, username } = by;
  return replyWith(ctx, await payouts.approveWithdrawal(ctx, { id, operatorId, username }));
}

export async function reject(
  ctx: Context,
  id: string,
  reason: string,
  by: OperatorCaller,
): Promise<Decided<'payment_unknown' | 'state_changed'>> {
  const { operatorId, username } = by;
  return replyWith(ctx, await payouts.rejectWithdrawal(ctx, { id, operatorId, username, reason }));
}

/** Answers an act with the withdrawal as it is then. */
async function replyAfter<C extends ErrorCode>(
  ctx: Context,
  id: string,
  act: Promise<Result<null, C>>,
): Promise<Result<QueuedWithdrawal, C | 'payment_unknown'>> {
  const done = await act;
  return done.ok ? readOne(ctx, id) : done;
}

export const recordPayment = (
  ctx: Context,
  id: string,
  payment: payouts.TypedPayment,
  caller: OperatorCaller,
) => replyAfter(ctx, id, payouts.recordPayment(ctx, { id, caller }, payment));

export const fail = (ctx: Context, id: string, reason: string, caller: OperatorCaller) =>
  replyAfter(ctx, id, payouts.failPayout(ctx, { id, caller }, reason));
