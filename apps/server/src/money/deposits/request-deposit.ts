import {
  depositReturnPath,
  gatewayCallback,
  gatewayNoticePath,
  gatewayRelayPath,
} from '@khelaghor/contract/money/deposits.ts';
import type { requestDeposit as contract } from '@khelaghor/contract/money/deposits.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { ManualProvider } from '@khelaghor/contract/money/manual-providers.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { checkLevelLimit } from '../level-limits/index.ts';
import { getPaymentGateway } from '../gateways/index.ts';
import { checkDepositLimit } from '../../account/responsible-gaming/index.ts';
import { insertManual } from './manual-store.ts';
import { formatReference, getProvider } from './manual-state.ts';
import { readClaims } from './deposit-claims.ts';
import { getMismatch } from './deposit-state.ts';
import { findChannel } from './channel-store.ts';
import { findOpenChannel } from './list-channels.ts';
import type { Payer } from './list-channels.ts';
import { findLeastUsedNumber, lockLimitedNumbers } from './number-store.ts';
import type { GivenNumber } from './number-store.ts';
import { endDeposit, findDeposit, insertDeposit, lockDeposit, noteReference } from './store.ts';
import type { StoredDeposit } from './store.ts';
import { toDepositValue } from './read-deposits.ts';

type Body = ParsedBody<typeof contract>;
type Refusal = (typeof contract)['refusals'][number];
type Value = ValueOf<typeof contract>;

/** How long a payer may take. */
const depositLifeMs = 30 * 60_000;
/** The same at a bank, which members may have to go to. */
const bankLifeMs = 24 * 60 * 60_000;
/** When the gateway is asked by itself, for payments whose callback never comes. */
const askAfterMs = [60_000, 5 * 60_000, 15 * 60_000];

/**
 * Opens a deposit and its payment. The deposit is stored before the gateway hears of it, so that
 * no payment exists that we do not know of; the same key finds the same deposit and goes on
 * where an earlier attempt stopped.
 */
export async function requestDeposit(
  ctx: Context,
  input: Payer & { language: Language; body: Body },
): Promise<Result<Value, Refusal>> {
  const { memberId, language, body } = input;
  const known = await findDeposit(ctx.db, body.key);
  const opened = known ? ok(known) : await openDeposit(ctx, input, body);
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
    return ok(await readShown(ctx, deposit));
  }
  return openPayment(ctx, deposit, language);
}

/** Where the browser comes back to, and where it goes when there is nothing left to pay. */
export const getReturnAddress = (ctx: Context, depositId: string): string =>
  `${ctx.config.origins.site}${depositReturnPath}?deposit=${depositId}`;

/** Where a gateway sends its messages and the payer's browser. */
function getAddresses(ctx: Context, gateway: string, depositId: string) {
  const callbackPath = gateway === 'sandbox' ? gatewayCallback.path : gatewayNoticePath;
  const toAddress = (path: string): string =>
    ctx.config.origins.site + path.replace(':gateway', gateway).replace(':depositId', depositId);
  return {
    callbackAddress: toAddress(callbackPath),
    relayAddress: toAddress(gatewayRelayPath),
    returnAddress: getReturnAddress(ctx, depositId),
  };
}

async function readShown(ctx: Context, deposit: StoredDeposit): Promise<Value> {
  const claim = (await readClaims(ctx.db, [deposit.id])).get(deposit.id) ?? null;
  return {
    deposit: toDepositValue(deposit, claim),
    redirectAddress: deposit.redirectAddress ?? getReturnAddress(ctx, deposit.id),
  };
}

/** Stores a new deposit with the jobs that follow it up, or finds the one that came first. */
async function openDeposit(
  ctx: Context,
  payer: Payer,
  body: Body,
): Promise<Result<StoredDeposit, Refusal>> {
  const { memberId } = payer;
  const channel = await findOpenChannel(ctx, payer, body.channel);
  if (!channel) return refuse('channel_closed');
  const { currency, terms } = channel;
  const amount = parseMinorText(body.amount);
  if (amount < BigInt(terms.minimum)) return refuse('amount_below_minimum');
  if (amount > BigInt(terms.maximum)) return refuse('amount_above_maximum');

  const provider = getProvider(channel.gateway);
  const now = ctx.clock.now();
  const refused = await transact(ctx, async (tx) => {
    // Of many at once the first that holds the limits is stored before the next is judged.
    const order = { memberId, currency, amount };
    const barred =
      (await checkLevelLimit(tx, order, now)) ?? (await checkDepositLimit(tx, order, now));
    if (barred) return (await findDeposit(tx, body.key)) ? null : barred;
    if (provider) await lockLimitedNumbers(tx, channel.code);
    const number = provider && (await findLeastUsedNumber(tx, channel.code, { now, amount }));
    // Switched off since the channel was read.
    if (number === 'none') return refuse('channel_closed');
    if (number === 'full') return (await findDeposit(tx, body.key)) ? null : refuse('channel_full');
    const made = await insertDeposit(tx, {
      id: body.key,
      memberId,
      channel: channel.code,
      gateway: channel.gateway,
      amountMinor: amount,
      currency,
      transferId: ctx.random.id(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + (provider === 'bank' ? bankLifeMs : depositLifeMs)),
    });
    if (!made) return null;
    if (provider && number) {
      await openManual(ctx, tx, { id: body.key, provider, number, amount });
      return null;
    }
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

/** Stores where the member sends the money. The deposit's own page stands for a gateway's. */
async function openManual(
  ctx: Context,
  tx: Tx,
  {
    id,
    provider,
    number: { number, label, type },
    amount,
  }: {
    readonly id: string;
    readonly provider: ManualProvider;
    readonly number: GivenNumber;
    readonly amount: Minor;
  },
): Promise<void> {
  await insertManual(tx, {
    depositId: id,
    provider,
    walletNumber: number,
    walletLabel: label,
    walletType: type,
    reference: provider === 'bank' ? formatReference(ctx.random.bytes(8)) : null,
    orderedMinor: amount,
  });
  const payment = { paymentId: id, redirectAddress: getReturnAddress(ctx, id) };
  await noteReference(tx, id, payment);
}

/** Opens the payment at the gateway, outside of any transaction, and notes it. */
async function openPayment(
  ctx: Context,
  deposit: StoredDeposit,
  language: Language,
): Promise<Result<Value, Refusal>> {
  const gateway = getPaymentGateway(ctx, deposit.gateway);
  if (!gateway) return refuse('gateway_unavailable');
  const channel = await findChannel(ctx.db, deposit.channel);
  const answer = await gateway.createPayment({
    invoice: deposit.id,
    amount: deposit.amountMinor,
    currency: deposit.currency,
    ...getAddresses(ctx, gateway.name, deposit.id),
    language,
    payBy: channel?.terms.payBy ?? [],
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
  return ok(await readShown(ctx, (await findDeposit(ctx.db, deposit.id)) ?? deposit));
}

async function giveUp(ctx: Context, depositId: string, failure: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { state } = await lockDeposit(tx, depositId);
    if (state === 'requested') await endDeposit(ctx, tx, depositId, { state: 'failed', failure });
  });
}
