import type { IssueResults } from '@khelaghor/contract/play/official-results.ts';
import { isResultOf } from '@khelaghor/engine-lottery/server.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Failure, Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { closeIssue } from './close-issue.ts';
import { decideResult } from './decide-result.ts';
import type { ResultDecision } from './decide-result.ts';
import { recordDraw } from './draw-issue.ts';
import { getFamily } from './game-config.ts';
import { readIssueResults } from './read-results.ts';
import type { IssueByOperator } from './read-results.ts';
import { listEntriesOf, putOperatorEntry, removeEntry } from './result-store.ts';
import { selectIssues } from './store.ts';
import type { IssueRow } from './store.ts';

export const isSameResult = (one: readonly number[], other: readonly number[]): boolean =>
  one.join() === other.join();

/** Whether numbers can be the result of an issue. */
export const isResultOfIssue = (
  { gameCode, drawsAt }: Pick<IssueRow, 'gameCode' | 'drawsAt'>,
  result: readonly number[],
): boolean => isResultOf(getFamily(gameCode, drawsAt).draw, result);

/** Locks an issue of a game; undefined when the game has none with this id. */
export const lockIssue = (
  tx: Tx,
  { gameCode, issueId }: { gameCode: string; issueId: string },
): Promise<IssueRow | undefined> =>
  selectIssues(tx)
    .where('id', '=', issueId)
    .where('gameCode', '=', gameCode)
    .forUpdate()
    .executeTakeFirst();

type EntryRefusal =
  | 'result_own_draw'
  | 'issue_called_off'
  | 'result_sale_open'
  | 'result_malformed';

/** Why an issue takes no such result, before or after its draw; null when it does. */
export function checkEntry(
  { clock }: Context,
  row: IssueRow,
  result: readonly number[],
): Failure<EntryRefusal> | null {
  if (row.source !== 'official') return refuse('result_own_draw');
  if (row.state === 'cancelled') return refuse('issue_called_off');
  if (row.state === 'open' || clock.now() < row.closesAt) return refuse('result_sale_open');
  return isResultOfIssue(row, result) ? null : refuse('result_malformed');
}

const noBeacon = { beaconRandomness: null, beaconSignature: null };

/**
 * Draws a locked issue when its entries agree. The list of its tickets is fixed, because closing
 * comes before every entry.
 */
export async function drawWhenAgreed(
  ctx: Context,
  tx: Tx,
  row: IssueRow,
): Promise<ResultDecision['state']> {
  const decision = decideResult(await listEntriesOf(tx, row.id));
  if (decision.state !== 'agreed') return decision.state;
  await recordDraw(ctx, tx, row, { result: decision.result, ...noBeacon });
  await logEvent(ctx, tx, {
    kind: 'lottery.result_drawn',
    actor: 'system',
    subject: `game:${row.gameCode}`,
    detail: { issueNumber: row.issueNumber, result: decision.result },
  });
  return decision.state;
}

type OperatorRefusal = 'issue_unknown' | 'result_known' | EntryRefusal;

async function logEntry(
  ctx: Context,
  tx: Tx,
  kind: 'entered' | 'withdrawn',
  {
    row,
    caller,
    result,
  }: { row: IssueRow; result?: readonly number[] } & Pick<IssueByOperator, 'caller'>,
): Promise<void> {
  await logEvent(ctx, tx, {
    kind: `lottery.result_${kind}`,
    actor: getOperatorActor(caller.username),
    subject: `game:${row.gameCode}`,
    detail: { issueNumber: row.issueNumber, ...(result && { result }) },
  });
}

/**
 * Enters what an operator read as the official result, in place of their earlier entry. When
 * another operator entered the same, the issue is drawn with it, in the same transaction. A repeat
 * of the entry that drew the issue is answered as the first time.
 */
export async function enterResult(
  ctx: Context,
  by: IssueByOperator,
  result: readonly number[],
): Promise<Result<IssueResults, OperatorRefusal>> {
  // Its job may be late: the list of tickets is fixed before a result is known.
  await closeIssue(ctx, by.issueId);
  return transact(ctx, async (tx) => {
    const row = await lockIssue(tx, by);
    if (!row) return refuse('issue_unknown');
    const refusal = checkEntry(ctx, row, result);
    if (refusal) return refusal;
    const { operatorId } = by.caller;
    const before = (await listEntriesOf(tx, row.id)).find((each) => each.operatorId === operatorId);
    const isRepeat = before !== undefined && isSameResult(before.result, result);
    if (row.result !== null && !isRepeat) return refuse('result_known');
    if (!isRepeat) {
      await putOperatorEntry(ctx, tx, { issueId: row.id, result, operatorId });
      await logEntry(ctx, tx, 'entered', { row, result, caller: by.caller });
      await drawWhenAgreed(ctx, tx, row);
    }
    return readIssueResults(tx, by);
  });
}

/** Withdraws an operator's entry. When the entries that are left agree, the issue is drawn. */
export function withdrawResult(
  ctx: Context,
  by: IssueByOperator,
): Promise<
  Result<
    IssueResults,
    | 'issue_unknown'
    | 'result_own_draw'
    | 'issue_called_off'
    | 'result_known'
    | 'result_entry_unknown'
  >
> {
  return transact(ctx, async (tx) => {
    const row = await lockIssue(tx, by);
    if (!row) return refuse('issue_unknown');
    if (row.source !== 'official') return refuse('result_own_draw');
    if (row.state === 'cancelled') return refuse('issue_called_off');
    if (row.result !== null) return refuse('result_known');
    const { operatorId } = by.caller;
    if (!(await removeEntry(tx, { issueId: row.id, operatorId })))
      return refuse('result_entry_unknown');
    await logEntry(ctx, tx, 'withdrawn', { row, caller: by.caller });
    await drawWhenAgreed(ctx, tx, row);
    const read = await readIssueResults(tx, by);
    return read.ok ? ok(read.value) : read;
  });
}
