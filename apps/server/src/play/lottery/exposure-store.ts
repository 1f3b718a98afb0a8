import { toPlainArray, toQuotedArray } from '@khelaghor/db/array-literal.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { sql } from 'kysely';
import type { Tx } from '../../lib/context.ts';

/** A hundred of a play's numbers or options in an issue, which are counted in one row. */
export type BlockKey = {
  readonly issueId: string;
  readonly currency: StakeCurrency;
  readonly play: string;
  readonly block: string;
};

/** What each number of a block may be paid, in minor units, by its place in the block. */
export type BlockAmounts = BlockKey & { readonly amounts: readonly bigint[] };

/** Tells a block from any other; blocks are locked in the order of their keys. */
export const getBlockKey = ({ issueId, currency, play, block }: BlockKey): string =>
  `${issueId} ${currency} ${play} ${block}`;

/**
 * Adds to what the numbers of some blocks may be paid; amounts below zero are taken off. No block
 * comes twice. Their rows stay locked until the transaction ends.
 * @param beyond only blocks with a number that may be paid more than this are answered
 * @returns what the numbers of these blocks may be paid now
 */
export async function addExposure(
  tx: Tx,
  blocks: readonly BlockAmounts[],
  beyond: bigint,
): Promise<BlockAmounts[]> {
  const ordered = blocks
    .map((block) => ({ ...block, key: getBlockKey(block) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const { rows } = await sql<BlockAmounts>`
    /* prepared: add_exposure */
    with added as (
      insert into lottery_line_exposure as e (issue_id, currency, play, block, payouts_minor)
      select b.issue_id, b.currency, b.play, b.block, b.amounts::bigint[]
      from unnest(
        ${toPlainArray(ordered.map(({ issueId }) => issueId))}::uuid[],
        ${toPlainArray(ordered.map(({ currency }) => currency))}::text[],
        ${toQuotedArray(ordered.map(({ play }) => play))}::text[],
        ${toQuotedArray(ordered.map(({ block }) => block))}::text[],
        ${toQuotedArray(ordered.map(({ amounts }) => toPlainArray(amounts)))}::text[]
      ) as b (issue_id, currency, play, block, amounts)
      on conflict (issue_id, currency, play, block) do update set payouts_minor = array(
        select u.counted + u.more
        from unnest(e.payouts_minor, excluded.payouts_minor) as u (counted, more)
      )
      returning issue_id, currency, play, block, payouts_minor as amounts
    )
    select * from added where ${beyond} < any (amounts)`.execute(tx);
  return rows;
}

/** Forgets what an issue was counted for: nothing is sold for it any more. */
export async function deleteExposure(tx: Tx, issueId: string): Promise<void> {
  await sql`delete from lottery_line_exposure where issue_id = ${issueId}`.execute(tx);
}
