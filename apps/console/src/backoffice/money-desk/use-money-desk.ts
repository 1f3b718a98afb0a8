import { moneyDeskAdminGet } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { useCall } from '../../shared/kit/use-call.ts';

/** Sums are at most a few seconds behind the ledger. */
const watchedMs = 5_000;

export const useMoneyDesk = (currency: CashCurrency) =>
  useCall(
    ['money-desk', currency],
    moneyDeskAdminGet,
    { query: { currency } },
    { refetchInterval: watchedMs },
  );
