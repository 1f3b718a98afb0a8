import type { AdminGroup, listIssueGroups } from '@khelaghor/contract/play/lottery-groups-admin.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { describeBet, type Family } from '@khelaghor/engine-lottery/public.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import type { CursorPlace } from '../../lib/db/keyset-cursor.ts';
import type { Context, Database } from '../../lib/context.ts';
import { getFamily } from './game-config.ts';
import { selectIssues } from './store.ts';

const selectionShown = 60;

/** The groups of an issue with their organisers, newest first, from behind a place of the list. */
const listGroupsOfIssue = (
  db: Database,
  issueId: string,
  { behind, limit }: { behind: CursorPlace | null; limit: number },
) =>
  db
    .selectFrom('lotteryGroup as g')
    .innerJoin('member as m', 'm.id', 'g.organiserId')
    .where('g.issueId', '=', issueId)
    .$if(behind !== null, (groups) =>
      groups.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('g.placedAt', 'g.id'), '<', tuple(behind?.at ?? new Date(0), behind?.id ?? '')),
      ),
    )
    .select(['g.id', 'g.currency', 'g.play', 'g.selection', 'g.lineCount', 'g.shares'])
    .select(['g.sharePriceMinor', 'g.feeHundredths', 'g.visibility', 'g.sold', 'g.guaranteed'])
    .select(['g.state', 'g.payoutMinor', 'g.placedAt', 'm.username'])
    .select(({ selectFrom }) =>
      selectFrom('lotteryGroupShare as s')
        .whereRef('s.groupId', '=', 'g.id')
        .select(({ fn }) => fn.count<bigint>('s.memberId').distinct().as('members'))
        .as('members'),
    )
    .orderBy('g.placedAt', 'desc')
    .orderBy('g.id', 'desc')
    .limit(limit)
    .execute();

type Row = Awaited<ReturnType<typeof listGroupsOfIssue>>[number];

const toAdminGroup = (row: Row, family: Family): AdminGroup => ({
  groupId: row.id,
  account: row.username,
  currency: row.currency as CashCurrency,
  play: row.play,
  betOn: describeBet(family, row.play, row.selection),
  selection: row.selection.slice(0, selectionShown),
  lineCount: row.lineCount,
  stake: String(row.sharePriceMinor * BigInt(row.shares)),
  shares: row.shares,
  sharePrice: String(row.sharePriceMinor),
  feeHundredths: row.feeHundredths,
  visibility: row.visibility as AdminGroup['visibility'],
  sold: row.sold,
  guaranteed: row.guaranteed,
  members: Number(row.members),
  state: row.state as AdminGroup['state'],
  payout: row.payoutMinor === null ? null : String(row.payoutMinor),
  placedAt: row.placedAt.toISOString(),
});

/** A page of the group tickets of an issue, newest first. */
export async function readGroupsOfIssue(
  ctx: Context,
  { gameCode, issueId }: { gameCode: string; issueId: string },
  { cursor, limit }: ParsedQuery<typeof listIssueGroups>,
): Promise<Result<ValueOf<typeof listIssueGroups>, 'issue_unknown' | 'malformed'>> {
  const behind = readCursor(cursor);
  if (behind === undefined) return refuse('malformed');
  const issue = await selectIssues(ctx.db).where('id', '=', issueId).executeTakeFirst();
  if (issue?.gameCode !== gameCode) return refuse('issue_unknown');
  const family = getFamily(gameCode, issue.drawsAt);
  const rows = await listGroupsOfIssue(ctx.db, issueId, { behind, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return ok({
    items: shown.map((row) => toAdminGroup(row, family)),
    nextCursor: makeCursor(last && { createdAt: last.placedAt, id: last.id }),
  });
}
