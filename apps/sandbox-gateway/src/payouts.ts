import type { z } from 'zod';
import type { createPayoutBody, GatewayPayout } from '@khelaghor/contract/money/gateways.ts';
import type { Journal } from './journal.ts';
import { createTrxId } from './payments.ts';

export type CreatePayout = z.infer<typeof createPayoutBody>;

/** A payout as the gateway keeps it. */
export type Payout = GatewayPayout & { walletKind: string; walletNumber: string };

/** What the merchant is shown of a payout. */
export function viewPayout(payout: Payout): GatewayPayout {
  const { merchantPayoutNumber, amount, currency, status, trxId, at } = payout;
  return { merchantPayoutNumber, amount, currency, status, trxId, at };
}

export type Payouts = {
  /** The payout of a number, made once; null when the number was used for another payout. */
  create(body: CreatePayout, now: Date, end?: 'failed' | 'pending'): Promise<Payout | null>;
  find(merchantPayoutNumber: string): Payout | undefined;
  /** All payouts, for the audit of tests. */
  all(): Payout[];
};

export function openPayouts(journal: Journal<Payout>): Payouts {
  return {
    async create(body, now, end) {
      const known = journal.get(body.merchantPayoutNumber);
      if (known) {
        const same =
          known.amount === body.amount &&
          known.currency === body.currency &&
          known.walletKind === body.walletKind &&
          known.walletNumber === body.walletNumber;
        return same ? known : null;
      }
      const status = end ?? 'completed';
      const payout: Payout = {
        ...body,
        status,
        trxId: status === 'completed' ? createTrxId() : null,
        at: now.toISOString(),
      };
      await journal.put(payout.merchantPayoutNumber, payout);
      return payout;
    },
    find: (merchantPayoutNumber) => journal.get(merchantPayoutNumber),
    all: () => [...journal.all()],
  };
}
