/** An answer that waits in memory until its caller has read it. */
export type UnsentAnswer = {
  /** Whom it is counted for. */
  readonly caller: string;
  readonly bytes: number;
  /** Gives it up, unread. */
  end(): void;
};

export type UnsentBounds = {
  /** Bytes that may wait for one caller. */
  readonly bytesPerCallerMax: number;
  /** Bytes that may wait for all callers together. */
  readonly bytesMax: number;
};

export type UnsentAnswers = {
  /** Counts an answer; ends older ones where more would wait than may. */
  add(answer: UnsentAnswer): void;
  /** Forgets an answer that was read, or will never be. */
  remove(answer: UnsentAnswer): void;
  /** Bytes that wait now. */
  readonly bytes: number;
};

type Held = { bytes: number; readonly answers: Set<UnsentAnswer> };

/**
 * Counts the answers that are not read yet, so that callers who ask and do not read cannot fill
 * the memory. Over a bound the answers that have waited longest are given up: of the caller, or, if
 * it is the bound of all, of the caller who holds most. The newest answer of a caller always stays.
 */
export function createUnsentAnswers({ bytesPerCallerMax, bytesMax }: UnsentBounds): UnsentAnswers {
  const callers = new Map<string, Held>();
  let bytes = 0;

  function remove(answer: UnsentAnswer): void {
    const held = callers.get(answer.caller);
    if (!held?.answers.delete(answer)) return;
    held.bytes -= answer.bytes;
    bytes -= answer.bytes;
    if (held.answers.size === 0) callers.delete(answer.caller);
  }

  /** Whether one was given up: a caller's only answer is not. */
  function endOldest(held: Held): boolean {
    const [oldest] = held.answers;
    if (oldest === undefined || held.answers.size === 1) return false;
    remove(oldest);
    oldest.end();
    return true;
  }

  function findLargest(): Held | undefined {
    let largest: Held | undefined;
    for (const held of callers.values())
      if (held.answers.size > 1 && held.bytes > (largest?.bytes ?? 0)) largest = held;
    return largest;
  }

  function add(answer: UnsentAnswer): void {
    const held = callers.get(answer.caller) ?? { bytes: 0, answers: new Set() };
    callers.set(answer.caller, held);
    held.answers.add(answer);
    held.bytes += answer.bytes;
    bytes += answer.bytes;
    while (held.bytes > bytesPerCallerMax && endOldest(held));
    for (let largest = findOver(); largest && endOldest(largest); largest = findOver());
  }

  const findOver = (): Held | undefined => (bytes > bytesMax ? findLargest() : undefined);

  return {
    add,
    remove,
    get bytes() {
      return bytes;
    },
  };
}
