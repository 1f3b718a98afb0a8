/** Rounds of in-house games that all players share: one process runs them, all rooms show them. */
export { roomRoutes } from './room-routes.ts';
export { openRooms } from './rooms.ts';
