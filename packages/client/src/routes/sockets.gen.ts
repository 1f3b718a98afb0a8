// Made by tools/generate-routes.ts from packages/contract. Do not edit.

/** Where the one WebSocket of the site is. */
export const noticesPath = '/wps/notices';
/** Where the room of a game of shared rounds is. */
export const roomPath = '/inhouse/:game/shared/room';
