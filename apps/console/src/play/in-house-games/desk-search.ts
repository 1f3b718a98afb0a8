import { foldSearch } from '@khelaghor/typed-text/search-text.ts';

/** Search parameters of the pages of in-house games. */
export type DeskSearch = {
  /** The game whose page is shown, and the tab. */
  readonly id?: string;
  readonly tab?: string;
  /** The round that is looked up, by the id of its bet. */
  readonly round?: string;
  /** The member whose rounds are listed. */
  readonly account?: string;
};

const isRoundId = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(text);

/** Reads an address; whatever in it makes no sense is left out. */
export function readDeskSearch(search: Record<string, unknown>): DeskSearch {
  const { id, tab, round, account } = search;
  return {
    ...(typeof id === 'string' && /^[a-z0-9]{2,24}$/u.test(id) && { id }),
    ...(typeof tab === 'string' && { tab }),
    ...(isRoundId(round) && { round }),
    ...(typeof account === 'string' && account !== '' && { account }),
  };
}

/** Search term: a round by the id of its bet, else a member by their account. */
export function readLookUp(typed: string): DeskSearch {
  const text = foldSearch(typed);
  return isRoundId(text) ? { round: text } : readDeskSearch({ account: text });
}
