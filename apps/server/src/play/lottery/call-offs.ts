import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import type {
  callOffIssue as callOffRoute,
  confirmCallOff as confirmRoute,
  listWaitingCallOffs,
  requestCallOff as requestRoute,
} from '@khelaghor/contract/play/lottery-call-offs.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Failure, Result } from '../../lib/http/result.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { checkRepeat, judgeSecondOperator } from '../../lib/operator-request.ts';
import { findAdminIssue } from './admin-store.ts';
import { endCallOff, insertCallOff, listIssuesWaiting, lockCallOff } from './call-off-store.ts';
import { cancelIssue } from './cancel-issue.ts';
import { lockIssue } from './official-results.ts';
import type { IssueByOperator } from './read-results.ts';
import type { IssueRow } from './store.ts';

/** As many draws as one page of the console shows. */
const waitingMax = 100;

type Sums = NonNullable<AdminIssue['callOff']>['sums'];

/** The tickets and stakes of an issue, which calling it off returns. */
const listReturned = ({ sums }: AdminIssue): Sums =>
  sums.map(({ currency, tickets, stake }) => ({ currency, tickets, stake }));

/**
 * Why an issue can no longer be called off; null: it can be. When the sale of a draw of the house
 * has ended, its result is fixed, and a house that could take it back could choose among results.
 */
function checkOpen(
  { clock }: Context,
  { result, source, closesAt }: IssueRow,
): Failure<'issue_drawn' | 'issue_decided'> | null {
  if (result !== null) return refuse('issue_drawn');
  return source === 'own' && clock.now() >= closesAt ? refuse('issue_decided') : null;
}

async function requireAdminIssue(
  db: Database,
  { gameCode, issueId, caller }: IssueByOperator,
): Promise<AdminIssue> {
  const issue = await findAdminIssue(db, { gameCode, issueId }, caller);
  if (!issue) throw new Error(`issue ${issueId} has gone`);
  return issue;
}

type Noted = {
  readonly kind: 'issue_cancelled' | 'call_off_asked' | 'call_off_withdrawn';
  readonly detail: object;
};

/** Writes into the event log what an operator did about a draw. */
async function note(
  ctx: Context,
  tx: Tx,
  {
    caller,
    row,
    kind,
    detail,
  }: Noted & { readonly caller: OperatorCaller; readonly row: IssueRow },
): Promise<void> {
  await logEvent(ctx, tx, {
    kind: `lottery.${kind}`,
    actor: getOperatorActor(caller.username),
    subject: `game:${row.gameCode}`,
    detail: { issueNumber: row.issueNumber, ...detail },
  });
}

/**
 * Calls off an issue that no ticket is sold for; the lock on its row keeps purchases out meanwhile.
 * A repeat returns the issue.
 */
export function callOffIssue(
  ctx: Context,
  by: IssueByOperator,
  reason: string,
): Promise<Result<AdminIssue, Exclude<(typeof callOffRoute)['refusals'][number], 'game_unknown'>>> {
  return transact(ctx, async (tx) => {
    const row = await lockIssue(tx, by);
    if (!row) return refuse('issue_unknown');
    const before = await requireAdminIssue(tx, by);
    if (row.state === 'cancelled') return ok(before);
    const refusal = checkOpen(ctx, row);
    if (refusal) return refusal;
    if (before.sums.length > 0) return refuse('issue_has_stakes');
    const cancelled = await cancelIssue(ctx, tx, row.id, reason);
    if (!cancelled.ok) return cancelled;
    const detail = { reason, returned: [] };
    await note(ctx, tx, { kind: 'issue_cancelled', caller: by.caller, row, detail });
    return ok(await requireAdminIssue(tx, by));
  });
}

type RequestRefusal = Exclude<(typeof requestRoute)['refusals'][number], 'game_unknown'>;

