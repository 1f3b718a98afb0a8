/** Rounds of in-house games that all players share: one process runs them, all rooms show them. */
export { findBetMismatchOf } from './check-rounds.ts';
export { roomRoutes } from './room-routes.ts';
export { openRooms } from './rooms.ts';
export { listSettledRounds, readEndedBets } from './settled-rounds.ts';
export type { EndedBetRow, SettledRound } from './settled-rounds.ts';
export { readSharedDesk } from './shared-desk.ts';
export { confirmVoid, requestVoid, withdrawVoid } from './void-round.ts';
export { listWaitingVoids } from './waiting-requests.ts';
