/** The game that a page's address names as `gameId`; Dice when it names none. */
export const getAddressedGame = (gameId: unknown): string =>
  typeof gameId === 'string' && /^[a-z0-9]{2,24}$/u.test(gameId) ? gameId : 'dice';
