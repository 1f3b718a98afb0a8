// Answers for the console where a real one takes hours or a second operator.
import type { FactorResets } from '@khelaghor/contract/account/factor-resets.ts';
import type { OwnSession } from '@khelaghor/contract/backoffice/own-activity.ts';
import type { OperatorsList } from '@khelaghor/contract/backoffice/operators.ts';
import type { RolesDesk } from '@khelaghor/contract/backoffice/roles.ts';
import type { AdminDebts } from '@khelaghor/contract/money/debts.ts';
import type { AdminBlock, AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import type { DeskJackpots } from '@khelaghor/contract/play/jackpots.ts';
import type { DeskGameDetail } from '@khelaghor/contract/play/game-desk.ts';
import type { CorrectionSum, IssueResults } from '@khelaghor/contract/play/official-results.ts';
import type { OpenRound } from '@khelaghor/contract/play/vendor-rounds.ts';
import { ownerRoleId } from '@khelaghor/contract/lib/permissions.ts';
import { v7 } from 'uuid';

const earlier = '2026-01-02T03:04:05.000Z';
export const later = '2026-01-03T03:04:05.000Z';

/** Operators in each state, and an invitation. */
export const operatorsList: OperatorsList = {
  operators: (['enabled', 'disabled', 'factor_reset'] as const).map((state, nth) => ({
    id: v7(),
    username: ['padma', 'meghna', 'jamuna'][nth] ?? '',
    role: { id: ownerRoleId, name: 'Owner' },
    state,
    createdAt: earlier,
    invitedBy: nth === 0 ? null : 'padma',
    lastLoginAt: nth === 2 ? null : earlier,
    lastSeenAt: nth === 2 ? null : later,
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

/** Roles, one of which no operator has, and a change that another operator requested. */
export const rolesDesk: RolesDesk = {
  roles: [
    {
      id: v7(),
      name: 'padma',
      permissions: ['money.see', 'money.approve'],
      isFixed: false,
      version: 0,
      operators: [],
    },
  ],
  bound: [{ operatorId: v7(), operator: 'padma', memberId: v7(), account: 'shapla12' }],
  waiting: [
    {
      id: v7(),
      change: { kind: 'create', name: 'meghna', permissions: ['members.see'] },
      names: { role: null, operator: null, member: null },
      reason: '12345',
      askedBy: 'padma',
      askedAt: earlier,
      isOwn: false,
    },
  ],
  isAlone: false,
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
  shown: {
    groups: [{ label: null, look: 'die', figures: ['6', '6', '6'], isApart: false }],
    sum: 18,
    more: 0,
  },
  resultState: null,
  previousResult: null,
  shownBefore: null,
  correctedAt: null,
  cancelReason: null,
  callOff: null,
  sums: [],
  groups: 0,
  jackpots: [],
};

/** A request of another operator. */
export const waitingRequest = {
  id: v7(),
  reason: '12345',
  askedBy: 'padma',
  askedAt: earlier,
  isOwn: false,
};
const returned = [{ currency: 'BDT' as const, tickets: 2, stake: '20000' }];

/** A draw with tickets that another operator requested to call off. */
export const issueToCallOff: AdminIssue = {
  ...settledIssue,
  state: 'open',
  source: 'own',
  result: null,
  shown: null,
  callOff: { ...waitingRequest, sums: returned, outcome: null },
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
          ...waitingRequest,
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
export const openDebts: AdminDebts = {
  waiting: null,
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

const crashLimits = { stakeMin: '100', stakeMax: '1000000', payoutMax: '100000000' };

/** Crash with a round that accepts bets; `waits`: another operator requested that it is void. */
export const buildCrashDesk = (waits: boolean): DeskGameDetail => ({
  gameCode: 'crash',
  title: { bn: 'ঘুড়ি কাটা', en: 'Crash' },
  kind: 'shared',
  scope: 'crash/1',
  state: 'open',
  limits: crashLimits,
  outerLimits: crashLimits,
  limitsVersion: 0,
  waiting: null,
  openSums: [{ currency: 'PLAY', rounds: 2, stake: '5000', payoutMax: '2500000' }],
  mismatches: 0,
  openRounds: [],
  sharedRound: {
    roundId: v7(),
    number: 7,
    phase: 'betting',
    openedAt: earlier,
    bets: 2,
    waiting: waits
      ? {
          id: v7(),
          reason: '12345',
          askedBy: 'padma',
          askedAt: earlier,
          isOwn: false,
        }
      : null,
  },
  lastMismatches: [],
});

const potRules = { start: '50000', cap: '100000', rate: 3_000 };

/** A jackpot that has fallen once, with or without other rules that wait. */
export const buildJackpots = (waits: boolean): DeskJackpots => ({
  pots: [
    {
      ...potRules,
      currency: 'PLAY',
      tier: 'mini',
      number: 2,
      openedAt: earlier,
      amount: '61234',
      return: 0.009,
      lastHit: { amount: '71980', at: earlier },
      difference: '0',
      next: potRules,
      version: 0,
      waiting: waits
        ? {
            id: v7(),
            reason: '12345',
            askedBy: 'padma',
            askedAt: earlier,
            isOwn: false,
            rules: { start: '40000', cap: '90000', rate: 2_500 },
          }
        : null,
      staked: '11071333',
      contributed: '33214',
      started: '100000',
      paid: '71980',
      hits: 1,
    },
  ],
  hits: [
    {
      betId: v7(),
      account: 'padma',
      currency: 'PLAY',
      tier: 'mini',
      number: 1,
      from: '71950',
      to: '71980',
      cap: '100000',
      paid: '71980',
      at: earlier,
    },
  ],
});

/** Sessions of the operator: the present one, an open one elsewhere, and one that has ended. */
export const ownSessions: { readonly sessions: readonly OwnSession[] } = {
  sessions: [0, 1, 2].map((nth) => ({
    id: v7(),
    startedAt: earlier,
    seenAt: later,
    address: `203.0.113.${nth + 1}`,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    isOpen: nth < 2,
    isCurrent: nth === 0,
  })),
};

/** A message that is on its way to many members. */
export const sendingMessages = {
  items: [
    {
      id: '01936d00-0000-7000-8000-00000000ab02',
      title: { bn: 'মেলার খবর', en: 'News of the fair' },
      body: { bn: 'আজ সন্ধ্যায় মেলা।', en: 'The fair is this evening.' },
      link: null,
      purpose: 'service',
      audience: {
        account: null,
        role: null,
        language: null,
        dialingCode: null,
        registeredSince: null,
        activeSince: null,
        balanceAtLeast: null,
      },
      state: 'sending',
      expected: 100_000,
      sent: 42_500,
      createdAt: '2026-11-21T06:00:00.000Z',
      createdBy: 'shapla',
      endedAt: null,
      stoppedBy: null,
    },
  ],
  nextCursor: null,
};

/** A setting that was changed, and whose value of before no longer holds. */
export const changedSettings = {
  items: [
    {
      id: '1',
      at: '2026-01-02T03:04:05.000Z',
      by: { type: 'operator', id: 'padma', name: 'padma' },
      key: 'smsDailyMax',
      before: 7,
      after: 9,
      request: null,
    },
  ],
  nextCursor: null,
};

/** The history of a setting that two operators change. */
export const changedByTwo = {
  items: [
    {
      id: '1',
      at: '2026-01-02T03:04:05.000Z',
      by: { type: 'operator', id: 'padma', name: 'padma' },
      key: 'payoutSecondFrom',
      before: 7_000,
      after: 9_000,
      request: { askedBy: 'meghna', reason: '12345' },
    },
  ],
  nextCursor: null,
};

const askedByAnother = {
  id: '01936d00-0000-7000-8000-0000000000ab',
  reason: '12345',
  askedBy: 'padma',
  askedAt: '2026-01-02T03:04:05.000Z',
  isOwn: false,
};

/** A setting of which another operator requested another value. */
export const waitingSetting = {
  needsSecond: true,
  requests: [{ ...askedByAnother, setting: 'payoutSecondFrom', before: 0, after: 9_000 }],
};

/** A rule of alerts of which another operator requested another threshold. */
export const waitingAlertRule = {
  needsSecond: true,
  currency: 'PLAY',
  mailbox: { email: '', awaiting: null },
  rules: [
    {
      kind: 'job_late',
      terms: { threshold: 15, enabled: true, byEmail: false },
      version: 1,
      changed: null,
      waiting: { ...askedByAnother, terms: { threshold: 30, enabled: false, byEmail: false } },
    },
  ],
};

/** An adjustment that another operator requested. */
export const waitingAdjustment = {
  waiting: [
    {
      id: '01936d00-0000-7000-8000-0000000000aa',
      amount: '-5000',
      currency: 'PLAY',
      reason: '12345',
      askedBy: 'padma',
      askedAt: '2026-01-02T03:04:05.000Z',
      isOwn: false,
    },
  ],
  ended: [],
};

/** A report that goes by e-mail every day, and was sent once. */
export const orderedReport = {
  weekStart: 'sunday',
  mailbox: { email: '', awaiting: null },
  recipients: [],
  orders: [
    {
      id: '01936d00-0000-7000-8000-0000000000dd',
      dimension: 'all',
      currency: 'BDT',
      period: 'day',
      hour: 9,
      language: 'bn',
      recipients: [{ id: '01936d00-0000-7000-8000-0000000000ee', username: 'padma' }],
      createdBy: 'meghna',
      createdAt: '2026-01-02T03:04:05.000Z',
      isPaused: false,
      deliveries: [
        { startsOn: '2026-01-01', sentAt: '2026-01-02T03:04:05.000Z', mails: 1, state: 'sent' },
      ],
    },
  ],
};
