// Answers about payouts for the console, where a real one takes a dispute or a second operator.
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import type { PayoutRule } from '@khelaghor/contract/backoffice/payout-rules.ts';
import type { DeskLevelLimit } from '@khelaghor/contract/money/level-limits.ts';
import type { PayoutFee } from '@khelaghor/contract/money/payout-fees.ts';
import type { DeskWithdrawalTerms } from '@khelaghor/contract/money/withdrawal-terms.ts';
import type { PayoutDispute } from '@khelaghor/contract/money/payout-disputes.ts';

/** A payout of which a part is missing; `waiting`: another operator requested to pay it by hand. */
export const buildDisputes = (
  waiting: PayoutDispute['waiting'],
): { readonly disputes: readonly PayoutDispute[] } => ({
  disputes: [
    {
      withdrawalId: '01980000-0000-7000-8000-00000000d1a1',
      account: 'padma',
      amount: '30000',
      currency: 'PLAY',
      walletKind: 'bkash',
      walletNumber: '01712345678',
      gateway: 'sandbox',
      trxId: 'BFH7K2M9Q1',
      sentAt: '2026-11-27T05:00:00.000Z',
      answeredAt: '2026-11-27T06:00:00.000Z',
      received: '10000',
      remaining: '20000',
      proofs: [],
      waiting,
    },
  ],
});

/** A request of another operator to pay by hand. */
export const waitingRepeat: PayoutDispute['waiting'] = {
  id: '01980000-0000-7000-8000-00000000d1b1',
  reason: '12345',
  askedBy: 'padma',
  askedAt: '2026-11-27T06:30:00.000Z',
  isOwn: false,
};

/** A rule for withdrawals, for which another operator requested other terms. */
export const waitingRule: { readonly rules: readonly PayoutRule[] } = {
  rules: [
    {
      currency: 'PLAY',
      version: 0,
      terms: {
        enabled: false,
        accountDays: 30,
        maximumScore: 0,
        levelAtLeast: 0,
        maximum: '200000',
        memberDayMaximum: '500000',
        dayMaximum: '5000000',
      },
      waiting: {
        id: '01980000-0000-7000-8000-00000000d1c1',
        reason: '12345',
        askedBy: 'padma',
        askedAt: '2026-11-27T06:30:00.000Z',
        isOwn: false,
        terms: {
          enabled: true,
          accountDays: 60,
          maximumScore: 20,
          levelAtLeast: 0,
          maximum: '100000',
          memberDayMaximum: '300000',
          dayMaximum: '5000000',
        },
      },
    },
  ],
};

/** An approved payout that an operator sends by hand. */
export const payoutsByHand: { items: readonly QueuedWithdrawal[]; nextCursor: null } = {
  items: [
    {
      id: '01980000-0000-7000-8000-00000000e1a1',
      memberId: '01980000-0000-7000-8000-00000000e1b1',
      account: 'padma',
      amount: '30000',
      fee: '500',
      currency: 'PLAY',
      walletKind: 'nagad',
      walletNumber: '01712345678',
      state: 'approved',
      reason: null,
      requestedAt: '2026-11-27T05:00:00.000Z',
      resolvedAt: null,
      resolvedBy: 'jui',
      handling: 'by_hand',
      approvedFirstBy: null,
      risk: { score: 15, reasons: [{ rule: 'shared_device', points: 15, count: 2 }] },
      confirmation: null,
      proofs: [],
      member: {
        registeredAt: '2026-11-01T05:00:00.000Z',
        deposited: '50000',
        withdrawn: '0',
        staked: '40000',
        balance: '10000',
      },
    },
  ],
  nextCursor: null,
};

/** A fee of withdrawals, for which another operator requested other terms. */
export const waitingFee: { readonly fees: readonly PayoutFee[] } = {
  fees: [
    {
      currency: 'BDT',
      walletKind: 'bkash',
      version: 0,
      terms: { fixed: '0', perMille: 0, minimum: '0', maximum: null },
      waiting: {
        id: '01980000-0000-7000-8000-00000000f1c1',
        reason: '12345',
        askedBy: 'padma',
        askedAt: '2026-11-27T06:30:00.000Z',
        isOwn: false,
        terms: { fixed: '500', perMille: 15, minimum: '1000', maximum: '20000' },
      },
    },
  ],
};

/** Limits of deposits for which another operator requested others. */
export const waitingLevelLimit: { readonly limits: readonly DeskLevelLimit[] } = {
  limits: [
    {
      currency: 'BDT',
      level: '0',
      version: 0,
      terms: { dayMaximum: null, monthMaximum: null },
      waiting: {
        id: '01980000-0000-7000-8000-00000000f2c2',
        reason: '12345',
        askedBy: 'padma',
        askedAt: '2026-11-27T06:30:00.000Z',
        isOwn: false,
        terms: { dayMaximum: '500000', monthMaximum: '5000000' },
      },
    },
  ],
};

/** Limits of withdrawals, for which another operator requested other ones. */
export const waitingTerms: { readonly terms: readonly DeskWithdrawalTerms[] } = {
  terms: [
    {
      currency: 'BDT',
      version: 0,
      terms: { minimum: '50000', maximum: '2500000', waitingMax: 3, walletKinds: ['bkash'] },
      waiting: {
        id: '01980000-0000-7000-8000-00000000f2c1',
        reason: '12345',
        askedBy: 'padma',
        askedAt: '2026-11-27T06:30:00.000Z',
        isOwn: false,
        terms: {
          minimum: '30000',
          maximum: '5000000',
          waitingMax: 2,
          walletKinds: ['bkash', 'nagad'],
        },
      },
    },
  ],
};
