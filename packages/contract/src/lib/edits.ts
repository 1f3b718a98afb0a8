import { z } from 'zod';
import { instant } from './shapes.ts';

/**
 * Edits of stored records. A record is read with its revision. An edit names the fields that it
 * changes and the revision that its form read. Another revision is refused (`changed_meanwhile`).
 */

/** A digest of all that operators edit of a record: another content has another revision. */
export const revision = z.string().regex(/^[\w-]{22}$/);

/** What stands of a record that was changed after the caller read it. */
export const standing = z.object({
  revision,
  /** All fields that an edit of the record may name. */
  fields: z.record(z.string(), z.unknown()),
  /** The operator who made the last change; null: the site itself, or not known. */
  changedBy: z.string().nullable(),
  changedAt: instant.nullable(),
});
export type Standing = z.infer<typeof standing>;

/** Returns the body of an edit: the fields that change, and the revision that was read. */
export const defineEdit = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.partial().extend({ revision });

/**
 * As `defineEdit`, for records whose ids the console makes: with null in place of a revision it
 * adds one, and then names every field.
 */
export const defineSave = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.partial().extend({ revision: revision.nullable() });
