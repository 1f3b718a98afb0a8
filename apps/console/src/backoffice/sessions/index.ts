/** Who is logged in to the console. The page that lets them in is a module of its own. */
export { SessionGuard } from './session-guard.tsx';
export { useLogOut, useMe, useSiteCurrency } from './use-session.ts';
