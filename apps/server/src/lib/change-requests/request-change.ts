import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { OperatorRequest } from '@khelaghor/contract/lib/operator-request.ts';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import type { z } from 'zod';
import type { Context, Database, Tx } from '../context.ts';
import { transact } from '../db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../event-log.ts';
import type { LoggedEvent } from '../event-log.ts';
import type { OperatorCaller } from '../http/principals.ts';
import { ok, refuse } from '../http/result.ts';
import type { Result } from '../http/result.ts';
import { checkRepeat, judgeSecondOperator, toOperatorRequest } from '../operator-request.ts';
import { hasOperatorWith } from '../operators-with.ts';
import { endRow, insertRow, listWaitingRows, lockRow } from './store.ts';
import type { ChangeKind, ChangeRow } from './store.ts';

/** A change that waits for a second operator. */
export type ChangeRequest<Change> = {
  readonly id: string;
  /** The thing that changes, such as the code of a lottery. */
  readonly subject: string;
  readonly change: Change;
  readonly reason: string;
};

type Described = Pick<LoggedEvent, 'subject' | 'memberId' | 'detail'>;

/** What a feature does with the changes of one kind. */
export type ChangeRules<Change, Fault extends ErrorCode> = {
  readonly kind: ChangeKind;
  readonly schema: z.ZodType<Change>;
  /** Locks the subject, and refuses a change that cannot be made now. It runs before each step. */
  readonly check: (
    ctx: Context,
    tx: Tx,
    wanted: Pick<ChangeRequest<Change>, 'subject' | 'change'>,
  ) => Promise<Result<null, Fault>>;
  /** Makes a checked change, and logs it as an act of the operator. */
  readonly apply: (
    ctx: Context,
    tx: Tx,
    request: ChangeRequest<Change> & {
      readonly caller: OperatorCaller;
      /** The username of the operator who requested it. */
      readonly askedBy: string;
    },
  ) => Promise<void>;
  /** The events of a request: their kinds, and what they concern. */
  readonly events: { readonly asked: string; readonly withdrawn: string };
  readonly describe: (
    wanted: Pick<ChangeRequest<Change>, 'subject' | 'change'>,
    tx: Tx,
  ) => Described | Promise<Described>;
  /** A change takes effect at once when no other operator has this permission; null: it waits. */
  readonly unlessOther: Permission | null;
};

type ChangeByOperator = {
  readonly id: string;
  readonly subject: string;
  readonly caller: OperatorCaller;
};

const toRequest = <Change>(
  { schema }: Pick<ChangeRules<Change, ErrorCode>, 'schema'>,
  { id, subject, change, reason }: ChangeRow,
): ChangeRequest<Change> => ({ id, subject, change: schema.parse(change), reason });

/** Lists the changes of a kind that wait, as an operator sees them, oldest first. */
export async function listChanges<Change>(
  db: Database,
  rules: Pick<ChangeRules<Change, ErrorCode>, 'kind' | 'schema'>,
  caller: OperatorCaller,
): Promise<(OperatorRequest & ChangeRequest<Change>)[]> {
  const rows = await listWaitingRows(db, rules.kind);
  return rows.map((row) => ({ ...toRequest(rules, row), ...toOperatorRequest(row, caller) }));
}

/** Locks a request about a subject; null: there is none with this id. */
async function lockRequest(
  tx: Tx,
  kind: ChangeKind,
  { id, subject }: Pick<ChangeByOperator, 'id' | 'subject'>,
): Promise<ChangeRow | null> {
  const row = await lockRow(tx, kind, id);
  return row?.subject === subject ? row : null;
}

/** Logs the first or the last step of a request that another operator decides. */
const note = async <Change>(
  ctx: Context,
  tx: Tx,
  { events, describe }: ChangeRules<Change, ErrorCode>,
  {
    step,
    caller,
    ...request
  }: ChangeRequest<Change> & { step: 'asked' | 'withdrawn'; caller: OperatorCaller },
): Promise<void> => {
  const { detail, ...concerned } = await describe(request, tx);
  return logEvent(ctx, tx, {
    kind: events[step],
    actor: getOperatorActor(caller.username),
    ...concerned,
    detail: { ...detail, reason: request.reason, request: request.id },
  });
};

