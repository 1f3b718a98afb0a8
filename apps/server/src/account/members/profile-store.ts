import { sql } from 'kysely';
import {
  columnFields,
  correctedFields,
  onceFields,
} from '@khelaghor/contract/site/member-fields.ts';
import type { Database } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

type ColumnField = (typeof columnFields)[number];
type CorrectedField = (typeof correctedFields)[number];

/** What a member filled in, as stored; null: not yet. A birthday is "1990-12-31". */
export type ToldProfile = { readonly [Name in ColumnField]: string | null } & {
  readonly profileFields: Readonly<Record<string, string>>;
};

export async function readProfile(db: Database, id: string): Promise<ToldProfile> {
  const row = await db
    .selectFrom('member')
    .select('profileFields')
    .select(({ cast, ref }) =>
      columnFields.map((name) => cast<string | null>(ref(name), 'text').as(name)),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, profileFields: row.profileFields as Record<string, string> };
}

type Changes = { readonly [Name in ColumnField]?: string | null } & {
  readonly nickname?: string;
  readonly avatar?: string;
  /** Facts without a column of their own; an empty text deletes one. */
  readonly profileFields?: Readonly<Record<string, string>>;
};

/**
 * Stores changes to a member's own profile. False when a field that is set once, such as the name
 * or the birthday, is set already, also when two calls come at once.
 */
export async function writeProfile(tx: Database, id: string, changes: Changes): Promise<boolean> {
  const { profileFields = {}, ...plain } = changes;
  const forgotten = Object.keys(profileFields).filter((name) => profileFields[name] === '');
  const once = onceFields.filter((name) => plain[name] !== undefined);
  return tx
    .updateTable('member')
    .set({
      ...plain,
      profileFields: sql`(profile_fields || ${JSON.stringify(profileFields)}::jsonb) - ${forgotten}::text[]`,
    })
    .where('id', '=', id)
    .where((eb) => eb.and(once.map((name) => eb(name, 'is', null))))
    .$call(tryWrite);
}

/** Returns the fields that operators correct, and locks the member until the transaction ends. */
export async function lockTold(tx: Database, id: string) {
  await tx.selectFrom('member').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const kept = await readProfile(tx, id);
  return Object.fromEntries(correctedFields.map((name) => [name, kept[name]])) as Pick<
    typeof kept,
    CorrectedField
  >;
}

/**
 * Corrects fields for an operator. Returns which of them differed from the stored values: of two
 * such calls at once the second waits for the first, and finds nothing to change.
 */
export async function correctTold(
  tx: Database,
  id: string,
  told: { readonly [Name in CorrectedField]?: string },
): Promise<readonly CorrectedField[]> {
  const kept = await lockTold(tx, id);
  const changed = correctedFields.filter(
    (name) => told[name] !== undefined && told[name] !== kept[name],
  );
  if (changed.length > 0) await tx.updateTable('member').set(told).where('id', '=', id).execute();
  return changed;
}

/** Returns true when an open account has verified this address. */
export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  return db
    .selectFrom('member')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('emailVerifiedAt', 'is not', null)
    .where('closedAt', 'is', null)
    .$call(hasRow);
}
