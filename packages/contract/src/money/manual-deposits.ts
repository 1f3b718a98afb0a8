import { z } from 'zod';
import { route } from '../lib/route.ts';
import { amountText, definePage, id, instant, operatorReason, pageQuery } from '../lib/shapes.ts';
import { channelCode } from './deposit-channels.ts';
import { manualProviders, numberTypes } from './manual-providers.ts';
import { storedImage } from '../site/media.ts';
import { defineSearch } from '../lib/typed-fields.ts';

/**
 * Deposits that members send to a number of the house. The transaction id that they tell is a
 * claim: only what an operator finds in the wallet's statement credits.
 */

const manualState = z.enum([
  /** The member has told nothing yet. */
  'open',
  'waiting_match',
  /** Less or more arrived than was ordered. */
  'short',
  'excess',
  /** Told after the time was over. */
  'late',
  /** The transaction id was told for another deposit. */
  'duplicate',
  'credited',
  'rejected',
]);
export type ManualState = z.infer<typeof manualState>;

const provider = z.enum(manualProviders);
const walletType = z.enum(numberTypes);

export const manualDeposit = z.object({
  depositId: id,
  provider,
  walletNumber: z.string(),
  walletType,
  /** Bank and holder of the account; null at wallets. */
  accountName: z.string().nullable(),
  /** The reference that the member writes into a bank transfer; null at wallets. */
  reference: z.string().nullable(),
  /** A QR code of a wallet's number. */
  qr: z.object({ size: z.number().int(), path: z.string() }).nullable(),
  ordered: amountText,
  state: manualState,
  senderNumber: z.string().nullable(),
  trxId: z.string().nullable(),
  /** The payment as the statement showed it. */
  received: amountText.nullable(),
  /** The member brought a picture of the receipt. */
  hasReceipt: z.boolean(),
  /** The claim waits, and a picture may still be added or replace the only one. */
  takesReceipt: z.boolean(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
});
export type ManualDeposit = z.infer<typeof manualDeposit>;

const memberPath = '/wps/deposit/requests/:id/wallet';

export const getManualDeposit = route.member(`GET ${memberPath}`, {
  id: 'manualDeposits.get',
  summary: 'Returns where to send the money of a deposit, and what became of the member’s claim',
  params: z.object({ id }),
  value: manualDeposit,
  refusals: ['payment_unknown'],
});

export const claimManualDeposit = route.member(`POST ${memberPath}`, {
  id: 'manualDeposits.claim',
  summary: 'Tells who sent the money and under which transaction id; credits nothing',
  params: z.object({ id }),
  body: z.object({
    /** The wallet's or the account's number. */
    senderNumber: z.string().max(40),
    /** Not read at banks, where the reference stands for it. */
    trxId: z.string().max(40),
    /** The ticket of an uploaded picture of the receipt. */
    receipt: z.string().max(200).optional(),
  }),
  value: manualDeposit,
  refusals: [
    'payment_unknown',
    'wallet_number_invalid',
    'account_number_invalid',
    'trx_id_invalid',
    'state_changed',
    'image_missing',
    'receipt_replaced',
  ],
});

export const sendReceipt = route.member(`POST ${memberPath}/receipt`, {
  id: 'manualDeposits.sendReceipt',
  summary: 'Adds the picture of the receipt to a claim that waits, or replaces it once',
  params: z.object({ id }),
  body: z.object({
    /** The ticket of the uploaded picture. */
    receipt: z.string().max(200),
  }),
  value: manualDeposit,
  refusals: ['payment_unknown', 'state_changed', 'image_missing', 'receipt_replaced'],
});

export const uploadReceipt = route.member('PUT /wps/deposit/receipt', {
  id: 'manualDeposits.uploadReceipt',
  upload: true,
  summary: 'Brings one picture (PNG or JPEG, at most 5 MB) of the receipt of a payment',
  value: z.object({ ticket: z.string() }),
  refusals: ['image_missing', 'image_unreadable', 'image_too_large'],
});

export const queuedDeposit = manualDeposit
  .omit({ qr: true, hasReceipt: true, takesReceipt: true })
  .extend({
    /** The member's pictures of the receipt, which prove nothing: the newest, then the replaced. */
    receipts: z.array(storedImage.pick({ hash: true, width: true })).max(2),
    channel: channelCode,
    /** The operators' name for the number when the deposit was given it. */
    walletLabel: z.string().nullable(),
    account: z.string(),
    claimedAt: instant,
    /** The operator who found the money in the statement; null: it was not looked up yet. */
    receivedBy: z.string().nullable(),
    /** The caller found it, so another operator has to credit it. */
    isOwn: z.boolean(),
    /** The transaction id was credited to another deposit. */
    isTaken: z.boolean(),
    /** The line of an imported statement with the transaction id; null: no line has it. */
    line: z
      .object({ amount: amountText, sender: z.string().nullable(), sentAt: z.string().nullable() })
      .nullable(),
  });
export type QueuedManualDeposit = z.infer<typeof queuedDeposit>;

const path = '/operator/manual-deposits';
const params = z.object({ id });
const done = z.object({});

/** The begin of a TrxID, or a whole account or number of a sender. */
export const queueSearch = defineSearch(40);

export const listManualDeposits = route.operator(`GET ${path}`, {
  id: 'manualDeposits.list',
  permission: 'money.see',
  summary: 'Lists the claims that wait for an operator, the longest waiting first',
  query: pageQuery.extend({ search: queueSearch.default('') }),
  value: definePage(queuedDeposit),
});

export const recordReceipt = route.operator(`POST ${path}/:id/receipt`, {
  id: 'manualDeposits.recordReceipt',
  permission: 'money.act',
  summary: 'Records what the statement shows; the ordered amount in time credits the deposit',
  params,
  body: z.object({
    received: amountText,
    /** As the statement shows it. */
    trxId: z.string().max(40),
  }),
  value: done,
  refusals: ['payment_unknown', 'state_changed', 'trx_id_differs', 'statement_differs'],
});

export const linkLine = route.operator(`POST ${path}/:id/line`, {
  id: 'manualDeposits.linkLine',
  permission: 'money.act',
  summary:
    'Links a line of a statement to a claim whose transaction id was mistyped, and records it',
  params,
  body: z.object({
    /** The transaction id of the line. */
    trxId: z.string().max(40),
  }),
  value: done,
  refusals: ['payment_unknown', 'state_changed', 'line_unknown', 'line_claimed', 'trx_id_taken'],
});

export const creditManualDeposit = route.operator(`POST ${path}/:id/credit`, {
  id: 'manualDeposits.credit',
  permission: 'money.approve',
  summary: 'Credits what another operator found: short, excess, late or claimed twice',
  params,
  value: done,
  refusals: [
    'payment_unknown',
    'state_changed',
    'second_operator_needed',
    'trx_id_taken',
    'statement_differs',
  ],
});

export const rejectManualDeposit = route.operator(`POST ${path}/:id/reject`, {
  id: 'manualDeposits.reject',
  permission: 'money.approve',
  summary: 'Rejects a claim with a reason that the member reads',
  params,
  body: z.object({ reason: operatorReason }),
  value: done,
  refusals: ['payment_unknown', 'state_changed'],
});
