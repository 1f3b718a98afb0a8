import { buildMerkleTree, getRoot } from '@khelaghor/fairness/merkle-tree.ts';
import type { MerkleTree } from '@khelaghor/fairness/merkle-tree.ts';
import { toHex } from '@khelaghor/fairness/seed.ts';
import { hashTicket, proveInclusion } from '@khelaghor/fairness/ticket-list.ts';
import type {
  InclusionProof,
  ListedShares,
  ListedTicket,
} from '@khelaghor/fairness/ticket-list.ts';
import { sql } from 'kysely';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { hashSha256, hashTextToHex } from '../../lib/crypto/sha256.ts';
import { runInSteps } from '../../lib/run-in-steps.ts';

/** Tickets that are hashed without a break: a few milliseconds. */
const chunkSize = 1_000;

/** A ticket as it is read: objects with names took the database twice as long. */
type TicketFields = [
  ...[string, string, string, number, string, number, string, string],
  /** Null but for shares of a group. */
  [string, number, number, number, ListedShares['role']] | null,
];

function toListedShares(fields: TicketFields[8]): ListedShares | null {
  if (!fields) return null;
  const [groupId, shares, totalShares, feeHundredths, role] = fields;
  return { groupId, shares, totalShares, feeHundredths, role };
}

const toListedTicket = ([
  betId,
  play,
  selection,
  series,
  halfPaid,
  rebate,
  stakePerLine,
  currency,
  group,
]: TicketFields): ListedTicket => ({
  betId,
  play,
  selection,
  series,
  halfPaid,
  rebate,
  stakePerLine,
  currency,
  group: toListedShares(group),
});

/**
 * All tickets of an issue, in the order of their ids, whatever became of their bets: what was sold
 * stays on the list. A row of the result is a chunk of them: 100,000 rows took several times as
 * long to read as to hash.
 */
async function* readSoldTickets(tx: Tx, issueId: string): AsyncGenerator<ListedTicket[]> {
  await sql`
    declare sold_tickets no scroll cursor for
    select json_agg(json_build_array(
      bet_id, play, selection, series, half_paid, rebate, stake_per_line_minor::text, currency,
      shares
    ) order by bet_id)::text as chunk
    from (
      select t.*, coalesce(b.currency, '') as currency, s.shares,
        (row_number() over (order by t.bet_id) - 1) / ${sql.lit(chunkSize)} as nth
      from lottery_ticket t left join bet b on b.id = t.bet_id
      left join (
        select s.bet_id, json_build_array(
            s.group_id, s.shares, g.shares, g.fee_hundredths, s.role
          ) as shares
        from lottery_group g join lottery_group_share s on s.group_id = g.id
        where g.issue_id = ${issueId}
      ) s on s.bet_id = t.bet_id
      where t.issue_id = ${issueId}
    ) sold group by nth order by nth`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ chunk: string }>`fetch from sold_tickets`.execute(tx);
    const [row] = rows;
    if (!row) break;
    yield (JSON.parse(row.chunk) as TicketFields[]).map(toListedTicket);
  }
  await sql`close sold_tickets`.execute(tx);
}

/** The tree of an issue of which no ticket was sold. */
export const emptyTree: MerkleTree = { leafCount: 0, levels: [Buffer.alloc(0)] };

/** The tree over the tickets of a closed issue, in steps between which others are served. */
export async function buildTicketTree(tx: Tx, issueId: string): Promise<MerkleTree> {
  const leaves: Buffer[] = [];
  for await (const tickets of readSoldTickets(tx, issueId)) {
    const hashes = tickets.map((ticket) => hashTicket(ticket, hashTextToHex));
    leaves.push(Buffer.from(hashes.join(''), 'hex'));
  }
  return runInSteps(buildMerkleTree(Buffer.concat(leaves), hashSha256));
}

/** The root of a tree as the issue stores it. */
export const getTicketRoot = (tree: MerkleTree): string => toHex(getRoot(tree, hashSha256));

/** Smaller trees are quicker built again than looked for. */
const keptFromTickets = 2_000;
/** Each takes 64 bytes for a ticket. */
const treesKept = 4;

/** The trees of large issues whose members asked last. */
const keptTrees = singleton(() => new Map<string, MerkleTree>());

async function findTicketTree(ctx: Context, tx: Tx, issueId: string): Promise<MerkleTree> {
  const kept = keptTrees(ctx);
  const known = kept.get(issueId);
  if (known) return known;
  const tree = await buildTicketTree(tx, issueId);
  if (tree.leafCount < keptFromTickets) return tree;
  kept.set(issueId, tree);
  for (const id of [...kept.keys()].slice(0, -treesKept)) kept.delete(id);
  return tree;
}

/**
 * The proof that a ticket is in the list of its closed issue; null for a ticket that is behind the
 * end of the list. When the list was changed since the sale ended, the proof leads to another root,
 * which the member's browser sees.
 */
export async function proveTicket(
  ctx: Context,
  tx: Tx,
  issueId: string,
  betId: string,
): Promise<InclusionProof | null> {
  const tree = await findTicketTree(ctx, tx, issueId);
  const { before } = await tx
    .selectFrom('lotteryTicket')
    .select(({ fn }) => fn.countAll<bigint>().as('before'))
    .where('issueId', '=', issueId)
    .where('betId', '<', betId)
    .executeTakeFirstOrThrow();
  const place = Number(before);
  if (place >= tree.leafCount) return null;
  return proveInclusion(tree, place);
}
