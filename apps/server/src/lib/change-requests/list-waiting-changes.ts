import { sql } from 'kysely';
import { listWaitingOf } from '../waiting-requests.ts';
import type { ListWaiting } from '../waiting-requests.ts';
import type { ChangeKind } from './store.ts';

/** Returns what lists the changes of a kind that wait, each named by its subject. */
export const listWaitingChanges = (kind: ChangeKind): ListWaiting =>
  listWaitingOf(
    kind,
    sql`select id, subject, subject as name, reason, asked_by, asked_at
      from change_request where kind = ${kind} and outcome is null`,
  );
