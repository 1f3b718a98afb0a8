import { sql } from 'kysely';
import type { Context, Database } from './context.ts';

/** A significant event: who did what to whom, with before and after where something changed. */
export type LoggedEvent = {
  kind: string;
  /** 'member:<id>', 'operator:<name>', 'gateway:<name>' or 'system'. */
  actor: string;
  subject: string;
  detail?: Record<string, unknown>;
};

/** The actor of a change that an operator made. */
export const getOperatorActor = (username: string): string => `operator:${username}`;

/** The actor of a change that a member made, or its subject. */
export const getMemberActor = (memberId: string): string => `member:${memberId}`;

/** Writes one line of the append-only log, in the transaction of what it tells about. */
export async function logEvent(ctx: Context, tx: Database, event: LoggedEvent): Promise<void> {
  await sql`insert into event_log (at, kind, actor, subject, detail) values (
    ${ctx.clock.now()}, ${event.kind}, ${event.actor}, ${event.subject},
    ${JSON.stringify(event.detail ?? {})}::jsonb
  )`.execute(tx);
}
