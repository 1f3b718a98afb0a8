import { z } from 'zod';

/**
 * The kinds of events, and the ids that each names. A reader reads what they name where it is
 * kept. Within a version a payload only gains names; another meaning is the next version.
 */
export const eventPayloads = {
  /**
   * A bet in an in-house game has ended: it was paid, lost, or its stake went back. One of a round
   * that all players share names that round.
   */
  'round.ended': z.object({ betId: z.uuid(), gameCode: z.string(), roundId: z.uuid().optional() }),
  /** All bets of a round that players share have ended. */
  'shared_round.settled': z.object({ roundId: z.uuid(), gameCode: z.string() }),
  /** A member has registered: the one whom the event is about. */
  'member.created': z.object({}),
};

export type EventKind = keyof typeof eventPayloads;

/** The version in which each kind is written and read. */
export const eventVersion = 1;

/** An event to write. */
export type NewEvent = {
  readonly [Kind in EventKind]: {
    readonly kind: Kind;
    /** The member whom it is about; null: none in particular. */
    readonly memberId: string | null;
    readonly payload: z.infer<(typeof eventPayloads)[Kind]>;
    readonly at: Date;
  };
}[EventKind];

/** A written event. Its number is its id: who does something elsewhere does it once for each. */
export type OutboxEvent = NewEvent & { readonly seq: bigint };
