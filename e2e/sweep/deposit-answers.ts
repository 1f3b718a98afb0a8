// Answers for the console about deposits, where a real one takes a gateway, a claim or another
// operator.
import { v7 } from 'uuid';
import type { AskedChannel } from '@khelaghor/contract/money/deposit-channels.ts';
import type { DeskDepositPage } from '@khelaghor/contract/money/differing-payments.ts';
import type { QueuedManualDeposit } from '@khelaghor/contract/money/manual-deposits.ts';
import type { UnmatchedLine } from '@khelaghor/contract/money/statements.ts';
import { waitingRequest } from './console-answers.ts';

const earlier = '2026-01-02T03:04:05.000Z';
const later = '2026-01-02T03:34:05.000Z';

/** A deposit of which less was paid than was ordered, and a second payment of it. */
export const differingDeposit: DeskDepositPage = {
  id: v7(),
  memberId: v7(),
  account: 'shapla12',
  channel: 'mobile',
  gateway: 'sandbox',
  amount: '50000',
  currency: 'PLAY',
  state: 'failed',
  claim: 'short',
  reference: '12345',
  requestedAt: earlier,
  resolvedAt: later,
  expiresAt: later,
  canRefund: false,
  payments: [
    {
      id: v7(),
      kind: 'short',
      state: 'waiting',
      ordered: '50000',
      received: '40000',
      currency: 'PLAY',
      trxId: '12345',
      payer: '01711111111',
      foundAt: later,
      endedAt: null,
      acts: ['credit', 'refund', 'reject'],
      creditedDepositId: null,
      refundReference: null,
      isSentByHand: false,
      refundFailure: null,
      waiting: null,
    },
  ],
};

/** A credited deposit that can be given back. */
export const creditedDeposit: DeskDepositPage = {
  ...differingDeposit,
  state: 'confirmed',
  claim: null,
  canRefund: true,
  payments: [],
};

/** The same while an operator has to send the money back. */
export const refundByHand: DeskDepositPage = {
  ...creditedDeposit,
  gateway: 'manual-bkash',
  claim: 'credit_refunding',
  canRefund: false,
  payments: differingDeposit.payments.map((payment) => ({
    ...payment,
    kind: 'credited',
    state: 'refunding',
    acts: ['reject'],
    isSentByHand: true,
  })),
};

/** The same while another operator’s decision waits. */
export const decidedDeposit: DeskDepositPage = {
  ...differingDeposit,
  payments: differingDeposit.payments.map((payment) => ({
    ...payment,
    acts: [],
    waiting: {
      id: v7(),
      act: 'refund',
      reason: '12345',
      askedBy: 'padma',
      askedAt: later,
      isOwn: false,
    },
  })),
};

/** A claim of money that a member sent to a number of the house. */
export const claimQueue: {
  readonly items: readonly QueuedManualDeposit[];
  readonly nextCursor: null;
} = {
  nextCursor: null,
  items: [
    {
      depositId: '01980000-0000-7000-8000-00000000c1a1',
      channel: 'manual-bkash',
      walletLabel: 'padma',
      account: 'padma',
      provider: 'bkash',
      walletNumber: '01712345678',
      walletType: 'personal',
      accountName: null,
      reference: null,
      receipts: [],
      ordered: '50000',
      state: 'waiting_match',
      senderNumber: '01812345678',
      trxId: 'BFH7K2M9Q1',
      received: null,
      reason: null,
      claimedAt: '2026-11-27T06:00:00.000Z',
      receivedBy: null,
      isOwn: false,
      isTaken: false,
      line: { amount: '50000', sender: '01912345678', sentAt: '27/11/2026 11:58' },
    },
  ],
};

/** A channel that another operator asked for. */
export const askedChannels: {
  readonly channels: readonly [];
  readonly asked: readonly AskedChannel[];
} = {
  channels: [],
  asked: [
    {
      ...waitingRequest,
      channel: 'manual-bank-2',
      gateway: 'manual-bank',
      terms: {
        title: { bn: 'padma', en: 'padma' },
        note: { bn: '', en: '' },
        icon: 'bank',
        logo: null,
        minimum: '50000',
        maximum: '20000000',
        quickAmounts: ['100000'],
        hours: null,
        countries: [],
        levels: [],
        payBy: [],
        numbers: [
          {
            number: '1234567890',
            label: 'meghna',
            type: 'account',
            active: true,
            perDay: '5000000',
            perMonth: '30000000',
          },
        ],
        fee: { rate: 50, fixed: '1000' },
        sort: 50,
      },
    },
  ],
};

/** The same claim without a line of its own, and a line that may be meant. */
export const mistypedClaims = {
  claims: claimQueue.items.map((claim) => ({ ...claim, line: null })),
};
export const freeLines: { readonly items: readonly UnmatchedLine[]; readonly nextCursor: null } = {
  nextCursor: null,
  items: [
    {
      channel: 'manual-bkash',
      provider: 'bkash',
      trxId: 'BFH7K2M9Q7',
      amount: '50000',
      sender: '01812345678',
      sentAt: '27/11/2026 11:58',
      importedBy: 'meghna',
      importedAt: '2026-11-27T06:00:00.000Z',
      claim: null,
    },
  ],
};
