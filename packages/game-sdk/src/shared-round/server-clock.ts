/** The server's time, learned from the messages of a room. */
export type ServerClock = {
  /** Takes the time that a message was sent at. */
  hear(sentMs: number): void;
  /** Until something was heard, our own. */
  nowMs(): number;
};

/**
 * A message is late by its way, never early: of all that came, the one that makes the server's
 * clock run furthest ahead of ours had the shortest way, and is nearest to the truth. Ours forgets
 * slowly, as the two may run apart.
 */
export function createServerClock(own: () => number): ServerClock {
  const forgetPerMs = 0.0001;
  let aheadMs = Number.NEGATIVE_INFINITY;
  let heardAt = 0;
  return {
    hear(sentMs) {
      const at = own();
      const before = aheadMs - (at - heardAt) * forgetPerMs;
      aheadMs = Math.max(before, sentMs - at);
      heardAt = at;
    },
    nowMs: () => own() + (Number.isFinite(aheadMs) ? aheadMs : 0),
  };
}
