import type { Database } from '../../lib/context.ts';
import { getFactKey, isSharedOften } from './link-graph.ts';
import { readFacts, readHolders } from './link-store.ts';
import type { Fact, Holders, MemberFact } from './link-store.ts';
import type { RiskFacts } from './score-rules.ts';

const sharedKinds = ['document', 'wallet', 'payer', 'device', 'password'] as const;

/** Facts of which one must be common too for a similar password to count. */
const besideKinds = ['wallet', 'payer', 'device', 'network'] as const;

const readHoldersOf = async (db: Database, facts: readonly Fact[]): Promise<readonly Holders[]> =>
  readHolders(db, [...new Map(facts.map((fact) => [getFactKey(fact), fact])).values()]);

/**
 * Returns the facts, shared by few, that similar passwords need beside them, among accounts with
 * such passwords. A similar password alone may be chance, and a common one means nothing.
 */
async function readBeside(db: Database, passwords: readonly Holders[]): Promise<Holders[]> {
  const involved = [...new Set(passwords.flatMap(({ memberIds }) => memberIds))];
  const facts = await readFacts(db, involved, besideKinds);
  const common = [...Map.groupBy(facts, getFactKey).values()].filter(({ length }) => length > 1);
  return (await readHoldersOf(db, common.flat())).filter((fact) => !isSharedOften(fact));
}

/** Counts the other accounts that have something in common with each member, by what it is. */
export async function readShared(
  db: Database,
  memberIds: readonly string[],
): Promise<(memberId: string) => RiskFacts['shared']> {
  const facts = await readFacts(db, memberIds, sharedKinds);
  const holders = (await readHoldersOf(db, facts)).filter(
    (fact) => fact.by !== 'password' || !isSharedOften(fact),
  );
  const byKey = new Map(holders.map((fact) => [getFactKey(fact), fact.memberIds]));
  const beside = await readBeside(
    db,
    holders.filter(({ by, memberIds: ids }) => by === 'password' && ids.length > 1),
  );
  const list = (memberId: string, by: MemberFact['by']): string[] => {
    const others = facts
      .filter((fact) => fact.memberId === memberId && fact.by === by)
      .flatMap((fact) => byKey.get(getFactKey(fact)) ?? []);
    return [...new Set(others)].filter((id) => id !== memberId);
  };
  const listSimilar = (memberId: string): string[] => {
    const having = beside.filter((fact) => fact.memberIds.includes(memberId));
    const linked = new Set(having.flatMap((fact) => fact.memberIds));
    return list(memberId, 'password').filter((id) => linked.has(id));
  };
  return (memberId) => ({
    document: list(memberId, 'document').length,
    wallet: list(memberId, 'wallet').length,
    payer: list(memberId, 'payer').length,
    device: list(memberId, 'device').length,
    password: listSimilar(memberId).length,
  });
}
