import type {
  consolidatedFunds,
  merchantWallet,
} from '@khelaghor/contract/play/transfer-wallet.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Context } from '../../lib/context.ts';
import { findOtherMoney, readBalanceValue, readCashWallet } from '../../money/wallet/index.ts';
import { listVendors } from '../vendors/index.ts';
import { createVendorGateway } from './vendor-gateway.ts';
import { findPendingTransfers, toTransferValue } from './store.ts';

/**
 * Returns the vendors with a member's balances at those that have wallets. The vendors are called
 * concurrently; the balance at one that does not answer is null.
 */
async function readWalletsIn(
  ctx: Context,
  memberId: string,
  currency: CashCurrency,
): Promise<ValueOf<typeof merchantWallet>> {
  const [vendors, pending] = await Promise.all([
    listVendors(ctx.db),
    findPendingTransfers(ctx.db, memberId),
  ]);
  const balances = await Promise.all(
    vendors.map((vendor) =>
      vendor.walletMode === 'transfer'
        ? createVendorGateway(ctx, vendor).findBalance({ memberId, currency })
        : Promise.resolve(null),
    ),
  );
  return {
    currency,
    wallets: vendors.map((vendor, index) => {
      const balance = balances[index] ?? null;
      return {
        vendor: vendor.code,
        title: { bn: vendor.titleBn, en: vendor.titleEn },
        wallet: vendor.walletMode,
        open: vendor.open,
        balance: balance === null ? null : formatMinor(balance),
        pending: pending
          .filter(({ vendorCode }) => vendorCode === vendor.code)
          .map(toTransferValue),
      };
    }),
  };
}

/** Returns the vendors with a member's balances and pending transfers. */
export async function readMerchantWallet(
  ctx: Context,
  memberId: string,
): Promise<ValueOf<typeof merchantWallet>> {
  const { currency } = await readCashWallet(ctx.db, memberId);
  return readWalletsIn(ctx, memberId, currency);
}

/**
 * Returns the sum of a member's money in our ledger and in vendors' wallets. A pending transfer is
 * in neither until its result is known.
 */
export async function readConsolidatedFunds(
  ctx: Context,
  memberId: string,
): Promise<ValueOf<typeof consolidatedFunds>> {
  const own = await readBalanceValue(ctx.db, memberId);
  if (own.currency === 'TRIAL') throw new Error(`member ${memberId} has a demo account`);
  const { wallets } = await readWalletsIn(ctx, memberId, own.currency);
  const atVendors = wallets
    .filter(({ wallet }) => wallet === 'transfer')
    .map(({ vendor, balance }) => ({ vendor, balance }));
  const parts = [
    own.sumBalance,
    own.inPlay,
    own.onHold,
    ...atVendors.map(({ balance }) => balance),
  ];
  const other = await findOtherMoney(ctx.db, memberId, own.currency);
  return {
    ...own,
    inOtherCurrency: other && { currency: other.currency, total: formatMinor(other.total) },
    atVendors,
    total: String(parts.reduce((sum, part) => sum + BigInt(part ?? 0), 0n)),
    isWhole: atVendors.every(({ balance }) => balance !== null),
  };
}
