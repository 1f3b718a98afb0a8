import { sql } from 'kysely';
import { refuse } from './http/result.ts';
import type { Failure } from './http/result.ts';

/** From when and until when something is shown; null: at once, and without an end. */
export type Schedule = { readonly startsAt: string | null; readonly endsAt: string | null };

/** Of rows with a switch and a schedule: those that are on, and whose time it is. */
export const isPublishedAt = (now: Date) => sql<boolean>`enabled
  and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})`;

/** Whether an end comes before its beginning, or with it: then it would never be shown. */
export const endsTooEarly = ({ startsAt, endsAt }: Schedule): boolean =>
  startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt);

/** What is answered then. */
export const scheduleInvalid = (): Failure<'schedule_invalid'> =>
  refuse('schedule_invalid', { fields: { endsAt: { code: 'schedule_invalid' } } });

const getDate = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** A schedule as it is stored. */
export const readPublishWindow = ({ startsAt, endsAt }: Schedule) => ({
  startsAt: getDate(startsAt),
  endsAt: getDate(endsAt),
});

/** The same, as it is told. */
export const formatPublishWindow = (row: {
  startsAt: Date | null;
  endsAt: Date | null;
}): Schedule => ({
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
});
