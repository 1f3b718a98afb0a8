import type { WaitingKind } from '@khelaghor/contract/backoffice/waiting-kinds.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from './context.ts';

/** A request that waits for a second operator, as all kinds have it. */
export type WaitingRow = {
  readonly kind: WaitingKind;
  readonly id: string;
  readonly subject: string;
  readonly name: string;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedByName: string;
  readonly askedAt: Date;
};

/** Lists the requests of one kind that wait. Each feature with such requests exports one. */
export type ListWaiting = (db: Database) => Promise<readonly WaitingRow[]>;

/** More of a kind at once are left out. */
const listMax = 100;

/**
 * Returns what lists the requests of a kind.
 * @param requests a query for `id`, `subject`, `name`, `reason`, `asked_by` (an operator's id) and
 * `asked_at`
 */
export const listWaitingOf =
  (kind: WaitingKind, requests: RawBuilder<unknown>): ListWaiting =>
  async (db) => {
    const { rows } = await sql<Omit<WaitingRow, 'kind'>>`
      select r.*, o.username as asked_by_name
      from (${requests}) r join operator o on o.id = r.asked_by
      order by r.asked_at, r.id limit ${listMax}`.execute(db);
    return rows.map((row) => ({ ...row, kind }));
  };
