import { expect, test } from 'vitest';
import {
  computePartPayout,
  drawResult,
  findLotteryGame,
  settleTicket,
} from '@khelaghor/engine-lottery/public.ts';
import { loadLotteryGame } from '../lottery/index.tsx';
import { computeCommitment, parseSeed, toHex } from '@khelaghor/fairness/seed.ts';
import { buildMerkleTree, getRoot } from '@khelaghor/fairness/merkle-tree.ts';
import type { MerkleTree } from '@khelaghor/fairness/merkle-tree.ts';
import { recordedRounds } from '@khelaghor/fairness/recorded-rounds.suite.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { hashTicket, proveInclusion } from '@khelaghor/fairness/ticket-list.ts';
import { minor } from '@khelaghor/money/minor.ts';
import {
  compareTicketRoot,
  isSameOfficial,
  isSameTicket,
  recomputeOfficialTicket,
  recomputeTicket,
} from './recompute-ticket.ts';
import { getTicketCommand } from './verifier-command.ts';
import type { TicketProof } from './recompute-ticket.ts';

const serverSeed = new Uint8Array(32).fill(9);
const issueNumber = '20261121-0872';
const clientSeed = `k3/${issueNumber}`;
const game = await loadLotteryGame('k3');
if (!game) throw new Error('there is no K3');
const { family: k3 } = game;
const scope = 'k3/1';
const result = drawResult(k3, createFairStream({ serverSeed, clientSeed, nonce: 0, scope }));
const ids = {
  betId: '0193484e-6d1c-7b9a-8f53-0c2a4f1e9d77',
  issueId: '0193484e-6d1c-7b9a-8f53-0c2a4f1e9d78',
};

const readHash = (hex: string): number[] => {
  const parsed = parseSeed(hex);
  if (!parsed.ok) throw new Error(parsed.refusal);
  return [...parsed.value];
};

const buildTree = (leaves: readonly string[]): MerkleTree => {
  const step = buildMerkleTree(Uint8Array.from(leaves.flatMap(readHash))).next();
  if (step.done !== true) throw new Error('a small tree is built in one step');
  return step.value;
};

/** A ticket as an honest server stores it after the draw, in the list with two others. */
function makeProof(
  play: string,
  selection: string,
  group: TicketProof['ticket']['group'] = null,
): TicketProof {
  const ticket = { play, selection, stakePerLine: minor(333n), series: 1960 };
  const listed = { betId: ids.betId, play, selection, series: 1960, currency: 'PLAY' };
  const leaf = hashTicket({ ...listed, halfPaid: '', stakePerLine: '333', group });
  const tree = buildTree(['01'.repeat(32), leaf, '02'.repeat(32)]);
  const settled = settleTicket(k3, ticket, result);
  return {
    kind: 'lottery',
    scope,
    ticket: {
      ...ids,
      gameCode: 'k3',
      issueNumber,
      chaseId: null,
      group,
      play,
      selection,
      lineCount: selection.split(',').length,
      series: 1960,
      halfPaid: '',
      rebate: 0,
      rebatePaid: '0',
      currency: 'PLAY',
      stakePerLine: '333',
      stake: String(333 * selection.split(',').length),
      payout: settled.payout.toString(),
      state: settled.payout > 0n ? 'won' : 'lost',
      won: settled.won.map(({ outcome, payout, ...lines }) => ({
        ...lines,
        outcome: outcome === 'tie' ? outcome : [...outcome],
        payout: payout.toString(),
      })),
      placedAt: '2026-11-21T08:30:00.000Z',
      settledAt: '2026-11-21T08:31:01.000Z',
    },
    issue: {
      issueId: ids.issueId,
      gameCode: 'k3',
      issueNumber,
      opensAt: '2026-11-21T08:30:00.000Z',
      closesAt: '2026-11-21T08:30:55.000Z',
      drawsAt: '2026-11-21T08:31:00.000Z',
      state: 'settled',
      source: 'own',
      commitment: computeCommitment(serverSeed),
      serverSeed: toHex(serverSeed),
      result: [...result],
      correction: null,
      beacon: null,
      ticketRoot: toHex(getRoot(tree)),
      ticketCount: 3,
    },
    clientSeed,
    nonce: 0,
    inclusion: proveInclusion(tree, 1),
  };
}

