import { toCode } from '@khelaghor/typed-text/code.ts';
import type { Context, Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import type { Spend } from './rules.ts';

const codesMade = 10;
const codeLength = 10;
/** 32 letters and digits, none that look alike: five bits each. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

const computeHash = (ctx: Context, memberId: string, code: string): string =>
  ctx.secrets.mac('recovery-code', `${memberId}:${code}`);

const codePattern = new RegExp(`^[${letters}]{${codeLength}}$`, 'u');

/** Returns a typed recovery code as it was made; null: none has this form. */
export function readRecoveryCode(typed: string): string | null {
  // Look-alike letters, of which codes have none, stand for those in use.
  const code = toCode(typed).toLowerCase().replaceAll('o', '0').replaceAll(/[il]/gu, '1');
  return codePattern.test(code) ? code : null;
}

const freshCode = ({ random }: Context): string =>
  [...random.bytes(codeLength)].map((byte) => letters[byte % letters.length]).join('');

/** Replaces all recovery codes by ten new ones. Only here can they be read. */
export async function makeRecoveryCodes(
  ctx: Context,
  tx: Database,
  memberId: string,
): Promise<string[]> {
  await removeRecoveryCodes(tx, memberId);
  const codes = Array.from({ length: codesMade }, () => freshCode(ctx));
  const createdAt = ctx.clock.now();
  await tx
    .insertInto('recoveryCode')
    .values(
      codes.map((code) => ({ codeHash: computeHash(ctx, memberId, code), memberId, createdAt })),
    )
    .execute();
  return codes.map((code) => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`);
}

export async function removeRecoveryCodes(tx: Database, memberId: string): Promise<void> {
  await tx.deleteFrom('recoveryCode').where('memberId', '=', memberId).execute();
}

export async function countRecoveryCodesLeft(db: Database, memberId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCode')
    .select((eb) => eb.fn.countAll<bigint>().as('left'))
    .where('memberId', '=', memberId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Checks a code; null when it is not the member's, or was used. */
export async function verifyRecoveryCode(
  ctx: Context,
  memberId: string,
  typed: string,
): Promise<Spend | null> {
  const code = readRecoveryCode(typed);
  if (code === null) return null;
  const codeHash = computeHash(ctx, memberId, code);
  const kept = await ctx.db
    .selectFrom('recoveryCode')
    .select('codeHash')
    .where('codeHash', '=', codeHash)
    .where('memberId', '=', memberId)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  if (!kept) return null;
  return async (tx) => {
    return tx
      .updateTable('recoveryCode')
      .set({ usedAt: ctx.clock.now() })
      .where('codeHash', '=', codeHash)
      .where('usedAt', 'is', null)
      .$call(tryWrite);
  };
}
