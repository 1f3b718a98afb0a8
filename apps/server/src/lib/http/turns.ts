/** How many may be at work and may wait. */
export type TurnBounds = {
  readonly atOnce: number;
  readonly waitingMax: number;
  /** How many of those who wait may be one caller's. */
  readonly waitingPerCallerMax: number;
};

/** Ends a turn; more than once does no more. */
export type EndTurn = () => void;

export type TurnResult =
  | { readonly ok: true; readonly end: EndTurn }
  | { readonly ok: false; readonly refusal: 'too_many_requests' | 'overloaded' };

type Waiting = { readonly caller: string; readonly begin: (end: EndTurn) => void };

/**
 * Lets a few do heavy work at once and others wait for their turn, so that calls that need little
 * pass between them. One caller cannot fill the queue.
 */
export function createTurns({ atOnce, waitingMax, waitingPerCallerMax }: TurnBounds) {
  const waiting: Waiting[] = [];
  let working = 0;

  function begin(): EndTurn {
    let hasEnded = false;
    working += 1;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      working -= 1;
      waiting.shift()?.begin(begin());
    };
  }

  return {
    /** Resolves when it is the caller's turn, or at once with why there is none. */
    async take(caller: string): Promise<TurnResult> {
      if (working < atOnce) return { ok: true, end: begin() };
      if (waiting.length >= waitingMax) return { ok: false, refusal: 'overloaded' };
      const own = waiting.filter((other) => other.caller === caller).length;
      if (own >= waitingPerCallerMax) return { ok: false, refusal: 'too_many_requests' };
      const end = await new Promise<EndTurn>((resolve) => {
        waiting.push({ caller, begin: resolve });
      });
      return { ok: true, end };
    },
  };
}
