/** Sessions of members: opened by login and registration, found by cookie, ended by logout. */
export { clearBrowser, endSessions } from './end-sessions.ts';
export { memberCallerOf } from './find-session.ts';
export { openSession } from './open-session.ts';
export { handleOf, isLive, keepAwake } from './session-store.ts';
