// Goal: the graph of links stays within its bound and tells only what was found. Method: worlds of
// accounts and facts, drawn at random and by hand.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkKind } from '@khelaghor/contract/backoffice/member-links.ts';
import { growGraph, startGraph } from './link-graph.ts';
import type { Graph } from './link-graph.ts';
import type { Holders } from './link-store.ts';

const many = (count: number, start = 0): string[] =>
  Array.from({ length: count }, (_, index) => `m${String(index + start).padStart(3, '0')}`);

const wallet = (value: string, memberIds: readonly string[]): Holders => ({
  by: 'wallet',
  value,
  memberIds,
});

const listSteps = ({ steps }: Graph): string[] => [...steps].map(([id, step]) => `${step} ${id}`);

test('accounts of a shared wallet are one step away', () => {
  const graph = growGraph(startGraph('m000'), 1, [wallet('01', many(3))], 60);
  expect(listSteps(graph)).toEqual(['0 m000', '1 m001', '1 m002']);
  expect(graph.facts).toEqual([
    { by: 'wallet', value: '01', step: 1, accounts: many(3), isOften: false },
  ]);
});

test('a fact of the member alone is not drawn', () => {
  expect(growGraph(startGraph('m000'), 1, [wallet('01', ['m000'])], 60).facts).toEqual([]);
});

test('a network that more than 20 accounts share leads to none of them and says so', () => {
  const often: Holders = { by: 'network', value: '203.0.113.0/24', memberIds: many(21) };
  const graph = growGraph(startGraph('m000'), 1, [often], 60);
  expect(listSteps(graph)).toEqual(['0 m000']);
  expect(graph.facts).toMatchObject([{ accounts: ['m000'], isOften: true }]);
  expect(growGraph(startGraph('m001'), 2, [often], 60).facts).toEqual([]);
});

test.each([
  ['five accounts lead to each other', 5, false],
  ['six lead to none of them', 6, true],
])('of a similar password %s', (_title, count, isOften) => {
  const similar: Holders = { by: 'password', value: 'f00d42', memberIds: many(count) };
  const graph = growGraph(startGraph('m000'), 1, [similar], 60);
  expect(graph.facts).toMatchObject([{ isOften }]);
  expect(graph.steps.size).toBe(isOften ? 1 : count);
});

test('what does not fit is counted once, and the strongest facts come first', () => {
  const holders = [
    { by: 'network', value: 'n', memberIds: ['m000', ...many(10, 50)] } as const,
    wallet('01', many(8)),
    wallet('02', ['m000', ...many(7, 8)]),
  ];
  const graph = growGraph(startGraph('m000'), 1, holders, 12);
  expect(graph.steps.size + graph.facts.length).toBe(12);
  expect(graph.facts.map(({ value }) => value)).toEqual(['01', '02']);
  expect(graph.leftOut.size).toBe(5 + 10);
});

const ids = many(40);
const world = fc
  .array(
    fc.record({
      by: fc.constantFrom(...linkKind.options),
      value: fc.integer({ min: 0, max: 60 }).map(String),
      memberIds: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 24 }),
    }),
    { maxLength: 40 },
  )
  .map((facts) => [...new Map(facts.map((fact) => [`${fact.by} ${fact.value}`, fact])).values()]);

/** Grows both steps over the facts of a world, as reading them from the database would. */
function grow(facts: readonly Holders[], max: number): Graph {
  const having = (graph: Graph, at: number) =>
    facts.filter(({ memberIds }) => memberIds.some((id) => graph.steps.get(id) === at));
  const first = growGraph(startGraph('m000'), 1, having(startGraph('m000'), 0), max);
  return growGraph(first, 2, having(first, 1), max);
}

test('a graph is bounded, joined up and the same for any order of facts', () => {
  fc.assert(
    fc.property(
      world,
      fc.integer({ min: 1, max: 60 }),
      fc.func(fc.integer()),
      (facts, max, key) => {
        const graph = grow(facts, max);
        expect(graph.steps.size + graph.facts.length).toBeLessThanOrEqual(max);
        for (const [id, step] of graph.steps) {
          const isJoined = graph.facts.some(
            ({ accounts }) =>
              accounts.includes(id) && accounts.some((to) => graph.steps.get(to) === step - 1),
          );
          expect(isJoined).toBe(step > 0);
        }
        for (const fact of graph.facts) {
          const found = facts.find(({ by, value }) => by === fact.by && value === fact.value);
          expect(found?.memberIds).toEqual(expect.arrayContaining([...fact.accounts]));
          expect(fact.isOften || fact.accounts.length > 1).toBe(true);
        }
        for (const id of graph.leftOut) expect(graph.steps.has(id)).toBe(false);
        const shuffled = facts.toSorted((one, other) => key(one) - key(other));
        expect(grow(shuffled, max).facts).toEqual(graph.facts);
      },
    ),
  );
});
