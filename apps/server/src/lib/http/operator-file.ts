import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import type { Context } from '../context.ts';
import { transact } from '../db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../event-log.ts';
import { takeFileTurn } from './file-turns.ts';
import type { FileReply } from './file-turns.ts';
import type { OperatorCaller } from './principals.ts';
import { ok } from './result.ts';
import type { Result } from './result.ts';

/** An operator's download: which list, and the filters and days that its event names. */
type OperatorFile = {
  readonly caller: OperatorCaller;
  readonly reply: FileReply;
  readonly list: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The days of the file's name; left out, it has the day of the download. */
  readonly days?: string;
};

/**
 * Begins a file for an operator: takes a turn, writes the download to the event log, and names the
 * file. Refuses a file beside another one, and the file of a member who is bound to the operator.
 */
export async function beginOperatorFile(
  ctx: Context,
  { caller, reply, list, query, days }: OperatorFile,
): Promise<Result<null, 'too_many_requests' | 'overloaded'>> {
  const turn = takeFileTurn(ctx, caller.operatorId, reply);
  if (!turn.ok) return turn;
  const { memberId } = query;
  await transact(ctx, (tx) =>
    logEvent(ctx, tx, {
      kind: 'file.downloaded',
      actor: getOperatorActor(caller.username),
      subject: `file:${list}`,
      ...(memberId !== undefined && { memberId }),
      detail: { ...query },
    }),
  );
  const named = days ?? formatDhakaDate(ctx.clock.now().getTime());
  reply.header('content-disposition', `attachment; filename="${list}-${named}.csv"`);
  return ok(null);
}
