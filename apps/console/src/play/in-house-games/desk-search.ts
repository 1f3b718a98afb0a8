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

/** Whether a text looks like the id of a bet, by which a round is looked up. */
export const isRoundId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\da-f-]{36}$/u.test(text);

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
