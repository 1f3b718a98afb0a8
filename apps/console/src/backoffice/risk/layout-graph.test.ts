import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LinkGraph } from '@khelaghor/contract/backoffice/member-links.ts';
import { computeLayout, nodeWidth } from './layout-graph.ts';

const account = (id: string, step: number) => ({ id, account: id, step, isClosed: false });

const fact = (value: string, step: number, accounts: string[]) => ({
  by: 'wallet' as const,
  value,
  step,
  accounts,
  isOften: false,
});

const placesOf = (graph: LinkGraph) => {
  const { accounts, facts } = computeLayout(graph);
  return [
    ...accounts.map(({ node, x, y }) => ({ name: node.account, x, y })),
    ...facts.map(({ node, x, y }) => ({ name: node.value, x, y })),
  ];
};

test('a member without links stands alone', () => {
  const drawn = computeLayout({ accounts: [account('a', 0)], facts: [], more: 0 });
  expect(drawn).toMatchObject({ width: nodeWidth, lines: [], facts: [] });
  expect(drawn.accounts).toHaveLength(1);
});

test('columns follow the steps, and lines join what belongs together', () => {
  const graph: LinkGraph = {
    accounts: [account('a', 0), account('b', 1), account('c', 1), account('d', 2)],
    facts: [fact('1', 1, ['a', 'b']), fact('2', 1, ['a', 'c']), fact('3', 2, ['c', 'd'])],
    more: 0,
  };
  const at = new Map(placesOf(graph).map(({ name, x }) => [name, x]));
  const columns = ['a', '1', 'b', '3', 'd'].map((name) => at.get(name) ?? -1);
  expect(columns).toEqual(columns.toSorted((one, other) => one - other));
  expect(at.get('1')).toBe(at.get('2'));
  const { lines } = computeLayout(graph);
  expect(lines).toHaveLength(6);
  for (const { from, to } of lines) expect(from.x).toBeLessThan(to.x);
});

const graphs = fc
  .record({
    first: fc.integer({ min: 0, max: 20 }),
    second: fc.integer({ min: 0, max: 20 }),
    joins: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 }),
  })
  .map(({ first, second, joins }): LinkGraph => {
    const accounts = [
      account('m', 0),
      ...Array.from({ length: first }, (_, index) => account(`a${index}`, 1)),
      ...Array.from({ length: second }, (_, index) => account(`b${index}`, 2)),
    ];
    const facts = joins.map(([one, other], index) =>
      fact(`f${index}`, 1 + (index % 2), [
        accounts[one % accounts.length]?.id ?? 'm',
        accounts[other % accounts.length]?.id ?? 'm',
      ]),
    );
    return { accounts, facts, more: 0 };
  });

test('every node has a place of its own within the drawing', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const { width, height } = computeLayout(graph);
      const places = placesOf(graph);
      expect(places).toHaveLength(graph.accounts.length + graph.facts.length);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + nodeWidth).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
      expect(placesOf(graph)).toEqual(places);
    }),
  );
});
