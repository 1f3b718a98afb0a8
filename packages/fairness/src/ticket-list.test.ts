// Goal: a proof opens the list to its own ticket only. Method: lists of random tickets, altered
// field by field; leaves worked out by hand with Node's hash.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import published from '../ticket-vectors.json' with { type: 'json' };
import { buildMerkleTree, getRoot } from './merkle-tree.ts';
import type { MerkleTree } from './merkle-tree.ts';
import { toHex } from './seed.ts';
import { computeTicketRoot, hashTicket, proveInclusion } from './ticket-list.ts';
import type { ListedShares, ListedTicket } from './ticket-list.ts';

function buildList(tickets: readonly ListedTicket[]): MerkleTree {
  const growing = buildMerkleTree(
    Buffer.from(tickets.map((ticket) => hashTicket(ticket)).join(''), 'hex'),
  );
  for (;;) {
    const step = growing.next();
    if (step.done === true) return step.value;
  }
}

/** A second implementation of the text and its hash. */
function hashByHand(ticket: ListedTicket) {
  const { betId, play, selection, series, halfPaid, rebate, stakePerLine, currency, group } =
    ticket;
  const heading = `khelaghor/${group ? 'shares' : 'ticket'}/${rebate ? 2 : 1}\n`;
  const hash = createHash('sha256').update(Buffer.of(0)).update(heading);
  const back = rebate ? [String(rebate)] : [];
  const shared = group
    ? [group.groupId, group.shares, group.totalShares, group.feeHundredths, group.role].map(String)
    : [];
  const priced = [String(series), halfPaid, ...back];
  for (const value of [betId, play, selection, ...priced, stakePerLine, currency])
    hash.update(`${Buffer.byteLength(value)} ${value}\n`);
  for (const value of shared) hash.update(`${Buffer.byteLength(value)} ${value}\n`);
  return hash.digest('hex');
}

/** A published list. JSON is typed by its first entries, which have no groups. */
type PublishedList = {
  about: string;
  tickets: readonly (ListedTicket & { leaf: string })[];
  root: string;
};

const lists = published.vectors as readonly PublishedList[];

test.each(lists)('the published list of $about', ({ tickets, root }) => {
  const tree = buildList(tickets);
  expect(toHex(getRoot(tree))).toBe(root);
  for (const [place, ticket] of tickets.entries()) {
    expect(hashByHand(ticket)).toBe(ticket.leaf);
    expect(computeTicketRoot(ticket, proveInclusion(tree, place), tickets.length)).toBe(root);
  }
});

const anyTicket = fc.record({
  betId: fc.uuid({ version: 7 }),
  play: fc.constantFrom('sum', 'big', 'all5_direct'),
  selection: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  series: fc.integer({ min: 1_800, max: 1_960 }),
  halfPaid: fc.constantFrom('', '37', '37,73'),
  rebate: fc.constantFrom(0, 10, 100),
  stakePerLine: fc.bigInt({ min: 1n, max: 10n ** 12n }).map(String),
  currency: fc.constantFrom('BDT', 'PLAY'),
  group: fc.option(
    fc.record<ListedShares>({
      groupId: fc.uuid({ version: 7 }),
      shares: fc.integer({ min: 1, max: 999 }),
      totalShares: fc.integer({ min: 2, max: 1_000 }),
      feeHundredths: fc.integer({ min: 0, max: 1_000 }),
      role: fc.constantFrom('organiser', 'guarantee', 'buyer'),
    }),
  ),
});
const anyList = fc
  .uniqueArray(anyTicket, { minLength: 1, maxLength: 24, selector: ({ betId }) => betId })
  .map((tickets) => tickets.toSorted((a, b) => (a.betId < b.betId ? -1 : 1)));

const someShares: ListedShares = {
  groupId: '01936d00-0000-7000-8000-00000000000f',
  shares: 2,
  totalShares: 20,
  feeHundredths: 500,
  role: 'guarantee',
};

const changes: readonly ((ticket: ListedTicket) => Partial<ListedTicket>)[] = [
  ({ betId }) => ({ betId: betId.replace(/.$/u, (last) => (last === '0' ? '1' : '0')) }),
  ({ play }) => ({ play: `${play}_` }),
  ({ selection }) => ({ selection: `${selection}1` }),
  ({ play, selection }) => ({ play: `${play}${selection}`, selection: '' }),
  ({ series }) => ({ series: series + 1 }),
  ({ halfPaid }) => ({ halfPaid: halfPaid === '' ? '12' : '' }),
  ({ rebate = 0 }) => ({ rebate: rebate === 0 ? 10 : 0 }),
  ({ stakePerLine }) => ({ stakePerLine: `${stakePerLine}0` }),
  ({ currency }) => ({ currency: currency === 'BDT' ? 'PLAY' : 'BDT' }),
  ({ group }) => ({ group: group ? null : someShares }),
  ({ group }) => ({ group: { ...(group ?? someShares), shares: (group?.shares ?? 0) + 1 } }),
  ({ group }) => ({
    group: { ...(group ?? someShares), feeHundredths: (group?.feeHundredths ?? 0) + 1 },
  }),
  ({ group }) => ({
    group: { ...(group ?? someShares), role: group?.role === 'buyer' ? 'organiser' : 'buyer' },
  }),
];

test('every ticket is proven; one with a changed field is not', () => {
  fc.assert(
    fc.property(anyList, (tickets) => {
      const tree = buildList(tickets);
      const root = toHex(getRoot(tree));
      for (const [place, ticket] of tickets.entries()) {
        expect(hashTicket(ticket)).toBe(hashByHand(ticket));
        const proof = proveInclusion(tree, place);
        expect(computeTicketRoot(ticket, proof, tickets.length)).toBe(root);
        for (const change of changes) {
          const changed = { ...ticket, ...change(ticket) };
          expect(computeTicketRoot(changed, proof, tickets.length)).not.toBe(root);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('a list with a ticket more or less has another root, which no old proof fits', () => {
  fc.assert(
    fc.property(anyList, fc.nat(), (tickets, at) => {
      const without = tickets.toSpliced(at % tickets.length, 1);
      const root = toHex(getRoot(buildList(tickets)));
      const shorter = buildList(without);
      expect(toHex(getRoot(shorter))).not.toBe(root);
      for (const [place, ticket] of without.entries()) {
        const proof = proveInclusion(shorter, place);
        expect(computeTicketRoot(ticket, proof, tickets.length)).not.toBe(root);
      }
    }),
    { numRuns: 30 },
  );
});

const [sample] = lists.flatMap(({ tickets }) => tickets);
if (!sample) throw new Error('there is no published ticket');
const honest = { place: 0, path: [] };

test.each([
  ['a path of no hashes', sample, { ...honest, path: ['zz'.repeat(32)] }],
  ['half a surrogate pair', { ...sample, selection: '\ud800' }, honest],
  ['a place beyond the list', sample, { ...honest, place: 1 }],
])('%s proves nothing', (_, ticket, proof) => {
  expect(computeTicketRoot(ticket, proof, 1)).toBeNull();
});
