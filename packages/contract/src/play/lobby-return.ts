/** Where a vendor's game leads its own frame when the member leaves it. */
export const lobbyReturnPath = '/game-return';

/** What that page says to the page around the frame. */
export const lobbyReturnMessage = 'khelaghor.lobby';

/** Where a vendor's game leads its own frame when the member wants to deposit. */
export const depositReturnPath = `${lobbyReturnPath}?to=deposit`;

/** What that page says to the page around the frame. */
export const depositReturnMessage = 'khelaghor.deposit';
