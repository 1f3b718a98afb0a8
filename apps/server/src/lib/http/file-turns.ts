import type { recordPeriod } from '@khelaghor/contract/lib/record-period.ts';
import { recordDaysMax } from '@khelaghor/contract/lib/record-period.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { z } from 'zod';
import { singleton } from '../context.ts';
import type { Context } from '../context.ts';
import { ok, refuse } from './result.ts';
import type { Result } from './result.ts';

/** Each keeps a core half busy while its reader keeps up; the site has other things to do. */
const filesAtOnce = 4;

/** How many files a caller may begin in a minute. */
export const filesPerMinute = 6;

/** The callers whose files this process sends. */
const getUnderWay = singleton((_ctx: Context) => new Set<string>());

/** What is used of the reply that a file goes to. */
export type FileReply = {
  header(name: string, value: string): unknown;
  readonly raw: { once(event: 'close', heard: () => void): unknown };
};

/** Who wants a file of records, of which days, and how the file's name begins. */
type FileOrder = {
  readonly callerId: string;
  readonly query: z.output<typeof recordPeriod>;
  readonly reply: FileReply;
  readonly name: string;
};

/**
 * Takes a turn to send a file: a caller has one at a time, and all of them together a few. The turn
 * ends with the reply.
 */
export function takeFileTurn(
  ctx: Context,
  callerId: string,
  reply: FileReply,
): Result<null, 'too_many_requests' | 'overloaded'> {
  const underWay = getUnderWay(ctx);
  if (underWay.has(callerId)) return refuse('too_many_requests');
  if (underWay.size >= filesAtOnce) return refuse('overloaded');
  underWay.add(callerId);
  // Comes however the reply ends: sent whole, broken off, or never begun.
  reply.raw.once('close', () => underWay.delete(callerId));
  return ok(null);
}

/** Begins a file of records, in the turn of its caller. */
export function beginFile(
  ctx: Context,
  { callerId, query, reply, name }: FileOrder,
): Result<
  { from: Date; to: Date },
  'malformed' | 'period_too_long' | 'too_many_requests' | 'overloaded'
> {
  const period = { from: new Date(query.from), to: new Date(query.to) };
  const [fromMs, toMs] = [period.from.getTime(), period.to.getTime()];
  if (toMs <= fromMs) return refuse('malformed');
  if (toMs - fromMs > recordDaysMax * dayMs) return refuse('period_too_long');
  const turn = takeFileTurn(ctx, callerId, reply);
  if (!turn.ok) return turn;
  const days = `${formatDhakaDate(fromMs)}-${formatDhakaDate(toMs - 1)}`;
  reply.header('content-disposition', `attachment; filename="${name}-${days}.csv"`);
  return ok(period);
}
