import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Challenge } from 'altcha-lib/types';
import type { Updateable } from 'kysely';
import { v7 } from 'uuid';
import { registrationRegister } from '@khelaghor/client/routes/account.gen.ts';
import { botCheckGetChallenge } from '@khelaghor/client/routes/site.gen.ts';
import type { HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import { openWallet } from '@khelaghor/server/money/wallet/index.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import type { Member } from '@khelaghor/db/schema.gen.ts';
import { houseAccount } from '@khelaghor/ledger/account.ts';
import { buildPlayGrantTransfers } from '@khelaghor/ledger/postings/deposit.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { solveCheapProof } from './cheap-proof-of-work.ts';
import { createSolvedCaptcha, createUndrawnCaptcha } from './solved-captcha.ts';
import type { CaptchaStore } from './solved-captcha.ts';
import { openBrowser } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

export type TestMember = {
  memberId: string;
  account: string;
  password: string;
  browser: TestBrowser;
};

/** Solves the invisible proof-of-work as the page does. */
export async function solveHumanCheck(browser: TestBrowser, action: HumanAction): Promise<string> {
  const value = await browser.callOrFail(botCheckGetChallenge, { query: { action } });
  return solveProof(value);
}

/** The proof for a challenge, as it is sent. */
export async function solveProof(asked: object): Promise<string> {
  const challenge = asked as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge has no solution');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/**
 * Fills what every registration form has beside names and passwords: the language, the consents,
 * and what the settings of a fresh install ask to show that a person registers.
 */
export async function fillRegistration(store: CaptchaStore, browser: TestBrowser) {
  return {
    ageConfirmed: true,
    language: 'en',
    login: true,
    humanProof: await solveHumanCheck(browser, 'register'),
    captcha: await createSolvedCaptcha(store, browser, 'register'),
  } as const;
}

let made = 0;

function keepCookie({ cookies }: TestBrowser, cookie: string): void {
  const [name = '', value = ''] = cookie.split('=');
  cookies.set(name, value);
}

/** Writes digits as letters: passwords that differ in digits alone would link their members. */
const spellDigits = (text: string): string =>
  text.replaceAll(/\d/gu, (digit) => 'abcdefghij'.charAt(Number(digit)));

/**
 * Signs a new member up through the site, without the work and the picture that a stranger is
 * asked for: registration's own tests do these. Gives play money when `balanceMinor` is given.
 */
export async function signUp(
  server: TestServer,
  options: { account?: string; password?: string; balanceMinor?: bigint } = {},
): Promise<TestMember> {
  const browser = openBrowser(server);
  made += 1;
  const account = options.account ?? `member${made}x${server.config.ports.site}`;
  const password = options.password ?? `right horse ${spellDigits(account)}`;
  const { cookie, captcha } = await createUndrawnCaptcha(server.ctx, 'register');
  keepCookie(browser, cookie);
  const { memberId } = await browser.callOrFail(registrationRegister, {
    body: {
      username: account,
      password,
      confirmPassword: password,
      registerMethod: 'username',
      ageConfirmed: true,
      language: 'en',
      humanProof: await solveCheapProof(server, 'register'),
      captcha,
      login: true,
    },
  });
  if (options.balanceMinor !== undefined) await grant(server, memberId, options.balanceMinor);
  return { memberId, account, password, browser };
}

/** Signs a new member up and gives them an e-mail address, which they did not verify. */
export async function signUpWithEmail(
  server: TestServer,
  options: Parameters<typeof signUp>[1] = {},
): Promise<TestMember & { email: string }> {
  const member = await signUp(server, options);
  const email = `${member.account}@example.com`;
  await changeMember(server, member.memberId, { email });
  return { ...member, email };
}

/** Writes columns of a member past the calls of the site, for a state that these reach slowly. */
export async function changeMember(
  { ctx }: TestServer,
  memberId: string,
  change: Updateable<Member>,
): Promise<void> {
  await ctx.db.updateTable('member').set(change).where('id', '=', memberId).execute();
}

/** Gives a member money through the ledger, play money unless another currency is named. */
export async function grant(
  server: TestServer,
  memberId: string,
  amountMinor: bigint,
  currency: Currency = 'PLAY',
): Promise<void> {
  const houseGrant = await openAccount(server.ctx.db, houseAccount('house_grant', currency));
  await server.ctx.db.transaction().execute(async (tx) => {
    const { walletId: wallet } = await openWallet(tx, memberId, currency);
    const [transferId, grantId] = [v7(), v7()] as const;
    const amount = minor(amountMinor);
    const given = buildPlayGrantTransfers({ transferId, grantId, houseGrant, wallet, amount });
    const posted = await post(
      tx,
      given.map((transfer) => ({ ...transfer, currency })),
    );
    if (!posted.ok) throw new Error(`the grant was refused: ${posted.refusal}`);
  });
}