const honest = makeProof('single_die', '1,2,3,4,5,6');
const withTicket = (change: Partial<TicketProof['ticket']>): TicketProof => ({
  ...honest,
  ticket: { ...honest.ticket, ...change },
});
const withIssue = (change: Partial<TicketProof['issue']>): TicketProof => ({
  ...honest,
  issue: { ...honest.issue, ...change },
});
const lines = honest.ticket.won ?? [];
const path = honest.inclusion?.path ?? [];
const [beacon] = recordedRounds;

test.each([...k3.plays.values()])('an honest ticket on $code matches in every part', (play) => {
  const checked = recomputeTicket(makeProof(play.code, play.shape.prices.join(',')));
  expect(checked.ok && isSameTicket(checked)).toBe(true);
});

const groupTerms = { groupId: ids.issueId, totalShares: 9, feeHundredths: 700 };

/** Shares of a ticket as an honest server stores them. */
function makeShares(shares: number, role: 'organiser' | 'guarantee' | 'buyer'): TicketProof {
  const whole = makeProof('single_die', '1,2,3,4,5,6', { ...groupTerms, shares, role });
  const stake = minor(BigInt(whole.ticket.stake));
  const payout = computePartPayout(
    { stake, shares: 9, feeHundredths: 700 },
    { shares, isOrganiser: role === 'organiser' },
    minor(BigInt(whole.ticket.payout)),
  );
  const paid = { stake: String((stake / 9n) * BigInt(shares)), payout: String(payout) };
  return { ...whole, ticket: { ...whole.ticket, ...paid } };
}

test.each([
  ['the organiser’s own shares', makeShares(1, 'organiser')],
  ['guaranteed shares', makeShares(3, 'guarantee')],
  ['bought shares', makeShares(5, 'buyer')],
])('%s match in every part; with another number of shares or fee they do not', (_, proof) => {
  const checked = recomputeTicket(proof);
  expect(checked.ok && isSameTicket(checked)).toBe(true);
  const { group } = proof.ticket;
  for (const change of [{ shares: 2 }, { feeHundredths: 0 }, { totalShares: 0 }]) {
    const changed = group && { ...group, ...change };
    const tampered = recomputeTicket({ ...proof, ticket: { ...proof.ticket, group: changed } });
    expect(tampered.ok && isSameTicket(tampered)).toBe(false);
  }
});

test.each([
  ['another server seed', withIssue({ serverSeed: '08'.repeat(32) })],
  ['another commitment', withIssue({ commitment: 'ab'.repeat(32) })],
  ['another result', withIssue({ result: [1, 1, 1] })],
  ['the draw of another issue', { ...honest, clientSeed: 'k3/20261121-0873' }],
  ['a ticket moved to another issue', withTicket({ issueNumber: '20261121-0873' })],
  ['a poisha less', withTicket({ payout: (BigInt(honest.ticket.payout) - 1n).toString() })],
  ['a stake for one more line', withTicket({ stake: '2331' })],
  ['another prize series', withTicket({ series: 1940 })],
  ['a rebate that was not sold', withTicket({ rebate: 20 })],
  ['a rebate that was not earned', withTicket({ rebatePaid: '20' })],
  ['no lines', withTicket({ won: null })],
  ['a missing line', withTicket({ won: lines.slice(1) })],
  ['a line too many', withTicket({ won: [...lines, ...lines.slice(0, 1)] })],
  ['lines in another order', withTicket({ won: lines.toReversed() })],
  ['a lost line', withTicket({ won: lines.map((line) => ({ ...line, outcome: [0] })) })],
  ['a line paid less', withTicket({ won: lines.map((line) => ({ ...line, payout: '1' })) })],
  ['a beacon that took no part', withIssue({ beacon })],
  ['another root of the tickets', withIssue({ ticketRoot: 'ab'.repeat(32) })],
  ['another number of tickets', withIssue({ ticketCount: 5 })],
  ['a list without a proof', { ...honest, inclusion: null }],
  ['another place in the list', { ...honest, inclusion: { place: 0, path } }],
  ['another id', withTicket({ betId: ids.issueId })],
  ['another currency', withTicket({ currency: 'BDT' })],
  ['a line paid nonsense', withTicket({ won: lines.map((line) => ({ ...line, payout: '' })) })],
])('%s is found', (_, tampered) => {
  const checked = recomputeTicket(tampered);
  expect(checked.ok && isSameTicket(checked)).toBe(false);
});

