import { z } from 'zod';
import { recordPeriod } from '../lib/record-period.ts';
import { route } from '../lib/route.ts';
import {
  amountText,
  currency,
  definePage,
  id,
  idempotencyKey,
  instant,
  localText,
  minorText,
  pageQuery,
} from '../lib/shapes.ts';
import { balanceValue } from '../money/wallet.ts';
import { protocolAmount, protocolUuid, vendorCode } from './vendors.ts';

/** A vendor's answer to a transfer or a balance query. */
export const vendorWalletReply = z.object({
  status: z.string().max(100),
  user: z.string().max(100).optional(),
  request_uuid: z.string().max(100).optional(),
  currency: z.string().max(10).optional(),
  balance: protocolAmount.optional(),
});
/** A vendor's list of transactions in a time range. */
export const vendorTransactionsReply = z.array(
  z.object({
    transaction_uuid: protocolUuid,
    status: z.string().max(100),
    amount: protocolAmount,
    currency: z.string().max(10),
  }),
);

/** A transfer between the member's wallet and their wallet at a vendor. */
export const walletTransferValue = z.object({
  transferId: id,
  vendor: vendorCode,
  direction: z.enum(['to_vendor', 'from_vendor']),
  amount: amountText,
  currency,
  /** `pending` until the vendor reports the result, without a time limit. */
  state: z.enum(['pending', 'done', 'refused']),
  createdAt: instant,
  resolvedAt: instant.nullable(),
});
export type WalletTransferValue = z.infer<typeof walletTransferValue>;

export const walletTransfer = route.member('POST /wps/relay/GCS_walletTransfer', {
  id: 'transferWallet.transfer',
  summary: 'Moves money between the wallet and the member’s wallet at a vendor',
  body: z.object({
    key: idempotencyKey,
    vendor: vendorCode,
    direction: z.enum(['to_vendor', 'from_vendor']),
    amount: amountText,
  }),
  value: walletTransferValue,
  refusals: [
    'vendor_unknown',
    'vendor_closed',
    'balance_too_low',
    'key_reused',
    'amount_malformed',
    'on_break',
    'limit_time_reached',
  ],
});

export const merchantWallet = route.member('GET /wps/relay/merchantWallet', {
  id: 'transferWallet.getBalance',
  summary: 'Lists the vendors with their wallet mode and the member’s balance at each',
  value: z.object({
    /** The currency of the balances; a pending transfer names its own. */
    currency,
    wallets: z.array(
      z.object({
        vendor: vendorCode,
        title: localText,
        wallet: z.enum(['seamless', 'transfer']),
        /** False: the vendor takes no more money; its balance can be withdrawn. */
        open: z.boolean(),
        /** Null: the vendor uses the member’s own wallet, or did not answer. */
        balance: minorText.nullable(),
        /** Transfers whose result the vendor has not reported. */
        pending: z.array(walletTransferValue),
      }),
    ),
  }),
});

export const consolidatedFunds = route.member('GET /wps/member/info/funds/consolidated', {
  id: 'transferWallet.getConsolidatedFunds',
  summary: 'Returns the member’s balances, here and at vendors, and their sum',
  value: balanceValue.extend({
    /** Balances at vendors; null: the vendor did not answer. */
    atVendors: z.array(z.object({ vendor: vendorCode, balance: minorText.nullable() })),
    /** Wallet, stakes in play, pending withdrawals, and the reported balances at vendors. */
    total: minorText,
    /** What the member has in the currency that the site does not use now. */
    inOtherCurrency: z.object({ currency, total: minorText }).nullable(),
    /** Whether every vendor with wallets has answered. */
    isWhole: z.boolean(),
  }),
});

export const listWalletTransfers = route.member('GET /wps/records/transfers', {
  id: 'transferWallet.list',
  summary: 'Lists the member’s transfers to and from vendors, newest first',
  query: pageQuery.extend({ from: instant.optional(), to: instant.optional() }),
  value: definePage(walletTransferValue),
});

export const walletTransfersFile = route.member('GET /wps/records/transfers/file', {
  id: 'transferWallet.downloadFile',
  summary: 'Downloads the member’s transfers of a period as CSV, newest first',
  query: recordPeriod,
  media: 'text/csv',
  value: z.string(),
  refusals: ['period_too_long'],
});
