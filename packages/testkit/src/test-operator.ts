import {
  operatorsAcceptInvitation,
  operatorsAdminInvite,
  operatorSetUp,
  operatorInspectSetupLink,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { ownerRoleId } from '@khelaghor/contract/lib/permissions.ts';
import { computeCodeAt } from '@khelaghor/server/lib/auth/otp.ts';
import { openBrowser } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

/** An operator who is logged in at the console, and the app that shows their codes. */
export type TestOperator = {
  readonly username: string;
  readonly password: string;
  /** The secret of the authenticator app, in base32. */
  readonly totpSecret: string;
  readonly browser: TestBrowser;
};

const password = 'a ferry crosses at noon';
const stepMs = 30_000;

/**
 * Returns a code that the server has not seen from this app: the one of the next half minute, which
 * it takes because clocks differ. Between two of them time has to pass.
 */
export const getNextCode = (server: TestServer, totpSecret: string): string =>
  computeCodeAt(totpSecret, new Date(server.ctx.clock.now().getTime() + stepMs));

const getToken = (link: string): string => new URL(link).hash.slice(1);

async function enrol(browser: TestBrowser, claim: string): Promise<string> {
  return (await browser.callOrFail(operatorInspectSetupLink, { body: { claim } })).totpSecret;
}

/** Makes the first operator. Only once for each server: its one-time link is used up. */
export async function createFirstOperator(
  server: TestServer,
  username = 'shapla',
): Promise<TestOperator> {
  const browser = openBrowser(server, { listener: 'console' });
  const claim = getToken(server.claimLink ?? '');
  const totpSecret = await enrol(browser, claim);
  const totpCode = computeCodeAt(totpSecret, server.ctx.clock.now());
  await browser.callOrFail(operatorSetUp, {
    body: { claim, username, password, totpCode },
  });
  return { username, password, totpSecret, browser };
}

/** A browser in which the first operator is logged in at the console. */
export const openConsole = async (server: TestServer, username?: string): Promise<TestBrowser> =>
  (await createFirstOperator(server, username)).browser;

/** Uses an invitation. */
export async function acceptInvitation(
  server: TestServer,
  link: string,
  username: string,
): Promise<TestOperator> {
  const browser = openBrowser(server, { listener: 'console' });
  const claim = getToken(link);
  const totpSecret = await enrol(browser, claim);
  const totpCode = computeCodeAt(totpSecret, server.ctx.clock.now());
  const body = { claim, password, totpCode };
  await browser.callOrFail(operatorsAcceptInvitation, { body });
  return { username, password, totpSecret, browser };
}

/** Gives an operator the role of the first one, without a second operator. */
async function makeOwner(server: TestServer, username: string): Promise<void> {
  await server.ctx.db
    .updateTable('operator')
    .set({ roleId: ownerRoleId })
    .where('username', '=', username)
    .execute();
}

/**
 * Invites an operator by another one, who spends the next code of their app for it. The invited
 * one gets every permission.
 */
export async function inviteOperator(
  server: TestServer,
  inviter: TestOperator,
  username: string,
): Promise<TestOperator> {
  const body = { username, totpCode: getNextCode(server, inviter.totpSecret) };
  const invited = await inviter.browser.callOrFail(operatorsAdminInvite, { body });
  const operator = await acceptInvitation(server, invited.link, username);
  await makeOwner(server, username);
  return operator;
}
