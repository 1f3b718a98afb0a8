import { sql } from 'kysely';
import type { ServerNotice } from '@khelaghor/contract/realtime.ts';
import type { Database } from './context.ts';

/**
 * The receivers of an event: one member's browsers, or the browser of one of their sessions; those
 * of some members; all that watch a lottery game; every browser.
 */
export type Audience =
  | { memberId: string; sessionId?: string }
  | { memberIds: readonly string[] }
  | { gameCode: string }
  | { everyone: true };

type Unnumbered<N> = N extends { seq: number } ? Omit<N, 'seq'> : never;
export type Notice = Unnumbered<ServerNotice>;
/** What travels to every process: an event, or the members whose balances changed. */
export type Published = { audience: Audience; notice: Notice } | { balancesOf: readonly string[] };

export const noticeChannel = 'khelaghor_notices';

/**
 * Sends an event when the surrounding transaction commits, and never when it does not. PostgreSQL
 * carries it to every process. A lost one loses nothing: a reload shows the same.
 */
export async function notify(tx: Database, audience: Audience, notice: Notice): Promise<void> {
  await notifyEach(tx, [{ audience, notice }]);
}

/** The same, for many events at once. */
export async function notifyEach(
  tx: Database,
  notices: readonly { audience: Audience; notice: Notice }[],
): Promise<void> {
  const payloads = notices.map((each) => JSON.stringify(each satisfies Published));
  await sql`select pg_notify(${noticeChannel}, payload)
    from unnest(${payloads}::text[]) as payload`.execute(tx);
}

// PostgreSQL carries at most 8,000 bytes at once, and an id with its quotes takes 39.
const membersOfOne = 150;

/**
 * Tells the members' browsers that their balances changed. The receiving process reads each balance
 * once, and only when a browser of that member is connected.
 */
export async function notifyBalances(tx: Database, memberIds: readonly string[]): Promise<void> {
  const balancesOf = [...new Set(memberIds)];
  const payloads: string[] = [];
  for (let from = 0; from < balancesOf.length; from += membersOfOne) {
    const some = { balancesOf: balancesOf.slice(from, from + membersOfOne) };
    payloads.push(JSON.stringify(some satisfies Published));
  }
  await sql`/* prepared: notify_balances */ select pg_notify(${noticeChannel}, payload)
    from unnest(${payloads}::text[]) as payload`.execute(tx);
}

/** Tells many members' browsers the same. */
export async function notifyMembers(
  tx: Database,
  memberIds: readonly string[],
  notice: Notice,
): Promise<void> {
  const notices: { audience: Audience; notice: Notice }[] = [];
  for (let from = 0; from < memberIds.length; from += membersOfOne)
    notices.push({ audience: { memberIds: memberIds.slice(from, from + membersOfOne) }, notice });
  await notifyEach(tx, notices);
}

/** Tells one member's browsers that the balance changed. */
export const notifyBalance = (tx: Database, memberId: string): Promise<void> =>
  notifyBalances(tx, [memberId]);
