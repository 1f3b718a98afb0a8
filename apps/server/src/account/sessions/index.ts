/** Sessions of members: opened by login and registration, found by cookie, ended by logout. */
export { clearSessionCookies, endSessions } from './end-sessions.ts';
export { completeLogin } from './complete-login.ts';
export {
  findChangingCaller,
  findMemberCaller,
  findSessionOwner,
  hasJustTimedOut,
} from './find-session.ts';
export { keepPlayTime } from './track-play-time.ts';
export { readLoginFigures } from './session-counts.ts';
export { deferLogout, leavingCookie } from './deferred-logout.ts';
export { logInRemembered } from './log-in-remembered.ts';
export { openSession } from './create-session.ts';
export { rememberCookie } from './remember-me-tokens.ts';
export { readHandle, getIdleMs, isActiveSession, touchSession } from './store.ts';
