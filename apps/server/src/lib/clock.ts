/** The only place that reads the time. Everything else gets a clock, so that tests can hold it. */
export type Clock = {
  /** The present moment. */
  now(): Date;
  /** Milliseconds from an arbitrary point; only differences mean something. */
  monotonicMs(): number;
};

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};
