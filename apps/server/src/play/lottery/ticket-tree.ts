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

/** The fields of a group's shares as they are read. */
type SharesFields = [string, number, number, number, ListedShares['role']];

function toListedShares(text: string): ListedShares {
  const [groupId, shares, totalShares, feeHundredths, role] = JSON.parse(text) as SharesFields;
  return { groupId, shares, totalShares, feeHundredths, role };
}

/** Reads a ticket from its line: fields between tabs, which none of them contains. */
function toListedTicket(line: string): ListedTicket {
  const fields = line.split('\t');
  const [betId, play, selection, series, halfPaid, rebate, stakePerLine, currency, shares] = fields;
  const isWhole = betId !== undefined && play !== undefined && selection !== undefined;
  const isPriced = halfPaid !== undefined && stakePerLine !== undefined && currency !== undefined;
  if (!isWhole || !isPriced || fields.length > 9)
    throw new Error(`the line of a sold ticket has ${fields.length} fields`);
  return {
    betId,
    play,
    selection,
    series: Number(series),
    halfPaid,
    rebate: Number(rebate),
    stakePerLine,
    currency,
    group: shares === undefined ? null : toListedShares(shares),
  };
}

/**
 * All tickets of an issue, in the order of their ids, whatever became of their bets: what was sold
 * stays on the list. A row of the result is a chunk of them, a line each: 100,000 rows took several
 * times as long to read as to hash, and JSON took the database half as long again as plain texts.
 */
async function* readSoldTickets(tx: Tx, issueId: string): AsyncGenerator<ListedTicket[]> {
  await sql`
    declare sold_tickets no scroll cursor for
    select string_agg(line, E'\\n' order by bet_id) as chunk
    from (
      -- The shares are left out where there are none.
      select t.bet_id, concat_ws(
          E'\\t', t.bet_id, t.play, t.selection, t.series, t.half_paid, t.rebate,
          t.stake_per_line_minor, coalesce(b.currency, ''), s.shares
        ) as line,
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
  const fetchChunk = () => sql<{ chunk: string }>`fetch from sold_tickets`.execute(tx);
  // While one chunk is hashed the database makes the next.
  let fetching = fetchChunk();
  for (;;) {
    const { rows } = await fetching;
    const [row] = rows;
    if (!row) break;
    fetching = fetchChunk();
    // When the hashing throws, nothing else hears of it; the transaction ends in any case.
    fetching.catch(() => undefined);
    yield row.chunk.split('\n').map(toListedTicket);
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
