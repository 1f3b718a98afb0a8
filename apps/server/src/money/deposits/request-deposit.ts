import { depositReturnPath, gatewayCallback } from '@khelaghor/contract/money/deposits.ts';
import type { requestDeposit as contract } from '@khelaghor/contract/money/deposits.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getPaymentGateway } from '../gateways/index.ts';
import { checkDepositLimit } from '../../account/responsible-gaming/index.ts';
import { readCashWallet } from '../wallet/index.ts';
import { getMismatch } from './deposit-state.ts';
import {
  endDeposit,
  findDeposit,
  insertDeposit,
  lockDeposit,
  noteReference,
  openChannels,
} from './store.ts';
import type { StoredDeposit } from './store.ts';
import { toDepositValue } from './read-deposits.ts';

type Body = ParsedBody<typeof contract>;
type Refusal = (typeof contract)['refusals'][number];
type Value = ValueOf<typeof contract>;

/** How long a payer may take. */
const depositLifeMs = 30 * 60_000;
/** When the gateway is asked by itself, for payments whose callback never comes. */
const askAfterMs = [60_000, 5 * 60_000, 15 * 60_000];

/**
 * Opens a deposit and its payment. The deposit is stored before the gateway hears of it, so that
 * no payment exists that we do not know of; the same key finds the same deposit and goes on
 * where an earlier attempt stopped.
 */
export async function requestDeposit(
  ctx: Context,
  input: { memberId: string; language: Language; body: Body },
): Promise<Result<Value, Refusal>> {
  const { memberId, language, body } = input;
  const known = await findDeposit(ctx.db, body.key);
  const opened = known ? ok(known) : await openDeposit(ctx, memberId, body);
  if (!opened.ok) return opened;
  const deposit = opened.value;
  if (
    deposit.memberId !== memberId ||
    deposit.channel !== body.channel ||
    deposit.amountMinor !== parseMinorText(body.amount)
  ) {
    return refuse('key_reused');
  }
  if (deposit.state !== 'requested' || deposit.redirectAddress !== null) {
    return ok(shown(ctx, deposit));
  }
  return openPayment(ctx, deposit, language);
}

/** Where the browser comes back to, and where it goes when there is nothing left to pay. */
const getReturnAddress = (ctx: Context, depositId: string): string =>
  `${ctx.config.origins.site}${depositReturnPath}?deposit=${depositId}`;

const shown = (ctx: Context, deposit: StoredDeposit): Value => ({
  deposit: toDepositValue(deposit),
  redirectAddress: deposit.redirectAddress ?? getReturnAddress(ctx, deposit.id),
});

/** Stores a new deposit with the jobs that follow it up, or finds the one that came first. */
async function openDeposit(
  ctx: Context,
  memberId: string,
  body: Body,
): Promise<Result<StoredDeposit, Refusal>> {
  const { currency } = await readCashWallet(ctx.db, memberId);
  const channels = await openChannels(ctx.db, currency);
  const channel = channels.find(({ code }) => code === body.channel);
  if (!channel) return refuse('channel_closed');
  const amount = parseMinorText(body.amount);
  if (amount < channel.minimumMinor) return refuse('amount_below_minimum');
  if (amount > channel.maximumMinor) return refuse('amount_above_maximum');

  const now = ctx.clock.now();
  const refused = await transact(ctx, async (tx) => {
    // Of many at once the first that holds the limits is stored before the next is judged.
    const barred = await checkDepositLimit(tx, { memberId, currency, amount }, now);
    if (barred) return (await findDeposit(tx, body.key)) ? null : barred;
    const made = await insertDeposit(tx, {
      id: body.key,
      memberId,
      channel: channel.code,
      gateway: channel.gateway,
      amountMinor: amount,
      currency,
      transferId: ctx.random.id(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + depositLifeMs),
    });
    if (!made) return null;
    for (const afterMs of askAfterMs) {
      await addJob(
        tx,
        'reconcile-deposit',
        { depositId: body.key },
        {
          runAt: new Date(now.getTime() + afterMs),
          jobKey: `reconcile-deposit:${body.key}:${afterMs}`,
          maxAttempts: 3,
        },
      );
    }
    return null;
  });
  if (refused) return refused;
  const deposit = await findDeposit(ctx.db, body.key);
  if (!deposit) throw new Error(`deposit ${body.key} was stored and is not there`);
  return ok(deposit);
}

/** Opens the payment at the gateway, outside of any transaction, and notes it. */
async function openPayment(
  ctx: Context,
  deposit: StoredDeposit,
  language: Language,
): Promise<Result<Value, Refusal>> {
  const gateway = getPaymentGateway(ctx, deposit.gateway);
  if (!gateway) return refuse('gateway_unavailable');
  const callbackPath = gatewayCallback.path.replace(':gateway', gateway.name);
  const answer = await gateway.createPayment({
    invoice: deposit.id,
    amount: deposit.amountMinor,
    currency: deposit.currency,
    callbackAddress: `${ctx.config.origins.site}${callbackPath}`,
    returnAddress: getReturnAddress(ctx, deposit.id),
    language,
  });
  // Silence leaves the deposit waiting: the same key may try again.
  if (answer.said === 'unknown') return refuse('gateway_unavailable');
  if (
    answer.said !== 'payment' ||
    getMismatch(deposit, answer.payment) !== null ||
    !/^https?:\/\//u.test(answer.payment.redirectAddress)
  ) {
    await giveUp(ctx, deposit.id, answer.said === 'refused' ? answer.reason : 'mismatch:created');
    return refuse('gateway_unavailable');
  }
  await noteReference(ctx.db, deposit.id, answer.payment);
  return ok(shown(ctx, (await findDeposit(ctx.db, deposit.id)) ?? deposit));
}

async function giveUp(ctx: Context, depositId: string, failure: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { state } = await lockDeposit(tx, depositId);
    if (state === 'requested') await endDeposit(ctx, tx, depositId, { state: 'failed', failure });
  });
}
