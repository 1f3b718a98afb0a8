import type { merchantWallet } from '@khelaghor/contract/play/vendor-wallet.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { minorText } from '@khelaghor/money/minor.ts';
import type { Context } from '../../lib/context.ts';
import { readCashWallet } from '../../money/wallet/index.ts';
import { httpTransferGateway } from './http-transfer-gateway.ts';
import { pendingTransfers, toTransferValue } from './transfer-store.ts';
import { listVendors } from './store.ts';

/**
 * The vendors, and what a member has at those that keep wallets. They are asked at the same time;
 * one that does not answer has no balance to show.
 */
export async function readMerchantWallet(
  ctx: Context,
  memberId: string,
): Promise<ValueOf<typeof merchantWallet>> {
  const { currency } = await readCashWallet(ctx.db, memberId);
  return merchantWalletIn(ctx, memberId, currency);
}

/** The same in a currency. */
export async function merchantWalletIn(
  ctx: Context,
  memberId: string,
  currency: CashCurrency,
): Promise<ValueOf<typeof merchantWallet>> {
  const [vendors, pending] = await Promise.all([
    listVendors(ctx.db),
    pendingTransfers(ctx.db, memberId),
  ]);
  const balances = await Promise.all(
    vendors.map((vendor) =>
      vendor.walletMode === 'transfer'
        ? httpTransferGateway(ctx, vendor).findBalance({ memberId, currency })
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
        balance: balance === null ? null : minorText(balance),
        pending: pending
          .filter(({ vendorCode }) => vendorCode === vendor.code)
          .map(toTransferValue),
      };
    }),
  };
}
