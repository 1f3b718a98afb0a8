/**
 * The currencies. Play money, trial money and points are currencies of their own, so that none can
 * ever be added to, or mistaken for, real money. All have two decimals.
 */
export const CURRENCIES = ['PLAY', 'BDT', 'TRIAL', 'POINT'] as const;

/**
 * `PLAY` is play money, the currency of a fresh install; `BDT` is the Bangladeshi taka; `TRIAL` is
 * what trial accounts play with; `POINT` is what loyalty counts in.
 */
export type Currency = (typeof CURRENCIES)[number];

/** What can be paid in, played with and paid out. */
export const CASH_CURRENCIES = ['PLAY', 'BDT'] as const satisfies readonly Currency[];

export type CashCurrency = (typeof CASH_CURRENCIES)[number];

/** What can be staked: cash, and what trial accounts play with. */
export const STAKE_CURRENCIES = [
  ...CASH_CURRENCIES,
  'TRIAL',
] as const satisfies readonly Currency[];

export type StakeCurrency = (typeof STAKE_CURRENCIES)[number];

/** Whether a text from outside names a currency. */
export function isCurrency(text: unknown): text is Currency {
  return CURRENCIES.some((currency) => currency === text);
}

/**
 * The sign before a figure. Play and trial money are counted in taka too, so they have the same
 * sign; the page says beside it which it is. Points have none.
 */
export const CURRENCY_SIGN: Readonly<Record<Currency, string>> = {
  PLAY: '৳',
  BDT: '৳',
  TRIAL: '৳',
  POINT: '',
};
