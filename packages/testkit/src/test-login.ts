import { sessionLogin } from '@khelaghor/client/routes/account.gen.ts';
import { solveCheapProof } from './cheap-proof-of-work.ts';
import { openBrowser } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

/** What is filled in. */
type Typed = { account: string; password: string; captcha?: string; rememberMe?: boolean };

/** Logs a member in by a browser of its own, and gives it with what the server answered. */
export async function logIn(
  server: TestServer,
  { account, password, captcha, rememberMe = false }: Typed,
  browser: TestBrowser = openBrowser(server),
) {
  const reply = await browser.call(sessionLogin, {
    body: {
      type: 'username',
      username: account,
      password,
      rememberMe,
      humanProof: await solveCheapProof(server, 'login'),
      ...(captcha !== undefined && { captcha }),
    },
  });
  return { browser, reply };
}
