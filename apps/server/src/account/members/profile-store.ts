import { sql } from 'kysely';
import type { Database } from '../../lib/context.ts';

/** A member's own statements, as stored. */
export type ToldProfile = {
  payeeName: string | null;
  /** "1990-12-31" */
  birthday: string | null;
  profileFields: Readonly<Record<string, string>>;
};

export async function readProfile(db: Database, id: string): Promise<ToldProfile> {
  const row = await db
    .selectFrom('member')
    .select(['payeeName', 'profileFields', sql<string | null>`birthday::text`.as('birthday')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, profileFields: row.profileFields as Record<string, string> };
}

type Changes = {
  readonly nickname?: string;
  readonly avatar?: string;
  readonly payeeName?: string;
  readonly birthday?: string;
  /** Facts without a column of their own; an empty text deletes one. */
  readonly profileFields?: Readonly<Record<string, string>>;
};

/**
 * Stores changes to a member's own profile. False when a name or a birthday is set already: they
 * are set once, also when two calls come at once.
 */
export async function writeProfile(tx: Database, id: string, changes: Changes): Promise<boolean> {
  const { profileFields = {}, payeeName, birthday, ...plain } = changes;
  const forgotten = Object.keys(profileFields).filter((name) => profileFields[name] === '');
  const written = await tx
    .updateTable('member')
    .set({
      ...plain,
      ...(payeeName !== undefined && { payeeName }),
      ...(birthday !== undefined && { birthday }),
      profileFields: sql`(profile_fields || ${JSON.stringify(profileFields)}::jsonb)
        - ${forgotten}::text[]`,
    })
    .where('id', '=', id)
    .$if(payeeName !== undefined, (query) => query.where('payeeName', 'is', null))
    .$if(birthday !== undefined, (query) => query.where('birthday', 'is', null))
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/**
 * Corrects the name or the birthday. Returns which of them differed from the stored values: of two
 * such calls at once the second waits for the first, and finds nothing to change.
 */
export async function correctTold(
  tx: Database,
  id: string,
  told: { readonly payeeName?: string; readonly birthday?: string },
): Promise<readonly ('payeeName' | 'birthday')[]> {
  await tx.selectFrom('member').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const kept = await readProfile(tx, id);
  const changed = (['payeeName', 'birthday'] as const).filter(
    (name) => told[name] !== undefined && told[name] !== kept[name],
  );
  if (changed.length > 0) await tx.updateTable('member').set(told).where('id', '=', id).execute();
  return changed;
}

/** Returns true when an open account has verified this address. */
export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('emailVerifiedAt', 'is not', null)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
