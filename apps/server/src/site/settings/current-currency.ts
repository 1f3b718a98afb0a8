import { sql } from 'kysely';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { defaultSettings } from '@khelaghor/contract/site/settings.ts';
import type { StoredSettings } from '@khelaghor/contract/site/settings.ts';

type MoneyMode = StoredSettings['moneyMode'];

const currencies: Readonly<Record<MoneyMode, CashCurrency>> = { play: 'PLAY', real: 'BDT' };

/** Returns the currency that members who are not on trial play with in a money mode. */
export const getCurrencyOfMode = (mode: MoneyMode): CashCurrency => currencies[mode];

/**
 * The same for the money mode of this moment, as an expression. A statement that reads wallets asks
 * for it in the same look, so that no bet needs one more.
 */
export const currencyNow = sql<CashCurrency>`(
  select case coalesce(max(value #>> '{}'), ${sql.lit(defaultSettings.moneyMode)})
    when 'play' then ${sql.lit(currencies.play)} else ${sql.lit(currencies.real)} end
  from setting where key = 'moneyMode'
)`;
