import { linkNodesMax } from '@khelaghor/contract/backoffice/member-links.ts';
import type { LinkGraph } from '@khelaghor/contract/backoffice/member-links.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { findById } from '../../account/members/index.ts';
import { countRoom, getFactKey, growGraph, startGraph } from './link-graph.ts';
import type { Graph } from './link-graph.ts';
import { readAccounts, readFacts, readHolders } from './link-store.ts';
import type { Fact } from './link-store.ts';

/** Enough of the hash of a device to find it by, or of a document to tell it from others. */
const codeLength = 16;
const isHash = ({ by }: Fact): boolean => by === 'device' || by === 'document';

/** Returns a fact's value for operators: of similar passwords, only a number among the facts. */
function getShownValue(fact: Fact, facts: readonly Fact[]): string {
  if (fact.by !== 'password') return isHash(fact) ? fact.value.slice(0, codeLength) : fact.value;
  return String(facts.filter(({ by }) => by === 'password').indexOf(fact) + 1);
}

async function addStep(db: Database, graph: Graph, step: 1 | 2): Promise<Graph> {
  if (countRoom(graph, linkNodesMax) === 0) return graph;
  const from = [...graph.steps].flatMap(([id, at]) => (at === step - 1 ? [id] : []));
  const known = new Set(graph.facts.map(getFactKey));
  const facts = new Map((await readFacts(db, from)).map((fact) => [getFactKey(fact), fact]));
  const next = [...facts].flatMap(([key, fact]) => (known.has(key) ? [] : [fact]));
  return growGraph(graph, step, await readHolders(db, next), linkNodesMax);
}

/** Returns the accounts within two steps of a member, and what links them. */
export async function readLinks(db: Database, memberId: string): Promise<LinkGraph> {
  const first = await addStep(db, startGraph(memberId), 1);
  const { steps, facts, leftOut } = await addStep(db, first, 2);
  const accounts = await readAccounts(db, [...steps.keys()]);
  return {
    accounts: [...steps].flatMap(([id, step]) => {
      const account = accounts.get(id);
      return account ? [{ id, step, ...account }] : [];
    }),
    facts: facts.map((fact) => ({
      ...fact,
      accounts: [...fact.accounts],
      value: getShownValue(fact, facts),
    })),
    more: leftOut.size,
  };
}

/** Returns the links of a member. Trials have no page. */
export async function readMemberLinks(
  ctx: Context,
  id: string,
): Promise<Result<LinkGraph, 'member_unknown'>> {
  const member = await findById(ctx.db, id);
  return member && !isTrial(member) ? ok(await readLinks(ctx.db, id)) : refuse('member_unknown');
}
