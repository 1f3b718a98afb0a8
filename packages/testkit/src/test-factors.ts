import {
  factorsAddAuthenticator,
  factorsAddPasskey,
  factorsStartAuthenticator,
  factorsStartPasskey,
} from '@khelaghor/client/routes/account.gen.ts';
import type { SecondFactorChallenge } from '@khelaghor/contract/account/second-factors.ts';
import { computeCodeAt } from '@khelaghor/server/lib/auth/otp.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';
import { logIn } from './test-login.ts';
import { readValue } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestMember } from './test-member.ts';
import type { TestServer } from './test-server.ts';

type Owner = Pick<TestMember, 'browser' | 'password'>;

/** Sets an authenticator app up; gives its secret and the recovery codes. */
export async function addAuthenticator({ ctx }: TestServer, { browser, password }: Owner) {
  const { secret } = await browser.callOrFail(factorsStartAuthenticator, { body: { password } });
  const code = computeCodeAt(secret, ctx.clock.now());
  const { recoveryCodes } = await browser.callOrFail(factorsAddAuthenticator, { body: { code } });
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}

/** Adds a passkey of a device in software. */
export async function addPasskey({ config }: TestServer, { browser, password }: Owner) {
  const asked = await browser.callOrFail(factorsStartPasskey, { body: { password } });
  const device = new VirtualAuthenticator(config.origins.site);
  const body = { name: 'A device', answer: device.make(asked) };
  const { recoveryCodes } = await browser.callOrFail(factorsAddPasskey, { body });
  return { device, recoveryCodes: recoveryCodes ?? [] };
}

/** Logs in by name and password as far as the question for a second proof. */
export async function readRequestedProof(
  server: TestServer,
  member: Pick<TestMember, 'account' | 'password'>,
  browser?: TestBrowser,
): Promise<{ browser: TestBrowser; asked: SecondFactorChallenge }> {
  const { browser: used, reply } = await logIn(server, member, browser);
  const value = readValue(reply);
  if (value.entered) throw new Error('nothing more was asked for');
  return { browser: used, asked: value.secondProof };
}
