/** Who is logged in to the console, and the page that lets them in. */
export { LoginPage } from './login-page.tsx';
export { SignedIn } from './signed-in.tsx';
export { loginSearchOf, meQuery } from './use-session.ts';
