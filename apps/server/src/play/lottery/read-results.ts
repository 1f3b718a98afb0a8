import type {
  IssueCorrection,
  IssueResults,
  listAwaitedResults,
} from '@khelaghor/contract/play/official-results.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { refuse, ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { toOperatorRequest } from '../../lib/operator-request.ts';
import type { Database } from '../../lib/context.ts';
import { findAdminIssue } from './admin-store.ts';
import { getFamily, requireGame } from './game-config.ts';
import { buildResultForm } from './result-form.ts';
import { listEntriesOf, selectCorrections } from './result-store.ts';
import type { StoredCorrection } from './result-store.ts';

/** The caller who reads, and the issue that they read. */
export type IssueByOperator = {
  readonly gameCode: string;
  readonly issueId: string;
  readonly caller: OperatorCaller;
};

/** As many draws as one page of the console shows. */
const awaitedMax = 100;

const toCorrection = (row: StoredCorrection, caller: OperatorCaller): IssueCorrection => ({
  ...toOperatorRequest(row, caller),
  previousResult: row.previousResult,
  result: row.result,
  outcome: row.outcome,
  endedBy: row.endedByName,
  endedAt: row.endedAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
});

async function readTitle(db: Database, gameCode: string): Promise<IssueResults['title']> {
  const game = await db
    .selectFrom('game')
    .select(['titleBn as bn', 'titleEn as en'])
    .where('code', '=', gameCode)
    .executeTakeFirst();
  return game ?? requireGame(gameCode).title;
}

/** Returns what was entered for an issue, and its corrections, as an operator sees them. */
export async function readIssueResults(
  db: Database,
  { gameCode, issueId, caller }: IssueByOperator,
): Promise<Result<IssueResults, 'issue_unknown'>> {
  const issue = await findAdminIssue(db, { gameCode, issueId }, caller);
  if (!issue) return refuse('issue_unknown');
  const entries = await listEntriesOf(db, issueId);
  const corrections = await selectCorrections(db).where('c.issueId', '=', issueId).execute();
  return ok({
    gameCode,
    title: await readTitle(db, gameCode),
    issue,
    form: buildResultForm(getFamily(gameCode, new Date(issue.drawsAt))),
    entries: entries.map(({ enteredBy, operatorId, result, enteredAt }) => ({
      enteredBy,
      isOwn: operatorId === caller.operatorId,
      result: [...result],
      enteredAt: enteredAt.toISOString(),
    })),
    corrections: corrections.map((row) => toCorrection(row, caller)),
  });
}

/** Lists the closed official issues of all games without a result, the longest wait first. */
export async function readAwaitedResults(
  db: Database,
  caller: OperatorCaller,
): Promise<ValueOf<typeof listAwaitedResults>> {
  const rows = await db
    .selectFrom('lotteryIssue')
    .select(['id', 'gameCode'])
    .where('source', '=', 'official')
    .where('state', '=', 'closed')
    .orderBy('drawsAt')
    .limit(awaitedMax)
    .execute();
  const issues: IssueResults[] = [];
  for (const { id: issueId, gameCode } of rows) {
    const read = await readIssueResults(db, { gameCode, issueId, caller });
    if (read.ok) issues.push(read.value);
  }
  return { issues };
}
