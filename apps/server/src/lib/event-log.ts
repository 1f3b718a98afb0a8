import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { sql } from 'kysely';
import type { Context, Database } from './context.ts';
import { confirmAct } from './operator-act.ts';

/** A significant event: who did what to whom, with before and after where something changed. */
export type LoggedEvent = {
  kind: string;
  /** 'member:<id>', 'operator:<name>', 'gateway:<name>' or 'system'. */
  actor: string;
  subject: string;
  /** The member whom an operator's act concerns, where that is not the subject. */
  memberId?: string;
  detail?: Record<string, unknown>;
};

/** The actor of a change that an operator made. */
export const getOperatorActor = (username: string): string => `operator:${username}`;

/** The actor of a change that a member made, or its subject. */
export const getMemberActor = (memberId: string): string => `member:${memberId}`;

/** Returns the titles of things in their order, for an event that tells of a change of order. */
export const listTitles = (things: readonly { readonly title: LocalText }[]) => ({
  bn: things.map(({ title }) => title.bn),
  en: things.map(({ title }) => title.en),
});

const memberPrefix = 'member:';

const getMemberId = (party: string): string | null =>
  party.startsWith(memberPrefix) ? party.slice(memberPrefix.length) : null;

/**
 * Writes one line of the append-only log, in the transaction of what it tells about. An operator's
 * act is confirmed here: without its permission, or about an account of the operator, it throws
 * `ActRefused`, which undoes the transaction and refuses the call.
 */
export const logEvent = (ctx: Context, tx: Database, event: LoggedEvent): Promise<void> =>
  logEvents(ctx, tx, [event]);

/** The same, for many events at once. */
export async function logEvents(
  ctx: Context,
  tx: Database,
  events: readonly LoggedEvent[],
): Promise<void> {
  const concerned = events.map(({ actor, subject, memberId }) => ({
    actor,
    subject,
    memberId: memberId ?? getMemberId(subject),
  }));
  await confirmAct(tx, concerned);
  const details = events.map(({ detail = {} }) => JSON.stringify(detail));
  await sql`insert into event_log (at, kind, actor, subject, detail)
    select ${ctx.clock.now()}, kind, actor, subject, detail
    from unnest(
      ${events.map(({ kind }) => kind)}::text[], ${events.map(({ actor }) => actor)}::text[],
      ${events.map(({ subject }) => subject)}::text[], ${details}::jsonb[]
    ) as given (kind, actor, subject, detail)`.execute(tx);
}