/** Requests that an issue is called off, once for each key. The issue goes on until then. */
export function requestCallOff(
  ctx: Context,
  by: IssueByOperator,
  { key, reason }: ParsedBody<typeof requestRoute>,
): Promise<Result<AdminIssue, RequestRefusal>> {
  return transact(ctx, async (tx) => {
    const row = await lockIssue(tx, by);
    if (!row) return refuse('issue_unknown');
    const { caller } = by;
    const known = await lockCallOff(tx, key);
    if (known) {
      const repeat = checkRepeat(known, { reason, caller, isSame: known.issueId === row.id });
      return repeat.ok ? ok(await requireAdminIssue(tx, by)) : repeat;
    }
    if (row.state === 'cancelled') return refuse('issue_called_off');
    const refusal = checkOpen(ctx, row);
    if (refusal) return refusal;
    const sums = listReturned(await requireAdminIssue(tx, by));
    const isNew = await insertCallOff(tx, {
      id: key,
      issueId: row.id,
      reason,
      sums,
      askedBy: caller.operatorId,
      askedAt: ctx.clock.now(),
    });
    if (!isNew) return refuse('call_off_waits');
    const detail = { reason, request: key, returned: sums };
    await note(ctx, tx, { kind: 'call_off_asked', caller, row, detail });
    return ok(await requireAdminIssue(tx, by));
  });
}

/** An issue, and a request to call it off. */
type CallOffByOperator = IssueByOperator & { readonly callOffId: string };

/** Locks a request; null when it is for another issue. */
async function lockCallOffOf(tx: Tx, { id }: IssueRow, callOffId: string) {
  const request = await lockCallOff(tx, callOffId);
  return request?.issueId === id ? request : null;
}

type ConfirmRefusal = Exclude<(typeof confirmRoute)['refusals'][number], 'game_unknown'>;

/**
 * Calls off an issue at the request of another operator. The lock on its row makes this come before
 * its draw, or after it and be refused. A repeat by the same operator returns the issue.
 */
export function confirmCallOff(
  ctx: Context,
  by: CallOffByOperator,
): Promise<Result<AdminIssue, ConfirmRefusal>> {
  return transact(ctx, async (tx) => {
    const row = await lockIssue(tx, by);
    if (!row) return refuse('issue_unknown');
    const request = await lockCallOffOf(tx, row, by.callOffId);
    if (request && row.result !== null) return refuse('issue_drawn');
    const { caller } = by;
    const judged = judgeSecondOperator(request, caller, 'call_off_unknown');
    if (!judged.ok) return judged;
    if (judged.value === 'repeat' || !request) return ok(await requireAdminIssue(tx, by));
    const refusal = checkOpen(ctx, row);
    if (refusal) return refusal;
    const returned = listReturned(await requireAdminIssue(tx, by));
    const { id, reason } = request;
    const endedAt = ctx.clock.now();
    await endCallOff(tx, id, { outcome: 'done', endedBy: caller.operatorId, endedAt });
    const cancelled = await cancelIssue(ctx, tx, row.id, reason);
    if (!cancelled.ok) throw new Error(`issue ${row.id} was not called off: ${cancelled.refusal}`);
    const detail = { reason, request: id, returned };
    await note(ctx, tx, { kind: 'issue_cancelled', caller, row, detail });
    return ok(await requireAdminIssue(tx, by));
  });
}

/** Withdraws a request that waits, or rejects that of another operator. */
export function withdrawCallOff(
  ctx: Context,
  by: CallOffByOperator,
): Promise<Result<AdminIssue, 'issue_unknown' | 'call_off_unknown'>> {
  return transact(ctx, async (tx) => {
    const row = await lockIssue(tx, by);
    if (!row) return refuse('issue_unknown');
    const request = await lockCallOffOf(tx, row, by.callOffId);
    if (!request || request.outcome !== null) return refuse('call_off_unknown');
    const { caller } = by;
    const endedAt = ctx.clock.now();
    await endCallOff(tx, request.id, {
      outcome: 'withdrawn',
      endedBy: caller.operatorId,
      endedAt,
    });
    const detail = { request: request.id };
    await note(ctx, tx, { kind: 'call_off_withdrawn', caller, row, detail });
    return ok(await requireAdminIssue(tx, by));
  });
}

/** Lists the draws of all lotteries that an operator requested to call off. */
export async function readWaitingCallOffs(
  db: Database,
  caller: OperatorCaller,
): Promise<ValueOf<typeof listWaitingCallOffs>> {
  const issues: ValueOf<typeof listWaitingCallOffs>['issues'] = [];
  for (const { issueId, gameCode, titleBn, titleEn } of await listIssuesWaiting(db, waitingMax)) {
    const issue = await requireAdminIssue(db, { gameCode, issueId, caller });
    issues.push({ gameCode, title: { bn: titleBn, en: titleEn }, issue });
  }
  return { issues };
}