test('a drawn ticket that is not settled yet shows what it comes to, and compares the draw', () => {
  const waiting = withTicket({ state: 'running', won: null, payout: '0' });
  const checked = recomputeTicket(waiting);
  expect(checked.ok && isSameTicket(checked)).toBe(true);
  expect(checked.ok && [checked.lines, checked.payout]).toEqual([null, null]);
  expect(checked.ok && checked.computedPayout.toString()).toBe(honest.ticket.payout);
});

const official = withIssue({ source: 'official', serverSeed: null });

test('a ticket of an official draw is settled by the result that was taken over', () => {
  const checked = recomputeOfficialTicket({ ...official, clientSeed: null });
  expect(checked.ok && isSameOfficial(checked)).toBe(true);
});

test.each([
  ['another result', { ...official, issue: { ...official.issue, result: [1, 1, 1] } }],
  ['a poisha less', { ...official, ticket: { ...official.ticket, payout: '1' } }],
  ['another root of the tickets', withIssue({ serverSeed: null, ticketRoot: 'ab'.repeat(32) })],
])('of an official draw %s is found', (_, tampered) => {
  const checked = recomputeOfficialTicket(tampered);
  expect(checked.ok && isSameOfficial(checked)).toBe(false);
});

test('an official draw without a result settles nothing', () => {
  expect(recomputeOfficialTicket(withIssue({ result: null }))).toEqual({
    ok: false,
    refusal: 'not_drawn',
  });
});

test('before the draw a closed issue proves the ticket in its list', () => {
  const closed = withIssue({ serverSeed: null, result: null, state: 'closed' });
  expect(compareTicketRoot(closed)).toMatchObject({ matches: true });
  const open = withIssue({ ticketRoot: null, ticketCount: null });
  expect(compareTicketRoot({ ...open, inclusion: null })).toBeNull();
});

test('an issue of before there were lists matches in all other parts', () => {
  const old = { ...withIssue({ ticketRoot: null, ticketCount: null }), inclusion: null };
  const checked = recomputeTicket(old);
  expect(checked.ok && checked.list).toBeNull();
  expect(checked.ok && isSameTicket(checked)).toBe(true);
});

test('a draw with a round of the beacon matches with that round only', () => {
  const named = `${clientSeed}/drand-quicknet/${beacon.round}/${beacon.randomness}`;
  const inputs = { serverSeed, clientSeed: named, nonce: 0, scope };
  const drawn = [...drawResult(k3, createFairStream(inputs))];
  const waiting = withTicket({ state: 'running', won: null, payout: '0' });
  const proof = (round: typeof beacon): TicketProof => ({
    ...waiting,
    issue: { ...waiting.issue, beacon: round, result: drawn },
    clientSeed: named,
  });
  const checked = recomputeTicket(proof(beacon));
  expect(checked.ok && isSameTicket(checked)).toBe(true);
  const moved = recomputeTicket(proof({ ...beacon, round: 3 }));
  expect(moved.ok && moved.name.matches).toBe(false);
});

test.each([
  ['a sealed seed', withIssue({ serverSeed: null, result: null }), 'sealed'],
  ['a seed without a draw', withIssue({ result: null }), 'not_drawn'],
  ['rules of another version', { ...honest, scope: 'k3/2' }, 'scope_unknown'],
  ['an unknown game', withTicket({ gameCode: 'k4' }), 'scope_unknown'],
  ['a seed that is none', withIssue({ serverSeed: 'abc' }), 'inputs_invalid'],
  ['a draw without its round', { ...honest, clientSeed: null }, 'inputs_invalid'],
  ['a second draw of one issue', { ...honest, nonce: 1 }, 'inputs_invalid'],
  ['a play that is none', withTicket({ play: 'colour' }), 'inputs_invalid'],
  ['a face that is none', withTicket({ selection: '7' }), 'inputs_invalid'],
  ['a series that cannot be', withTicket({ series: 3000 }), 'inputs_invalid'],
  ['a stake that is no amount', withTicket({ stake: 'all' }), 'inputs_invalid'],
])('%s cannot be recomputed', (_, proof, refusal) => {
  expect(recomputeTicket(proof)).toEqual({ ok: false, refusal });
});

