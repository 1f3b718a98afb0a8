import { withoutDialog } from '../shared/address.ts';
import { createLazyDialog } from '../shared/lazy-dialog.tsx';
import { useLocation, useSearch } from '../shared/navigation.tsx';
import type { PageSearch } from '../shared/paths.ts';
import { answerLoginAgain } from '../shared/session/login-again.ts';

const LoginDialog = createLazyDialog(() =>
  import('../account/sessions/login-dialog.tsx').then((m) => m.LoginDialog),
);

/** Dialogs that the login leads to, and that lead back to it. */
const besideLogin: ReadonlySet<PageSearch['open']> = new Set([
  'forgot',
  'newPassword',
  'stopReset',
  'mustChange',
  'not-in',
] as const);

/** The login over a page, and over its dialogs, whose member's session has ended. */
export function LoginAgain() {
  const here = withoutDialog(useLocation());
  const { open } = useSearch();
  if (besideLogin.has(open)) return null;
  return <LoginDialog isAgain next={here} onClose={() => answerLoginAgain(false)} />;
}
