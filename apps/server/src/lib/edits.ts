import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Database } from './context.ts';
import { ok, refuse } from './http/result.ts';
import type { Failure, Result } from './http/result.ts';

/** Edits of records by operators: an edit of what the operator has not seen is refused. */

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces an object by one whose keys are in order: the order in a database says nothing. */
const sortKeys = (_key: string, value: unknown): unknown =>
  isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Returns the revision of the fields that operators edit of a record. */
export const computeRevision = (fields: object): string =>
  createHash('sha256').update(JSON.stringify(fields, sortKeys)).digest('base64url').slice(0, 22);

/** The schema of the fields that operators edit of a record. */
type FieldsSchema<Fields extends object> = z.ZodType<Fields> & { readonly shape: object };

/** Picks of a record the fields that its edits may name. */
export const pickFields = <Fields extends object>(
  { shape }: FieldsSchema<Fields>,
  record: Fields,
): Fields =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => Object.hasOwn(shape, name)),
  ) as Fields;

/** Returns a record with the revision of its editable fields. */
export const withRevision = <Fields extends object, Kept extends Fields>(
  schema: FieldsSchema<Fields>,
  record: Kept,
): Kept & { revision: string } => ({
  ...record,
  revision: computeRevision(pickFields(schema, record)),
});

/** Returns a record without its revision, which says nothing in the event log. */
export function dropRevision<Kept extends { readonly revision: string }>(
  kept: Kept,
): Omit<Kept, 'revision'> {
  const { revision: _, ...record } = kept;
  return record;
}

/** Where the event log keeps the changes of a record. */
export type EditedRecord = {
  /** Such as `game:dice`; null: its kinds of events are about nothing else. */
  readonly subject: string | null;
  /** The kinds of events that change its editable fields. */
  readonly kinds: readonly string[];
};

const operatorPrefix = 'operator:';

/** Returns who made the last change of a record, and when; nulls where the log has none. */
async function findLastChange(db: Database, { subject, kinds }: EditedRecord) {
  let events = db
    .selectFrom('eventLog')
    .select(['actor', 'at'])
    .where('kind', 'in', [...kinds]);
  if (subject !== null) events = events.where('subject', '=', subject);
  const last = await events.orderBy('id', 'desc').limit(1).executeTakeFirst();
  const isOperator = last?.actor.startsWith(operatorPrefix) === true;
  return {
    changedBy: isOperator ? last.actor.slice(operatorPrefix.length) : null,
    changedAt: last?.at.toISOString() ?? null,
  };
}

/** The fields that an edit names, and the revision that it was made to; null: a new record. */
export type Edit<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined } & {
  readonly revision: string | null;
};

/** Returns the fields that an edit names. */
export function pickChanges<Fields>(edit: Edit<Fields>): Partial<Fields> {
  const { revision: _, ...named } = edit;
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Fields>;
}

/**
 * Refuses an edit of another revision than the record has, with what stands now. An edit that is
 * made already is not refused: its answer may have been lost. The caller holds the lock of the
 * record.
 */
export async function checkRevision<Fields extends object>(
  tx: Database,
  record: EditedRecord,
  fields: Fields,
  { revision, changes }: { readonly revision: string | null; readonly changes: Partial<Fields> },
): Promise<Failure<'changed_meanwhile'> | null> {
  const current = computeRevision(fields);
  const isMade = computeRevision({ ...fields, ...changes }) === current;
  if (current === revision || isMade) return null;
  const last = await findLastChange(tx, record);
  return refuse('changed_meanwhile', {
    standing: { revision: current, fields: Object.fromEntries(Object.entries(fields)), ...last },
  });
}

/**
 * Returns the fields of a record as an edit makes them. Refuses when the record has another
 * revision. The caller holds the lock of the record.
 */
export async function mergeEdit<Fields extends object>(
  tx: Database,
  record: EditedRecord,
  fields: Fields,
  edit: Edit<Fields>,
): Promise<Result<Fields, 'changed_meanwhile'>> {
  const changes = pickChanges<Fields>(edit);
  const { revision } = edit;
  const refused = await checkRevision(tx, record, fields, { revision, changes });
  return refused ?? ok({ ...fields, ...changes });
}

/**
 * As `mergeEdit`, for records whose ids the console makes. Without a revision the edit adds the
 * record and names every field; the same once more is no change. `unknown` is refused when the
 * record was removed.
 */
export async function mergeSave<Fields extends object, Unknown extends Failure>(
  tx: Database,
  record: EditedRecord,
  schema: FieldsSchema<Fields>,
  {
    fields,
    edit,
    unknown,
  }: {
    /** Null: there is no such record. */
    readonly fields: Fields | null;
    readonly edit: Edit<Fields>;
    readonly unknown: Unknown;
  },
): Promise<Result<Fields, 'changed_meanwhile' | 'malformed'> | Unknown> {
  if (edit.revision !== null) return fields ? mergeEdit(tx, record, fields, edit) : unknown;
  const whole = schema.safeParse(pickChanges(edit));
  if (!whole.success) {
    const missing = Object.keys(schema.shape).filter((name) => !Object.hasOwn(edit, name));
    return refuse('malformed', {
      fields: Object.fromEntries(
        missing.map((name) => [name, { code: 'field_required' as const }]),
      ),
    });
  }
  if (!fields) return ok(whole.data);
  const given = { revision: null, changes: whole.data };
  const refused = await checkRevision(tx, record, fields, given);
  return refused ?? ok(whole.data);
}
