import type { Context, Database } from '../../lib/context.ts';
import { createSealedSecret, stepOfCode } from '../../lib/auth/otp.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import type { Spend } from './rules.ts';

const label = 'member-totp';

/** How long an unconfirmed secret stays valid. */
const setUpMs = 30 * 60_000;

/** Returns since when the member has an authenticator app; null while they have none. */
export async function findAuthenticatorSince(db: Database, memberId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('memberAuthenticator')
    .select('confirmedAt')
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row?.confirmedAt ?? null;
}

/** Starts the set-up of an app with a new secret; null when the member has one. */
export async function beginAuthenticator(ctx: Context, memberId: string): Promise<Buffer | null> {
  const fresh = {
    secretSealed: createSealedSecret(ctx, label),
    createdAt: ctx.clock.now(),
    lastStep: 0n,
  };
  const begun = await ctx.db
    .insertInto('memberAuthenticator')
    .values({ memberId, ...fresh })
    .onConflict((taken) =>
      taken
        .column('memberId')
        .doUpdateSet(fresh)
        .where('memberAuthenticator.confirmedAt', 'is', null),
    )
    .returning('secretSealed')
    .executeTakeFirst();
  return begun ? ctx.secrets.decrypt(label, begun.secretSealed) : null;
}

/** Turns the app on with its code. `ended`: no set-up is pending, or it has expired. */
export async function confirmAuthenticator(
  ctx: Context,
  tx: Database,
  memberId: string,
  code: string,
): Promise<'confirmed' | 'wrong' | 'ended'> {
  const now = ctx.clock.now();
  const begun = await tx
    .selectFrom('memberAuthenticator')
    .select('secretSealed')
    .where('memberId', '=', memberId)
    .where('confirmedAt', 'is', null)
    .where('createdAt', '>', new Date(now.getTime() - setUpMs))
    .forUpdate()
    .executeTakeFirst();
  if (!begun) return 'ended';
  const secret = ctx.secrets.decrypt(label, begun.secretSealed);
  const step = stepOfCode(secret, code, now);
  if (step === null) return 'wrong';
  await tx
    .updateTable('memberAuthenticator')
    .set({ confirmedAt: now, lastStep: BigInt(step) })
    .where('memberId', '=', memberId)
    .execute();
  return 'confirmed';
}

/** Checks a code; null when it is none of the current steps, or its step was used. */
export async function verifyCode(
  ctx: Context,
  memberId: string,
  code: string,
): Promise<Spend | null> {
  const kept = await ctx.db
    .selectFrom('memberAuthenticator')
    .select(['secretSealed', 'lastStep'])
    .where('memberId', '=', memberId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  if (!kept) return null;
  const secret = ctx.secrets.decrypt(label, kept.secretSealed);
  const found = stepOfCode(secret, code, ctx.clock.now());
  if (found === null) return null;
  const step = BigInt(found);
  if (step <= kept.lastStep) return null;
  return async (tx) => {
    return tx
      .updateTable('memberAuthenticator')
      .set({ lastStep: step })
      .where('memberId', '=', memberId)
      .where('lastStep', '<', step)
      .$call(tryWrite);
  };
}

/** False when there was none. */
export async function removeAuthenticator(tx: Database, memberId: string): Promise<boolean> {
  return tx
    .deleteFrom('memberAuthenticator')
    .where('memberId', '=', memberId)
    .where('confirmedAt', 'is not', null)
    .$call(tryWrite);
}
