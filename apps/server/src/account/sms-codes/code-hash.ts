import type { Context } from '../../lib/context.ts';

/** What a code lets its owner do; a code for one thing is worth nothing for another. */
export type CodePurpose = 'login' | 'register' | 'password' | 'bind' | 'place' | 'payment' | 'self';

type Kept = {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly number: string;
  readonly code: string;
};

/** A code as it is kept: keyed, and bound to its request, its purpose and its number. */
export const codeHashOf = (ctx: Context, { id, purpose, number, code }: Kept): string =>
  ctx.secrets.mac('sms-code', `${id}:${purpose}:${number}:${code}`);
