import { foldSearch } from '@khelaghor/typed-text/search-text.ts';

/** A name on a list. `born` is a day or a year; empty: not known. */
export type ScreeningEntry = {
  readonly list: string;
  readonly reference: string;
  readonly name: string;
  readonly born: string;
};

/** An entry that may be about a member. */
export type ScreeningHit = ScreeningEntry & {
  readonly memberId: string;
  readonly nameKey: string;
  /** Both birthdays are known and agree; false: the names alone. */
  readonly isBornEqual: boolean;
};

/** A member as lists are searched for them. A birthday is "1990-12-31"; null: not known. */
export type Person = {
  readonly memberId: string;
  readonly name: string;
  readonly birthday: string | null;
};

/**
 * Returns a name as it is compared: letters, marks and digits alone, in one case and one form,
 * with Latin digits, and its words in the order of the alphabet, because lists begin with the
 * family name.
 */
export function normalizeName(name: string): string {
  const words = foldSearch(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.toSorted().join(' ');
}

/**
 * Compares the birthdays of two persons of one name: `differ` when both are known and cannot be
 * the same. A year alone agrees with each day of it.
 */
export function compareBirths(
  birthday: string | null,
  born: string,
): 'agree' | 'differ' | 'unknown' {
  if (birthday === null || birthday === '' || born === '') return 'unknown';
  return birthday.startsWith(born) ? 'agree' : 'differ';
}
