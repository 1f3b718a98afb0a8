import { foldSearch } from '@khelaghor/typed-text/search-text.ts';
import { isRoundId, readDeskSearch } from './desk-search.ts';
import type { DeskSearch } from './desk-search.ts';

/** Search term: a round by the id of its bet, else a member by their account. */
export function readLookUp(typed: string): DeskSearch {
  const text = foldSearch(typed);
  return isRoundId(text) ? { round: text } : readDeskSearch({ account: text });
}
