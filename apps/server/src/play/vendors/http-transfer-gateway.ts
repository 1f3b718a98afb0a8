import {
  vendorPaths,
  vendorTransactionsReply,
  vendorWalletReply,
} from '@khelaghor/contract/play/vendor-wallet.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context } from '../../lib/context.ts';
import type { OrderAnswer, TransferOrder, VendorTransferGateway } from './transfer-gateway.ts';
import { minorFromUnits, getUnits } from './amount-units.ts';
import { vendorCall } from './vendor-call.ts';
import type { Vendor } from './store.ts';

const orderLimitMs = 15_000;
const questionLimitMs = 5_000;
/** Clocks differ: the question is for a time around the order's. */
const aroundMs = 10 * 60_000;

/** Statuses that say: understood, and nothing was moved. All others leave it open. */
const refusals = new Set([
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
]);

const knownStatus = { TS_SUCCESS: 'completed', TS_DECLINED: 'failed' } as const;

const isoSeconds = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

/** The adapter for vendors that speak the transfer-wallet side of the same protocol. */
export function httpTransferGateway(ctx: Context, vendor: Vendor): VendorTransferGateway {
  const give = async (path: string, order: TransferOrder): Promise<OrderAnswer> => {
    const content = {
      user: order.memberId,
      transaction_uuid: order.transferId,
      request_uuid: ctx.random.id(),
      sub_partner_id: vendor.code,
      currency: order.currency,
      amount: getUnits(order.amount),
    };
    const form = { schema: vendorWalletReply, limitMs: orderLimitMs };
    const reply = await vendorCall(ctx, vendor, path, content, form);
    if (reply?.status === 'RS_OK') return { status: 'completed' };
    if (reply && refusals.has(reply.status)) return { status: 'failed', reason: reply.status };
    return { status: 'unknown' };
  };
  return {
    deposit: (order) => give(vendorPaths.deposit, order),
    withdraw: (order) => give(vendorPaths.withdraw, order),
    async getStatus(order) {
      const givenAtMs = order.givenAt.getTime();
      const content = {
        user: order.memberId,
        sub_partner_id: vendor.code,
        start_time: isoSeconds(givenAtMs - aroundMs),
        end_time: isoSeconds(ctx.clock.now().getTime() + aroundMs),
      };
      const form = { schema: vendorTransactionsReply, limitMs: questionLimitMs };
      const known = await vendorCall(ctx, vendor, vendorPaths.transactions, content, form);
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
      const form = { schema: vendorWalletReply, limitMs: questionLimitMs };
      const reply = await vendorCall(ctx, vendor, vendorPaths.balance, content, form);
      if (reply?.status !== 'RS_OK' || reply.balance === undefined) return null;
      const read = minorFromUnits(reply.balance);
      return read.ok ? read.value : null;
    },
  };
}
