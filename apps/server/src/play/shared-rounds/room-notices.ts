// The notices about shared rounds between processes: the database carries them to every room.
import { sql } from 'kysely';
import type { SharedRound, TableBet } from '@khelaghor/contract/play/shared-rounds.ts';
import type { Database } from '../../lib/context.ts';

/** A bet on the table of a round, with what tells when it cashes out. */
export type SeatedBet = TableBet & {
  readonly betId: string;
  /** The multiplier of its auto cash-out. */
  readonly autoCashOut: number;
};

export type RoomNotice = { readonly game: string } & (
  | { readonly kind: 'round'; readonly round: SharedRound }
  | { readonly kind: 'bet'; readonly number: number; readonly bet: SeatedBet }
  | {
      readonly kind: 'cashed_out';
      readonly number: number;
      readonly betId: string;
      readonly multiplier: number;
    }
  | { readonly kind: 'settled'; readonly number: number }
);

export const roomChannel = 'khelaghor_rooms';

/** Tells all rooms when the surrounding transaction commits, and never when it does not. */
export async function tellRooms(tx: Database, notices: readonly RoomNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const payloads = notices.map((notice) => JSON.stringify(notice));
  await sql`select pg_notify(${roomChannel}, payload)
    from unnest(${payloads}::text[]) as payload`.execute(tx);
}