test('a ticket of HK6 is settled by the animals of the lunar year of its draw', async () => {
  await loadLotteryGame('hk6');
  const drawsAt = '2027-02-06T13:30:00.000Z';
  const goat = findLotteryGame('hk6', Date.parse(drawsAt))?.family;
  if (!goat) throw new Error('there is no HK6');
  const inputs = { clientSeed: 'hk6/20270206-0001', nonce: 0, scope: 'hk6/1' };
  const drawn = drawResult(goat, createFairStream({ serverSeed, ...inputs }));
  const play = 'special_zodiac';
  const selection = goat.plays.get(play)?.shape.prices.join(',') ?? '';
  const ticket = { play, selection, stakePerLine: minor(333n), series: 1960 };
  const { payout, won } = settleTicket(goat, ticket, drawn);
  const settled: TicketProof = {
    ...withTicket({
      play,
      selection,
      gameCode: 'hk6',
      issueNumber: '20270206-0001',
      lineCount: 12,
      stake: String(12 * 333),
      payout: payout.toString(),
      state: 'won',
      won: won.map((line) => ({ ...line, outcome: [1], payout: line.payout.toString() })),
    }),
    ...inputs,
    issue: {
      ...honest.issue,
      gameCode: 'hk6',
      issueNumber: '20270206-0001',
      drawsAt,
      result: [...drawn],
      ticketRoot: null,
      ticketCount: null,
    },
    inclusion: null,
  };
  const checked = recomputeTicket(settled);
  expect(checked.ok && isSameTicket(checked)).toBe(true);
  // Two days before, in the year of the horse, each number belonged to another animal.
  const before = { ...settled.issue, drawsAt: '2027-02-04T13:30:00.000Z' };
  const asHorse = recomputeTicket({ ...settled, issue: before });
  expect(asHorse.ok && isSameTicket(asHorse)).toBe(false);
});

test('a share of a jackpot follows from what the issue publishes', async () => {
  await loadLotteryGame('vsl45');
  const drawsAt = '2026-11-21T11:05:00.000Z';
  const family = findLotteryGame('vsl45', Date.parse(drawsAt))?.family;
  if (!family) throw new Error('there is no 6/45');
  const inputs = { clientSeed: 'vsl45/20261121-0001', nonce: 0, scope: 'vsl45/1' };
  const drawn = [...drawResult(family, createFairStream({ serverSeed, ...inputs }))];
  const selection = drawn
    .toSorted((one, other) => one - other)
    .map((ball) => String(ball).padStart(2, '0'))
    .join('');
  const divided = {
    tier: 'jackpot',
    currency: honest.ticket.currency,
    stake: '30000',
    contributed: '10000',
    reserved: '2500',
    pool: '940801',
    winningStake: '3000',
    winners: 2,
    paid: '940800',
    seeded: '2500',
  };
  const proof = (jackpots: TicketProof['issue']['jackpots'], payout: string): TicketProof => ({
    ...withTicket({
      play: 'jackpot',
      selection,
      gameCode: 'vsl45',
      issueNumber: '20261121-0001',
      lineCount: 1,
      series: 1400,
      stakePerLine: '1000',
      stake: '1000',
      payout,
      state: 'won',
      won: [{ priced: 'line', outcome: [1, 0, 0, 0], lines: 1, payout }],
    }),
    ...inputs,
    issue: {
      ...honest.issue,
      gameCode: 'vsl45',
      issueNumber: '20261121-0001',
      drawsAt,
      result: drawn,
      ticketRoot: null,
      ticketCount: null,
      ...(jackpots && { jackpots }),
    },
    inclusion: null,
  });
  const matches = (checked: ReturnType<typeof recomputeTicket>) =>
    checked.ok ? isSameTicket(checked) : checked.refusal;
  expect(matches(recomputeTicket(proof([divided], '313600')))).toBe(true);
  expect(matches(recomputeTicket(proof([divided], '313599')))).toBe(false);
  expect(matches(recomputeTicket(proof([{ ...divided, pool: '940701' }], '313600')))).toBe(false);
  expect(matches(recomputeTicket(proof(undefined, '313600')))).toBe('undivided');
  const notWon = { ...divided, winningStake: '0' };
  expect(matches(recomputeTicket(proof([notWon], '313600')))).toBe('inputs_invalid');
  expect(matches(recomputeTicket(proof([{ ...divided, currency: 'BDT' }], '1')))).toBe(
    'inputs_invalid',
  );
  expect(getTicketCommand(proof([divided], '313600'))).toContain('--jackpots jackpot:940801/3000');
});
