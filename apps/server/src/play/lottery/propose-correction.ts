import type { CorrectionSum, IssueResults } from '@khelaghor/contract/play/official-results.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Failure, Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { checkRepeat, judgeSecondOperator } from '../../lib/operator-request.ts';
import { notify } from '../../lib/notify.ts';
import { isResultOfIssue, isSameResult, lockIssue } from './official-results.ts';
import { computeCorrection } from './preview-correction.ts';
import { readIssueResults } from './read-results.ts';
import type { IssueByOperator } from './read-results.ts';
import { endCorrection, insertCorrection, lockCorrection } from './result-store.ts';
import { selectIssues, toIssueValue } from './store.ts';
import type { IssueRow } from './store.ts';

type ProposalRefusal =
  | 'issue_unknown'
  | 'result_own_draw'
  | 'issue_not_settled'
  | 'result_malformed'
  | 'correction_same';

/** Why an issue cannot get another result; null when it can. */
function checkProposal(row: IssueRow, result: readonly number[]): Failure<ProposalRefusal> | null {
  if (row.source !== 'official') return refuse('result_own_draw');
  if (row.state !== 'settled' || row.result === null) return refuse('issue_not_settled');
  if (!isResultOfIssue(row, result)) return refuse('result_malformed');
  return isSameResult(row.result, result) ? refuse('correction_same') : null;
}

/** Computes what another result of an issue would move; changes nothing. */
export async function computePreview(
  ctx: Context,
  { gameCode, issueId }: IssueByOperator,
  result: readonly number[],
): Promise<Result<{ sums: CorrectionSum[] }, ProposalRefusal>> {
  const row = await selectIssues(ctx.db)
    .where('id', '=', issueId)
    .where('gameCode', '=', gameCode)
    .executeTakeFirst();
  if (!row) return refuse('issue_unknown');
  const refusal = checkProposal(row, result);
  return refusal ?? ok({ sums: await computeCorrection(ctx.db, row, result) });
}

async function logCorrection(
  ctx: Context,
  tx: Tx,
  kind: 'asked' | 'done' | 'withdrawn',
  { caller, row, detail }: { row: IssueRow; detail: object } & Pick<IssueByOperator, 'caller'>,
): Promise<void> {
  await logEvent(ctx, tx, {
    kind: `lottery.correction_${kind}`,
    actor: getOperatorActor(caller.username),
    subject: `game:${row.gameCode}`,
    detail: { issueNumber: row.issueNumber, ...detail },
  });
}

type Proposal = {
  readonly key: string;
  readonly result: readonly number[];
  readonly reason: string;
};

/** Proposes the right result of a settled official issue, once for each key. */
export function requestCorrection(
  ctx: Context,
  by: IssueByOperator,
  { key, result, reason }: Proposal,
): Promise<Result<IssueResults, ProposalRefusal | 'correction_waits' | 'key_reused'>> {
  return transact(ctx, async (tx) => {
    const row = await lockIssue(tx, by);
    if (!row) return refuse('issue_unknown');
    const { caller } = by;
    const known = await lockCorrection(tx, key);
    if (known) {
      const isSame = known.issueId === row.id && isSameResult(known.result, result);
      const repeat = checkRepeat(known, { reason, caller, isSame });
      return repeat.ok ? readIssueResults(tx, by) : repeat;
    }
    const refusal = checkProposal(row, result);
    if (refusal) return refusal;
    const isNew = await insertCorrection(tx, {
      id: key,
      issueId: row.id,
      previousResult: row.result ?? [],
      result,
      reason,
      askedBy: caller.operatorId,
      askedAt: ctx.clock.now(),
    });
    if (!isNew) return refuse('correction_waits');
    const detail = { correction: key, before: row.result, result, reason };
    await logCorrection(ctx, tx, 'asked', { caller, row, detail });
    return readIssueResults(tx, by);
  });
}

/** An issue, and one of its corrections. */
export type CorrectionByOperator = IssueByOperator & { readonly correctionId: string };

/** Reopens an issue with its new result; a job pays its tickets anew. */
async function reopenIssue(
  ctx: Context,
  tx: Tx,
  row: IssueRow,
  result: readonly number[],
): Promise<void> {
  const change = {
    state: 'reopened',
    result: [...result],
    previousResult: row.result,
    correctedAt: ctx.clock.now(),
  };
  await tx.updateTable('lotteryIssue').set(change).where('id', '=', row.id).execute();
  const issue = toIssueValue(ctx, { ...row, ...change });
  await notify(tx, { gameCode: row.gameCode }, { type: 'issue', issue });
  await addJob(tx, 'correct-issue', { issueId: row.id }, { jobKey: `correct-issue:${row.id}` });
}

type ConfirmRefusal =
  | 'issue_unknown'
  | 'issue_not_settled'
  | 'correction_unknown'
  | 'second_operator_needed';

/**
 * Locks another operator's correction and says why it cannot be confirmed, or returns what confirms
 * it in the caller's transaction, once the operator has proved who they are.
 */
export async function judgeConfirmation(
  ctx: Context,
  tx: Tx,
  by: CorrectionByOperator,
): Promise<{ ok: true; act: () => Promise<null> } | Failure<ConfirmRefusal>> {
  const row = await lockIssue(tx, by);
  if (!row) return refuse('issue_unknown');
  const { correctionId, caller } = by;
  const correction = await lockCorrection(tx, correctionId);
  if (correction?.issueId !== row.id) return refuse('correction_unknown');
  const judged = judgeSecondOperator(correction, caller, 'correction_unknown');
  if (!judged.ok) return judged;
  // A code of the app counts once, so that no answer is repeated here.
  if (judged.value === 'repeat') return refuse('correction_unknown');
  if (row.state !== 'settled') return refuse('issue_not_settled');
  const act = async () => {
    const endedAt = ctx.clock.now();
    await endCorrection(tx, correctionId, { outcome: 'done', endedBy: caller.operatorId, endedAt });
    await reopenIssue(ctx, tx, row, correction.result);
    const { reason, previousResult: before, result } = correction;
    const detail = { correction: correctionId, before, result, reason };
    await logCorrection(ctx, tx, 'done', { caller, row, detail });
    return null;
  };
  return { ok: true, act };
}

/** Withdraws a correction that waits. */
export function withdrawCorrection(
  ctx: Context,
  by: CorrectionByOperator,
): Promise<Result<IssueResults, 'issue_unknown' | 'correction_unknown'>> {
  return transact(ctx, async (tx) => {
    const row = await lockIssue(tx, by);
    if (!row) return refuse('issue_unknown');
    const { correctionId, caller } = by;
    const correction = await lockCorrection(tx, correctionId);
    if (correction?.issueId !== row.id || correction.outcome !== null)
      return refuse('correction_unknown');
    const end = {
      outcome: 'withdrawn' as const,
      endedBy: caller.operatorId,
      endedAt: ctx.clock.now(),
    };
    await endCorrection(tx, correctionId, end);
    const detail = { correction: correctionId };
    await logCorrection(ctx, tx, 'withdrawn', { caller, row, detail });
    return readIssueResults(tx, by);
  });
}
