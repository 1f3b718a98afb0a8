/** Who is logged in to the console. The page that lets them in is a module of its own. */
export { SignedIn } from './session-guard.tsx';
export { getLoginSearch, useLeave } from './use-session.ts';
