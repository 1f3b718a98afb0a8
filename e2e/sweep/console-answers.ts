// Answers for the console where a real one takes hours or a second operator.
import type { FactorResets } from '@khelaghor/contract/account/factor-resets.ts';
import type { OperatorsList } from '@khelaghor/contract/backoffice/operators.ts';
import type { Debts } from '@khelaghor/contract/money/debts.ts';
import type { AdminBlock, AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import type { CorrectionSum, IssueResults } from '@khelaghor/contract/play/official-results.ts';
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

const title = { bn: 'কে৩', en: 'K3' };

const settledIssue: IssueResults['issue'] = {
  issueId: v7(),
  issueNumber: '20260102-0001',
  opensAt: earlier,
  closesAt: earlier,
  drawsAt: earlier,
  state: 'settled',
  source: 'official',
  result: [6, 6, 6],
  resultState: null,
  previousResult: null,
  correctedAt: null,
  cancelReason: null,
  callOff: null,
  sums: [],
  groups: 0,
  jackpots: [],
};

const request = { id: v7(), reason: '12345', askedBy: 'padma', askedAt: earlier, isOwn: false };
const returned = [{ currency: 'BDT' as const, tickets: 2, stake: '20000' }];

/** A draw with tickets that another operator requested to call off. */
export const issueToCallOff: AdminIssue = {
  ...settledIssue,
  state: 'open',
  source: 'own',
  result: null,
  callOff: { ...request, sums: returned, outcome: null },
  sums: returned.map((sum) => ({ ...sum, paid: '0' })),
};

export const waitingCallOffs = { issues: [{ gameCode: 'k3', title, issue: issueToCallOff }] };

/** A settled official draw, with a correction that waits for a second operator, or without. */
export const buildSettledResults = (waits: boolean): IssueResults => ({
  gameCode: 'k3',
  title,
  issue: settledIssue,
  form: [{ label: null, from: 1, to: 6, cells: [[0], [1], [2]] }],
  entries: ['padma', 'meghna'].map((enteredBy) => {
    return { enteredBy, isOwn: false, result: [6, 6, 6], enteredAt: earlier };
  }),
  corrections: waits
    ? [
        {
          ...request,
          previousResult: [6, 6, 6],
          result: [1, 2, 3],
          outcome: null,
          endedBy: null,
          endedAt: null,
          completedAt: null,
        },
      ]
    : [],
});

/** What the correction would move. */
export const correctionSums: { sums: CorrectionSum[] } = {
  sums: [
    {
      currency: 'BDT',
      tickets: 99_999,
      changed: 1_234,
      members: 999,
      takenBack: '99999999999999',
      added: '99999999999999',
      debts: '99999999999999',
    },
  ],
};

/** A debt after a corrected result. */
export const openDebts: Debts = {
  open: [{ currency: 'BDT', amount: '99999999999999' }],
  causes: [
    {
      id: v7(),
      amount: '99999999999999',
      currency: 'BDT',
      gameCode: 'k3',
      title,
      issueNumber: '20260102-0001',
      createdAt: earlier,
    },
  ],
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
