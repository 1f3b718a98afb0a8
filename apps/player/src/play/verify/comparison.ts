/** The same thing twice: worked out here, and as the server says it. */
export type Comparison<T> = {
  readonly computed: T;
  readonly stored: T;
  readonly matches: boolean;
};

/** Puts both beside each other. For numbers, texts and truths. */
export function compareValues<T extends string | number | bigint | boolean>(
  computed: T,
  stored: T,
): Comparison<T> {
  return { computed, stored, matches: computed === stored };
}

/** Puts two rows of numbers beside each other. */
export function compareRows(
  computed: readonly number[],
  stored: readonly number[],
): Comparison<readonly number[]> {
  return { computed, stored, matches: computed.join() === stored.join() };
}
