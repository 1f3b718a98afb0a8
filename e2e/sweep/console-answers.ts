// Answers for the console where a real one takes hours or a second operator.
import type { FactorResets } from '@khelaghor/contract/account/factor-resets.ts';
import type { OperatorsList } from '@khelaghor/contract/backoffice/operators.ts';
import type { AdminBlock } from '@khelaghor/contract/play/lottery-admin.ts';
import type { OpenRound } from '@khelaghor/contract/play/vendor-rounds.ts';
import { v7 } from 'uuid';

const earlier = '2026-01-02T03:04:05.000Z';
export const later = '2026-01-03T03:04:05.000Z';

/** Operators in each state, and an invitation. */
export const operatorsList: OperatorsList = {
  operators: (['enabled', 'disabled', 'factor_reset'] as const).map((state, nth) => ({
    id: v7(),
    username: ['padma', 'meghna', 'jamuna'][nth] ?? '',
    state,
    createdAt: earlier,
    invitedBy: nth === 0 ? null : 'padma',
    lastLoginAt: nth === 2 ? null : earlier,
    sessions: nth === 0 ? 2 : 0,
    resetLink:
      state === 'factor_reset'
        ? { id: v7(), username: 'jamuna', madeBy: 'padma', createdAt: earlier, expiresAt: later }
        : null,
  })),
  invitations: [
    { id: v7(), username: 'surma', madeBy: 'padma', createdAt: earlier, expiresAt: later },
  ],
};

/** A number of K3 that is not taken. */
export const blockedNumber: AdminBlock = {
  id: v7(),
  play: 'sum',
  playLabel: { bn: 'মোট', en: 'Sum' },
  number: '10',
  rule: 'refused',
  appliesFrom: earlier,
  appliesUntil: null,
  lastIssue: null,
};

const openRound = (waiting: OpenRound['waiting']): OpenRound => ({
  id: v7(),
  vendor: 'filled',
  gameCode: 'filledgame',
  gameTitle: { bn: 'নমুনা খেলা', en: 'Sample game' },
  ref: 'round-000000000001',
  memberId: v7(),
  account: 'maharajadhirajba',
  openedAt: earlier,
  state: 'open',
  runningBets: 3,
  inPlay: '99999999999999',
  currency: 'BDT',
  waiting,
});

/** Three rounds: without a request, with another operator's request, with one's own. */
export const openRounds = {
  items: [null, false, true].map((isOwn) =>
    openRound(
      isOwn === null
        ? null
        : {
            id: v7(),
            act: 'refund',
            reason: '12345',
            askedBy: 'padma',
            askedAt: earlier,
            isOwn,
          },
    ),
  ),
  page: 1,
  pageSize: 20,
  total: 3,
};

/** A reset that may be carried out. */
export const waitingReset: FactorResets = {
  has: {
    authenticator: true,
    passkeys: 2,
    recoveryCodes: 8,
    mobileMasked: '+8801*****678',
    paymentPassword: true,
  },
  tells: { mail: false, sms: false },
  waiting: {
    id: v7(),
    reason: '12345',
    askedBy: 'padma',
    askedAt: earlier,
    dueAt: later,
    withPayment: false,
    outcome: null,
    endedAt: null,
    endedBy: null,
  },
  needsOther: false,
  past: [],
};
