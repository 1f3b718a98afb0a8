import { z } from 'zod';
import { route } from '../lib/route.ts';
import {
  anyCurrency,
  instant,
  minorText,
  pageOf,
  pageQuery,
  stakeCurrency,
} from '../lib/shapes.ts';

export const balanceValue = z.object({
  sumBalance: minorText,
  /** Stakes in running bets and withdrawals on their way; not part of sumBalance. */
  inPlay: minorText,
  onHold: minorText,
  currency: stakeCurrency,
  /** Points that stand as security, in hundredths; null for whoever was never given any. */
  securityPoints: minorText.nullable(),
});
export type Balance = z.infer<typeof balanceValue>;

export const balance = route({
  id: 'wallet.balance',
  listener: 'site',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  caller: 'member',
  trialToo: true,
  summary: 'What the member can play with now',
  value: balanceValue,
  refusals: [],
});

/** One line of the account record: a movement of the member's money, both sides named. */
export const accountEntry = z.object({
  entryId: z.string(),
  transferId: z.uuid(),
  at: instant,
  /** Why the money moved: a transfer code of the ledger, worded by the browser. */
  code: z.string(),
  /** The game or family of games that it belongs to; null: it is no bet's. */
  product: z.string().nullable(),
  /**
   * Kinds of ledger account, e.g. 'wallet', 'escrow', 'gateway_clearing'; worded by the browser.
   */
  fromKind: z.string(),
  toKind: z.string(),
  currency: anyCurrency,
  /** Signed: positive came in, negative went out. */
  amount: minorText,
  balanceAfter: minorText,
  causeKind: z.string(),
  causeId: z.string(),
});
export type AccountEntry = z.infer<typeof accountEntry>;

/** How many days a statement covers at most: a year, also a leap year. */
export const statementDaysMax = 366;

/** Names of transfer codes, with commas between them. */
const codes = z
  .string()
  .max(400)
  .regex(/^[a-z_]+(,[a-z_]+)*$/);

export const accountRecord = route({
  id: 'wallet.accountRecord',
  listener: 'site',
  method: 'GET',
  path: '/wps/records/account',
  caller: 'member',
  summary: 'Every movement of the wallet, newest first, with the running balance',
  query: pageQuery.extend({
    from: instant.optional(),
    to: instant.optional(),
    /** Only movements with one of these codes. */
    codes: codes.optional(),
    /** Without it: that of the wallet that the member plays with now. */
    currency: anyCurrency.optional(),
  }),
  value: pageOf(accountEntry).extend({
    /**
     * When few movements pass the filter, a page may end before it is full: everything from this
     * time on was looked through, and `nextCursor` goes on from there.
     */
    searchedTo: instant.nullable(),
    /** Of all movements on the page. */
    currency: anyCurrency,
  }),
  refusals: [],
});

export const statement = route({
  id: 'wallet.statement',
  listener: 'site',
  method: 'GET',
  path: '/wps/records/account/statement',
  caller: 'member',
  summary: 'Every movement of the wallet within a period as CSV, oldest first',
  query: z.object({ from: instant, to: instant, currency: anyCurrency.optional() }),
  media: 'text/csv',
  value: z.string(),
  refusals: ['period_too_long'],
});
