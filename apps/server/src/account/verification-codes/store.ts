import { timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { readOtp } from '@khelaghor/typed-text/code.ts';
import type { Context, Database } from '../../lib/context.ts';
import { generateOtp } from '../../lib/auth/otp.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { attemptsMax } from './rules.ts';

/** What a code by SMS allows; a code for one thing is worth nothing for another. */
export type SmsPurpose = 'login' | 'register' | 'password' | 'bind' | 'place' | 'payment' | 'self';

/** What a code is good for. The subject is a phone number, or what the purpose names. */
export type CodeUse =
  | { readonly channel: 'sms'; readonly purpose: SmsPurpose; readonly subject: string }
  | {
      readonly channel: 'email';
      /** `bind`: proves the mailbox in `subject`. `place`: the login challenge in `subject`. */
      readonly purpose: 'bind' | 'place';
      readonly subject: string;
      readonly memberId: string;
    }
  /** Proves an address of the console, which is in `subject`. */
  | { readonly channel: 'email'; readonly purpose: 'desk'; readonly subject: string };

/** Where a code by SMS was asked for, for the limits that count by it. */
export type SmsOrigin = { readonly prefix: string; readonly address: string };

/** What limits count codes by beside their uses. `operatorId` asked for a code of the console. */
type CodeOrigin = Partial<SmsOrigin> & { readonly operatorId?: string };

/**
 * A code as it is stored: keyed, and bound to its use. Labels and texts are those of the three
 * tables that this one replaced, so that codes which were sent before stay valid.
 */
function hashCode(ctx: Context, id: string, use: CodeUse, code: string): string {
  if (use.channel === 'sms')
    return ctx.secrets.mac('sms-code', `${id}:${use.purpose}:${use.subject}:${code}`);
  if (use.purpose === 'desk') return ctx.secrets.mac('desk-code', `${id}:${use.subject}:${code}`);
  if (use.purpose === 'bind')
    return ctx.secrets.mac('email-code', `${id}:${use.memberId}:${use.subject}:${code}`);
  return ctx.secrets.mac('mail-code', `${use.subject}:${code}`);
}

/** Makes a code and stores its hash. Codes by SMS and those of the console require their origin. */
export async function createCode(
  ctx: Context,
  tx: Database,
  use: CodeUse,
  { minutes, ...origin }: { readonly minutes: number } & CodeOrigin,
): Promise<{ id: string; code: string; expiresAt: Date }> {
  const id = ctx.random.id();
  const code = generateOtp(ctx.random);
  const codeHash = hashCode(ctx, id, use, code);
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + minutes * minuteMs);
  await tx
    .insertInto('verificationCode')
    .values({ id, ...use, ...origin, codeHash, createdAt, expiresAt })
    .execute();
  return { id, code, expiresAt };
}

/** Returns the id of the code that was sent last for a use; null when none was sent. */
export async function findLatestCode(ctx: Context, use: CodeUse): Promise<string | null> {
  const found = await ctx.db
    .selectFrom('verificationCode')
    .select('id')
    .where('channel', '=', use.channel)
    .where('purpose', '=', use.purpose)
    .where('subject', '=', use.subject)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

/**
 * Returns whether this is the code that was sent. Each check of a text that can be a code counts as
 * an attempt, whatever comes of it, and stays counted when the caller's transaction fails. It does
 * not use the code up.
 */
export async function checkCode(
  ctx: Context,
  use: CodeUse,
  { id, typed }: { readonly id: string; readonly typed: string },
): Promise<boolean> {
  const code = readOtp(typed);
  if (code === null) return false;
  let update = ctx.db
    .updateTable('verificationCode')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('channel', '=', use.channel)
    .where('purpose', '=', use.purpose)
    .where('subject', '=', use.subject)
    .where('attempts', '<', attemptsMax)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', ctx.clock.now());
  if ('memberId' in use) update = update.where('memberId', '=', use.memberId);
  const stored = await update.returning('codeHash').executeTakeFirst();
  if (!stored) return false;
  const given = Buffer.from(hashCode(ctx, id, use, code));
  return timingSafeEqual(given, Buffer.from(stored.codeHash));
}

/** Uses up a right code in the transaction of what it allows; false when another call was first. */
export async function spendCode(ctx: Context, tx: Database, id: string): Promise<boolean> {
  return tx
    .updateTable('verificationCode')
    .set({ usedAt: ctx.clock.now() })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .$call(tryWrite);
}
