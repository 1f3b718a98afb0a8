import { z } from 'zod';
import { recordPeriod } from '../lib/record-period.ts';
import { route } from '../lib/route.ts';
import {
  anyCurrency,
  instant,
  minorText,
  definePage,
  pageQuery,
  stakeCurrency,
} from '../lib/shapes.ts';

export const balanceValue = z.object({
  sumBalance: minorText,
  /** Stakes of open bets and pending withdrawals; not part of sumBalance. */
  inPlay: minorText,
  onHold: minorText,
  currency: stakeCurrency,
  /** Security deposit in points, in hundredths; null: the member never had any. */
  securityPoints: minorText.nullable(),
});
export type Balance = z.infer<typeof balanceValue>;

export const balance = route.member('GET /wps/v2/wallets/balance', {
  id: 'wallet.getBalance',
  allowsDemo: true,
  summary: 'Returns the balance that the member can play with now',
  value: balanceValue,
});

/** One line of the account record: a movement of the member's money, with both accounts. */
export const accountEntry = z.object({
  entryId: z.string(),
  transferId: z.uuid(),
  at: instant,
  /** The ledger's transfer code, which the browser translates. */
  code: z.string(),
  /** The game or group of games; null: not a bet. */
  product: z.string().nullable(),
  /** Ledger account kinds ('wallet', 'escrow', 'gateway_clearing'), translated by the browser. */
  fromKind: z.string(),
  toKind: z.string(),
  currency: anyCurrency,
  /** Positive: received; negative: paid. */
  amount: minorText,
  balanceAfter: minorText,
  causeKind: z.string(),
  causeId: z.string(),
});
export type AccountEntry = z.infer<typeof accountEntry>;

/** Transfer codes, separated by commas. */
const codes = z
  .string()
  .max(400)
  .regex(/^[a-z_]+(,[a-z_]+)*$/);

export const accountRecord = route.member('GET /wps/records/account', {
  id: 'wallet.listEntries',
  summary: 'Lists the movements of the wallet, newest first, with the running balance',
  query: pageQuery.extend({
    from: instant.optional(),
    to: instant.optional(),
    /** Only movements with one of these codes. */
    codes: codes.optional(),
    /** Default: the currency of the member's current wallet. */
    currency: anyCurrency.optional(),
  }),
  value: definePage(accountEntry).extend({
    /**
     * When few movements match the filter, a page may end before it is full: it covers everything
     * from this time on, and `nextCursor` continues there.
     */
    searchedTo: instant.nullable(),
    /** The currency of all movements on the page. */
    currency: anyCurrency,
  }),
});

export const statement = route.member('GET /wps/records/account/statement', {
  id: 'wallet.downloadStatement',
  summary: 'Downloads the movements of the wallet in a period as CSV, oldest first',
  query: recordPeriod.extend({ currency: anyCurrency.optional() }),
  media: 'text/csv',
  value: z.string(),
  refusals: ['period_too_long'],
});
