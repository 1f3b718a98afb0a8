/** A body or an answer that lies in memory until its request is over. */
export type Holding = {
  /** Whom it is counted for. */
  readonly caller: string;
  readonly bytes: number;
  /** Gives it up, with its connection. */
  end(): void;
};

export type HeldBounds = {
  /** Bytes that may be held for one caller. */
  readonly bytesPerCallerMax: number;
  /** Bytes that may be held for all callers together. */
  readonly bytesMax: number;
};

export type HeldBytes = {
  /** Counts a holding; ends older ones where more would be held than may. */
  add(holding: Holding): void;
  /** Forgets a holding whose request is over. */
  remove(holding: Holding): void;
  /** Bytes that are held now. */
  readonly bytes: number;
};

type OfCaller = { bytes: number; readonly holdings: Set<Holding> };

/**
 * Counts what lies in memory for callers, so that those who send slowly, or ask and do not read,
 * cannot fill it. Over a bound the oldest holdings are given up: of the caller, or, if it is the
 * bound of all, of the caller who holds most. The newest holding of a caller always stays.
 */
export function createHeldBytes({ bytesPerCallerMax, bytesMax }: HeldBounds): HeldBytes {
  const callers = new Map<string, OfCaller>();
  let bytes = 0;

  function remove(holding: Holding): void {
    const own = callers.get(holding.caller);
    if (!own?.holdings.delete(holding)) return;
    own.bytes -= holding.bytes;
    bytes -= holding.bytes;
    if (own.holdings.size === 0) callers.delete(holding.caller);
  }

  /** Whether one was given up: a caller's only holding is not. */
  function endOldest(own: OfCaller): boolean {
    const [oldest] = own.holdings;
    if (oldest === undefined || own.holdings.size === 1) return false;
    remove(oldest);
    oldest.end();
    return true;
  }

  function findLargest(): OfCaller | undefined {
    let largest: OfCaller | undefined;
    for (const own of callers.values())
      if (own.holdings.size > 1 && own.bytes > (largest?.bytes ?? 0)) largest = own;
    return largest;
  }

  function add(holding: Holding): void {
    const own = callers.get(holding.caller) ?? { bytes: 0, holdings: new Set() };
    callers.set(holding.caller, own);
    own.holdings.add(holding);
    own.bytes += holding.bytes;
    bytes += holding.bytes;
    while (own.bytes > bytesPerCallerMax && endOldest(own));
    for (let largest = findOver(); largest && endOldest(largest); largest = findOver());
  }

  const findOver = (): OfCaller | undefined => (bytes > bytesMax ? findLargest() : undefined);

  return {
    add,
    remove,
    get bytes() {
      return bytes;
    },
  };
}
