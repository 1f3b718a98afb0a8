import type { Context } from '../../lib/context.ts';
import { checkCode } from '../verification-codes/index.ts';
import type { SmsPurpose } from '../verification-codes/index.ts';

/** A code as it was typed, with the request that sent it. */
type Typed = {
  readonly purpose: SmsPurpose;
  readonly number: string;
  readonly codeRequestId: string;
  readonly verificationCode: string;
};

/** Returns whether this is the code that the request sent to the number; counts an attempt. */
export const isRightCode = (ctx: Context, typed: Typed): Promise<boolean> =>
  checkCode(
    ctx,
    { channel: 'sms', purpose: typed.purpose, subject: typed.number },
    { id: typed.codeRequestId, typed: typed.verificationCode },
  );
