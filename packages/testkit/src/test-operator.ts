import { operatorClaim, operatorInspectClaim } from '@khelaghor/client/routes.gen.ts';
import { codeAt } from '@khelaghor/server/platform/totp.ts';
import { openBrowser } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

/**
 * A browser in which the first operator is logged in at the console. Only once for each server: its
 * one-time link is used up.
 */
export async function openConsole(server: TestServer, username = 'shapla'): Promise<TestBrowser> {
  const browser = openBrowser(server, { listener: 'console' });
  const claim = new URL(server.claimLink ?? '').hash.slice(1);
  const inspected = await browser.call(operatorInspectClaim, { body: { claim } });
  if (!inspected.success) throw new Error(`the link is not good: ${inspected.code}`);
  const totpCode = codeAt(inspected.value.totpSecret, server.ctx.clock.now());
  const password = 'a ferry crosses at noon';
  const claimed = await browser.call(operatorClaim, {
    body: { claim, username, password, totpCode },
  });
  if (!claimed.success) throw new Error(`the console cannot be claimed: ${claimed.code}`);
  return browser;
}
