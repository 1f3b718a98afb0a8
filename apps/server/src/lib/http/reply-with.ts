import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { Context } from '../context.ts';
import type { OperatorCaller } from './principals.ts';
import { ok } from './result.ts';
import type { Result } from './result.ts';

/** Returns what answers an operator's act with things as they are then. */
export const replyWith =
  <Value>(read: (ctx: Context, caller: OperatorCaller) => Promise<Value>, ctx: Context) =>
  async <Refusal extends ErrorCode>(
    caller: OperatorCaller,
    act: Promise<Result<unknown, Refusal>>,
  ): Promise<Result<Value, Refusal>> => {
    const done = await act;
    return done.ok ? ok(await read(ctx, caller)) : done;
  };
