import { getOftenShared, linkKind } from '@khelaghor/contract/backoffice/member-links.ts';
import type { Fact, Holders } from './link-store.ts';

/** A fact of the graph with the accounts that are drawn. */
export type GraphFact = Fact & {
  readonly step: 1 | 2;
  readonly accounts: readonly string[];
  readonly isOften: boolean;
};

/** Accounts by their ids with their step, facts between them, and accounts left out. */
export type Graph = {
  readonly steps: ReadonlyMap<string, 0 | 1 | 2>;
  readonly facts: readonly GraphFact[];
  readonly leftOut: ReadonlySet<string>;
};

export const getFactKey = ({ by, value }: Fact): string => `${by} ${value}`;

const strength = (by: Fact['by']): number => linkKind.options.indexOf(by);

/** Whether so many accounts have a fact that it leads to none of them. */
export const isSharedOften = ({ by, memberIds }: Holders): boolean =>
  memberIds.length > getOftenShared(by);

/** Orders facts: the strongest kind first, then what fewer accounts have. */
const compareFacts = (one: Holders, other: Holders): number =>
  strength(one.by) - strength(other.by) ||
  one.memberIds.length - other.memberIds.length ||
  (one.value < other.value ? -1 : 1);

/** Returns the graph of a member alone. */
export const startGraph = (memberId: string): Graph => ({
  steps: new Map([[memberId, 0]]),
  facts: [],
  leftOut: new Set(),
});

/** Returns the number of nodes that still fit into a graph. */
export const countRoom = ({ steps, facts }: Graph, nodesMax: number): number =>
  Math.max(0, nodesMax - steps.size - facts.length);

/**
 * Adds facts and the accounts that have them, one step further. What is shared often leads to no
 * account. A fact that leads to no new account is drawn only when it joins accounts of the graph.
 */
export function growGraph(
  graph: Graph,
  step: 1 | 2,
  holders: readonly Holders[],
  nodesMax: number,
): Graph {
  const steps = new Map(graph.steps);
  const facts = [...graph.facts];
  const leftOut = new Set(graph.leftOut);
  const known = new Set(graph.facts.map(getFactKey));
  for (const fact of holders.toSorted(compareFacts)) {
    const { by, value, memberIds } = fact;
    if (known.has(getFactKey(fact)) || memberIds.length < 2) continue;
    const room = nodesMax - steps.size - facts.length;
    if (isSharedOften(fact)) {
      const member = [...steps].filter(([, at]) => at === 0).map(([id]) => id);
      if (step === 1 && room > 0) facts.push({ by, value, step, accounts: member, isOften: true });
      continue;
    }
    const fresh = memberIds.filter((id) => !steps.has(id));
    const taken = fresh.slice(0, Math.max(0, room - 1));
    for (const id of fresh.slice(taken.length)) leftOut.add(id);
    for (const id of taken) {
      steps.set(id, step);
      leftOut.delete(id);
    }
    const accounts = memberIds.filter((id) => steps.has(id));
    if (room > 0 && accounts.length > 1) facts.push({ by, value, step, accounts, isOften: false });
  }
  return { steps, facts, leftOut };
}
