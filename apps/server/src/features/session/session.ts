/** Sessions of members: opened by login and registration, found by cookie, ended by logout. */
export { clearBrowser, clearSessionCookies, endSessions } from './end-sessions.ts';
export { enterMember } from './enter-member.ts';
export { changingCallerOf, justTimedOut, memberCallerOf } from './find-session.ts';
export { keepPlayTime } from './keep-play-time.ts';
export { loginFiguresOf } from './login-figures.ts';
export { leaveLate, leavingCookie } from './leave-late.ts';
export { logInRemembered } from './log-in-remembered.ts';
export { openSession } from './open-session.ts';
export { rememberCookie } from './remembered-browser.ts';
export { handleOf, idleMsOf, isLive, keepAwake } from './session-store.ts';
