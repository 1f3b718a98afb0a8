import type { LinkFact, LinkGraph } from '@khelaghor/contract/backoffice/member-links.ts';

/** One line of the table: a fact that an account has, and the accounts nearer to the member. */
export type LinkRow = Pick<LinkFact, 'by' | 'value' | 'isOften'> & {
  /** The account; null: so many have the fact that none is named. */
  readonly account: string | null;
  readonly step: number;
  readonly through: readonly string[];
};

/** Returns the facts of a graph as lines, those nearest to the member first. */
export function listLinks({ accounts, facts }: LinkGraph): LinkRow[] {
  const rows = facts.flatMap(({ by, value, step, isOften, accounts: ids }): LinkRow[] => {
    const having = accounts.filter(({ id }) => ids.includes(id));
    const nearer = having.filter((one) => one.step < step).map(({ account }) => account);
    const shared = { by, value, isOften, through: nearer };
    if (isOften) return [{ ...shared, account: null, step }];
    return having
      .filter((one) => one.step >= step)
      .map(({ account, step: own }) => ({ ...shared, account, step: own }));
  });
  return rows.toSorted((one, other) => one.step - other.step);
}
