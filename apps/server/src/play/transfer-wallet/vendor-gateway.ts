import { vendorPaths } from '@khelaghor/contract/play/vendors.ts';
import {
  vendorTransactionsReply,
  vendorWalletReply,
} from '@khelaghor/contract/play/transfer-wallet.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context } from '../../lib/context.ts';
import { callVendor, getUnits, parseUnits } from '../vendors/index.ts';
import type { Vendor } from '../vendors/index.ts';

type TransferOrder = {
  /** The idempotency key at the vendor: the same id moves the money once. */
  transferId: string;
  memberId: string;
  amount: Minor;
  currency: Currency;
};

/** A vendor's answer to an order. */
type OrderAnswer =
  | { status: 'completed' | 'unknown' }
  /** The vendor declined. */
  | { status: 'failed'; reason: string };

/** What a vendor knows of an order. */
type TransferStatus = 'completed' | 'failed' | 'absent' | 'unknown';

/**
 * The calls about members' wallets at a vendor. No answer is `unknown`, which is not a failure: the
 * money may have moved, so the order is queried again.
 */
export type VendorGateway = {
  /** Adds money to the member's wallet at the vendor, once for each order. */
  deposit(order: TransferOrder): Promise<OrderAnswer>;
  /** Withdraws money from it, once for each order. */
  withdraw(order: TransferOrder): Promise<OrderAnswer>;
  /** Queries an order that was first sent at `firstSentAt`. */
  getStatus(order: TransferOrder & { firstSentAt: Date }): Promise<TransferStatus>;
  /** Returns the member's balance at the vendor; null without an answer. */
  findBalance(member: { memberId: string; currency: Currency }): Promise<Minor | null>;
};

const orderLimitMs = 15_000;
const queryLimitMs = 5_000;
/** Clocks differ, so the query is for a time around the order's. */
const marginMs = 10 * 60_000;

/** Statuses after which nothing has moved. After any other the result is unknown. */
const refusalStatuses = new Set([
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
]);

const knownStatus = { TS_SUCCESS: 'completed', TS_DECLINED: 'failed' } as const;

const isoSeconds = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

/** Calls a vendor by the transfer-wallet calls of the protocol. */
export function createVendorGateway(ctx: Context, vendor: Vendor): VendorGateway {
  const submit = async (path: string, order: TransferOrder): Promise<OrderAnswer> => {
    const content = {
      user: order.memberId,
      transaction_uuid: order.transferId,
      request_uuid: ctx.random.id(),
      sub_partner_id: vendor.code,
      currency: order.currency,
      amount: getUnits(order.amount),
    };
    const form = { schema: vendorWalletReply, limitMs: orderLimitMs };
    const reply = await callVendor(ctx, vendor, path, content, form);
    if (reply?.status === 'RS_OK') return { status: 'completed' };
    if (reply && refusalStatuses.has(reply.status))
      return { status: 'failed', reason: reply.status };
    return { status: 'unknown' };
  };
  return {
    deposit: (order) => submit(vendorPaths.deposit, order),
    withdraw: (order) => submit(vendorPaths.withdraw, order),
    async getStatus(order) {
      const sentAtMs = order.firstSentAt.getTime();
      const content = {
        user: order.memberId,
        sub_partner_id: vendor.code,
        start_time: isoSeconds(sentAtMs - marginMs),
        end_time: isoSeconds(ctx.clock.now().getTime() + marginMs),
      };
      const form = { schema: vendorTransactionsReply, limitMs: queryLimitMs };
      const known = await callVendor(ctx, vendor, vendorPaths.transactions, content, form);
      if (!known) return 'unknown';
      const found = known.find(({ transaction_uuid: id }) => id === order.transferId);
      if (!found) return 'absent';
      const same = found.amount === getUnits(order.amount) && found.currency === order.currency;
      if (!same || !(found.status === 'TS_SUCCESS' || found.status === 'TS_DECLINED'))
        return 'unknown';
      return knownStatus[found.status];
    },
    async findBalance({ memberId, currency }): Promise<Minor | null> {
      const content = { user: memberId, request_uuid: ctx.random.id(), currency };
      const form = { schema: vendorWalletReply, limitMs: queryLimitMs };
      const reply = await callVendor(ctx, vendor, vendorPaths.balance, content, form);
      if (reply?.status !== 'RS_OK' || reply.balance === undefined) return null;
      const read = parseUnits(reply.balance);
      return read.ok ? read.value : null;
    },
  };
}
