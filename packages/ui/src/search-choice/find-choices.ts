import { holdsSearch } from '@khelaghor/typed-text/search-text.ts';

/** One of many, by its name. */
export type SearchableChoice = {
  readonly key: string;
  readonly text: string;
  /** Other words that find it, such as its name in another language. */
  readonly words?: string;
};

/** The choices that what is typed fits, in their order. */
export const findChoices = (
  choices: readonly SearchableChoice[],
  typed: string,
): readonly SearchableChoice[] =>
  choices.filter(({ text, words = '' }) => holdsSearch(text, typed) || holdsSearch(words, typed));

/** The place that a key leads to among so many; undefined when the key does not move. */
export function getNextPlace(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : 0;
  if (key === 'ArrowUp') return place > 0 ? place - 1 : count - 1;
  return undefined;
}
