import type {
  LinkFact,
  LinkGraph,
  LinkedAccount,
} from '@khelaghor/contract/backoffice/member-links.ts';

/** A node of the drawing, in pixels from the start and the top. */
type Place = { readonly x: number; readonly y: number };
type PlacedAccount = Place & { readonly node: LinkedAccount };
type PlacedFact = Place & { readonly node: LinkFact; readonly key: string };
type Line = { readonly key: string; readonly from: Place; readonly to: Place };

/** Width of a node, and the distances between columns and rows. */
export const nodeWidth = 152;
const columnStep = 192;
const rowStep = 58;

const getFactKey = ({ by, value }: LinkFact): string => `${by} ${value}`;

/** Accounts of the nodes that one is joined to come first where those come first. */
function orderByNeighbours<Node>(
  nodes: readonly Node[],
  getRanks: (node: Node) => readonly number[],
): Node[] {
  const rank = (node: Node): number => {
    const ranks = getRanks(node);
    return ranks.length === 0
      ? Infinity
      : ranks.reduce((sum, each) => sum + each, 0) / ranks.length;
  };
  const ranked = nodes.map((node, index) => ({ node, index, rank: rank(node) }));
  // Infinity less Infinity is no order: such nodes keep theirs.
  return ranked
    .toSorted(
      (one, other) =>
        (one.rank === other.rank ? 0 : one.rank - other.rank) || one.index - other.index,
    )
    .map(({ node }) => node);
}

/**
 * Lays a graph of links out in columns: the member, the facts of the member, the accounts that have
 * them, their other facts, and the accounts behind those. The same graph is always drawn the same.
 */
export function computeLayout({ accounts, facts }: LinkGraph) {
  const columns: (readonly (LinkedAccount | LinkFact)[])[] = [
    accounts.filter(({ step }) => step === 0),
  ];
  for (const step of [1, 2]) {
    const before = new Map(columns.at(-1)?.map((node, index) => [node, index]));
    const ofStep = facts.filter((fact) => fact.step === step);
    const ranksOfFact = (fact: LinkFact): number[] =>
      accounts.flatMap((account) =>
        fact.accounts.includes(account.id) ? (before.get(account) ?? []) : [],
      );
    const orderedFacts = orderByNeighbours(ofStep, ranksOfFact);
    const ranksOfAccount = ({ id }: LinkedAccount): number[] =>
      orderedFacts.flatMap((fact, index) => (fact.accounts.includes(id) ? index : []));
    columns.push(
      orderedFacts,
      orderByNeighbours(
        accounts.filter((account) => account.step === step),
        ranksOfAccount,
      ),
    );
  }
  const used = columns.filter((column) => column.length > 0);
  const rows = Math.max(...used.map(({ length }) => length), 1);
  const placed = used.flatMap((column, at) =>
    column.map((node, index) => ({
      node,
      x: at * columnStep,
      y: (index + (rows - column.length) / 2) * rowStep + rowStep / 2,
    })),
  );
  const placedAccounts = placed.flatMap(({ node, ...place }): PlacedAccount[] =>
    'account' in node ? [{ ...place, node }] : [],
  );
  const placedFacts = placed.flatMap(({ node, ...place }): PlacedFact[] =>
    'by' in node ? [{ ...place, node, key: getFactKey(node) }] : [],
  );
  return {
    accounts: placedAccounts,
    facts: placedFacts,
    lines: joinPlaces(placedAccounts, placedFacts),
    width: (used.length - 1) * columnStep + nodeWidth,
    height: rows * rowStep,
  };
}

/** The lines between facts and accounts, from the end of one node to the start of the other. */
function joinPlaces(accounts: readonly PlacedAccount[], facts: readonly PlacedFact[]): Line[] {
  return facts.flatMap((fact) =>
    accounts.flatMap((account) => {
      if (!fact.node.accounts.includes(account.node.id)) return [];
      const [left, right] = account.x < fact.x ? [account, fact] : [fact, account];
      return {
        key: `${fact.key} ${account.node.id}`,
        from: { x: left.x + nodeWidth, y: left.y },
        to: { x: right.x, y: right.y },
      };
    }),
  );
}