/** Returns true when no other operator could confirm a change of a kind. */
const isAlone = async (
  tx: Tx,
  { unlessOther }: Pick<ChangeRules<unknown, ErrorCode>, 'unlessOther'>,
  { operatorId }: OperatorCaller,
): Promise<boolean> =>
  unlessOther !== null &&
  !(await hasOperatorWith(tx, [unlessOther], { exceptOperator: operatorId }));

/** Requests a change, once for each id, which the console makes. */
export function requestChange<Change, Fault extends ErrorCode>(
  ctx: Context,
  rules: ChangeRules<Change, Fault>,
  wanted: ChangeRequest<Change> & { readonly caller: OperatorCaller },
): Promise<Result<null, Fault | 'key_reused' | 'request_waits'>> {
  const { id, subject, change, reason, caller } = wanted;
  return transact(ctx, async (tx) => {
    const known = await lockRow(tx, rules.kind, id);
    if (known) {
      const isSame = known.subject === subject && isDeepStrictEqual(known.change, change);
      const repeat = checkRepeat(known, { reason, caller, isSame });
      return repeat.ok ? ok(null) : repeat;
    }
    const checked = await rules.check(ctx, tx, wanted);
    if (!checked.ok) return checked;
    const alone = await isAlone(tx, rules, caller);
    const by = { askedBy: caller.operatorId, askedAt: ctx.clock.now() };
    const row = { id, kind: rules.kind, subject, change, reason, alone, ...by };
    const end = { outcome: 'done', endedBy: by.askedBy, endedAt: by.askedAt } as const;
    if (!(await insertRow(tx, row, alone ? end : null))) return refuse('request_waits');
    await (alone
      ? rules.apply(ctx, tx, { ...wanted, askedBy: caller.username })
      : note(ctx, tx, rules, { ...wanted, step: 'asked' }));
    return ok(null);
  });
}

/** Makes a change that another operator requested. A repeat by the same operator does nothing. */
export function confirmChange<Change, Fault extends ErrorCode>(
  ctx: Context,
  rules: ChangeRules<Change, Fault>,
  by: ChangeByOperator,
): Promise<Result<null, Fault | 'request_unknown' | 'second_operator_needed'>> {
  const { caller } = by;
  return transact(ctx, async (tx) => {
    const row = await lockRequest(tx, rules.kind, by);
    const judged = judgeSecondOperator(row, caller, 'request_unknown');
    if (!judged.ok) return judged;
    if (judged.value === 'repeat' || !row) return ok(null);
    const request = toRequest(rules, row);
    const checked = await rules.check(ctx, tx, request);
    if (!checked.ok) return checked;
    const end = { endedBy: caller.operatorId, endedAt: ctx.clock.now() };
    await endRow(tx, row.id, { outcome: 'done', ...end });
    await rules.apply(ctx, tx, { ...request, caller, askedBy: row.askedByName });
    return ok(null);
  });
}

/** Withdraws a request that waits, or rejects that of another operator. */
export function withdrawChange<Change>(
  ctx: Context,
  rules: ChangeRules<Change, ErrorCode>,
  by: ChangeByOperator,
): Promise<Result<null, 'request_unknown'>> {
  const { caller } = by;
  return transact(ctx, async (tx) => {
    const row = await lockRequest(tx, rules.kind, by);
    if (!row || row.outcome !== null) return refuse('request_unknown');
    const end = { endedBy: caller.operatorId, endedAt: ctx.clock.now() };
    await endRow(tx, row.id, { outcome: 'withdrawn', ...end });
    await note(ctx, tx, rules, { ...toRequest(rules, row), step: 'withdrawn', caller });
    return ok(null);
  });
}
