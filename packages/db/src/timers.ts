/** Elapsed time and delays. They are passed in, so that a test decides when a wait ends. */
export type Timers = {
  /** Milliseconds from an arbitrary point; only differences mean something. */
  readonly monotonicMs: () => number;
  /** Calls back once after the delay; returns a function that cancels the call. */
  readonly startTimer: (callback: () => void, delayMs: number) => () => void;
};

export const systemTimers: Timers = {
  monotonicMs: () => performance.now(),
  startTimer: (callback, delayMs) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
