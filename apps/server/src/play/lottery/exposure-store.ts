import { toPlainArray, toQuotedArray } from '@khelaghor/db/array-literal.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { sql } from 'kysely';
import type { Tx } from '../../lib/context.ts';

/** A number or option of a play in an issue, and an amount in minor units. */
export type LineAmount = {
  readonly issueId: string;
  readonly currency: StakeCurrency;
  readonly play: string;
  readonly name: string;
  readonly amount: bigint;
};

/** Tells a line of an issue from any other. */
export const getLineKey = ({ issueId, currency, play, name }: Omit<LineAmount, 'amount'>): string =>
  `${issueId} ${currency} ${play} ${name}`;

/** The plays of some lines, and each line with the number of its play, from 1. */
function groupByPlay(lines: readonly LineAmount[]) {
  const places = new Map<string, number>();
  const plays: LineAmount[] = [];
  const places1 = lines.map((line) => {
    const key = getLineKey({ ...line, name: '' });
    const known = places.get(key);
    if (known !== undefined) return known;
    plays.push(line);
    places.set(key, plays.length);
    return plays.length;
  });
  return { plays, playOf: places1 };
}

const listLines = (lines: readonly LineAmount[]) => {
  const { plays, playOf } = groupByPlay(lines);
  return sql`
    select (${toPlainArray(plays.map(({ issueId }) => issueId))}::uuid[])[l.play] as issue_id,
      (${toPlainArray(plays.map(({ currency }) => currency))}::text[])[l.play] as currency,
      (${toQuotedArray(plays.map(({ play }) => play))}::text[])[l.play] as play,
      l.name, l.amount
    from unnest(
      ${toPlainArray(playOf)}::int[],
      ${toQuotedArray(lines.map(({ name }) => name))}::text[],
      ${toPlainArray(lines.map(({ amount }) => amount))}::bigint[]
    ) as l (play, name, amount)`;
};

/**
 * Adds to what lines may be paid. The lines are different ones; their rows stay locked until the
 * transaction ends, in the order of their keys.
 * @param beyond only lines that may be paid more than this are answered
 * @returns what these lines may be paid now
 */
export async function addLineExposure(
  tx: Tx,
  lines: readonly LineAmount[],
  beyond: bigint,
): Promise<LineAmount[]> {
  const ordered = [...lines]
    .map((line) => ({ line, key: getLineKey(line) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ line }) => line);
  const { rows } = await sql<LineAmount>`
    /* prepared: add_line_exposure */
    with added as (
      insert into lottery_line_exposure as e (issue_id, currency, play, name, payout_minor)
      ${listLines(ordered)}
      on conflict (issue_id, currency, play, name)
        do update set payout_minor = e.payout_minor + excluded.payout_minor
      returning issue_id, currency, play, name, payout_minor as amount
    )
    select * from added where amount > ${beyond}`.execute(tx);
  return rows;
}

/** Takes from what lines may be paid, where they are counted. The same line may come again. */
export async function subtractLineExposure(tx: Tx, lines: readonly LineAmount[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update lottery_line_exposure e set payout_minor = e.payout_minor - l.amount
    from (
      select issue_id, currency, play, name, sum(amount)::bigint as amount
      from (${listLines(lines)}) each_line group by issue_id, currency, play, name
    ) l
    where (e.issue_id, e.currency, e.play, e.name) = (l.issue_id, l.currency, l.play, l.name)
      and e.payout_minor >= l.amount`.execute(tx);
}

/** Forgets what an issue was counted for: nothing is sold for it any more. */
export async function deleteLineExposure(tx: Tx, issueId: string): Promise<void> {
  await sql`delete from lottery_line_exposure where issue_id = ${issueId}`.execute(tx);
}
