import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { walletDownloadStatement } from '@khelaghor/client/routes/money.gen.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { houseAccount } from '@khelaghor/ledger/account.ts';
import { buildPlayGrantTransfers } from '@khelaghor/ledger/postings/deposit.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { readStatement } from './statement.ts';
import { findWallet } from './wallet-accounts.ts';

const movements = 1_203;

const hour = 3_600_000;
const server = await withServer();
const near = (hours: number): string =>
  new Date(server.ctx.clock.now().getTime() + hours * hour).toISOString();
const member = await signUp(server);
// More rows than one read returns.
const { db } = server.ctx;
const houseGrant = await openAccount(db, houseAccount('house_grant', 'PLAY'));
const { walletId } = await findWallet(db, member.memberId);
const grants = Array.from({ length: movements }, () =>
  buildPlayGrantTransfers({
    transferId: v7(),
    grantId: v7(),
    houseGrant,
    wallet: walletId,
    amount: minor(105n),
  }),
);
const posted = await db.transaction().execute((tx) => post(tx, grants.flat()));
if (!posted.ok) throw new Error(posted.refusal);

const statement = (query: Record<string, string>, language = 'en'): Promise<Response> =>
  member.browser.send(`${walletDownloadStatement.path}?${new URLSearchParams(query).toString()}`, {
    headers: { language },
  });

test('a statement is a file with every movement, oldest first, with the running balance', async () => {
  const response = await statement({ from: near(-24), to: near(1) });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="statement-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines).toHaveLength(movements + 1);
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const balance = ((index * 105) / 100).toFixed(2);
    expect(line).toContain(`,"The house, play money",Your balance,1.05,,${balance},PLAY,`);
  }
});

test('the statement is in the caller’s language', async () => {
  const text = await (await statement({ from: near(-24), to: near(1) }, 'bn')).text();
  expect(text.split('\r\n')[1]).toContain('"হাউস, খেলার টাকা",আপনার ব্যালেন্স');
});

test.each([
  ['no period', {}, 'malformed'],
  ['no end', { from: near(0) }, 'malformed'],
  ['an end before the beginning', { from: near(0), to: near(-1) }, 'malformed'],
  ['an empty period', { from: near(0), to: near(0) }, 'malformed'],
  ['words for times', { from: 'yesterday', to: 'today' }, 'malformed'],
  ['more than 366 days', { from: near(-366 * 24 - 1), to: near(0) }, 'period_too_long'],
])('%s is refused in the envelope', async (_, query: Record<string, string>, code) => {
  const response = await statement(query);
  expect(response.status).toBe(code === 'malformed' ? 400 : 422);
  expect(await response.json()).toMatchObject({ success: false, code });
});

test('366 days are allowed, and a period without movements has only the header lines', async () => {
  const response = await statement({ from: near(-367 * 24), to: near(-25) });
  expect((await response.text()).split('\r\n')).toHaveLength(2);
});

test('a stranger is refused, and another member gets their own statement', async () => {
  const address = `${walletDownloadStatement.path}?from=${near(-24)}&to=${near(1)}`;
  const stranger = await openBrowser(server).send(address);
  expect(await stranger.json()).toMatchObject({ success: false, code: 'not_logged_in' });
  const other = await signUp(server);
  expect((await (await other.browser.send(address)).text()).split('\r\n')).toHaveLength(2);
});

test('it has a rate limit of its own', async () => {
  const response = await statement({ from: near(-1), to: near(1) });
  await response.text();
  expect(response.headers.get('x-ratelimit-limit')).toBe('6000');
});

test('refuses a member’s second concurrent statement, and the process’s fifth', async () => {
  const members = [member, await signUp(server), await signUp(server), await signUp(server)];
  const closers: (() => void)[] = [];
  const ask = ({ memberId }: TestMember) =>
    readStatement(server.ctx, {
      memberId,
      query: { from: near(-1), to: near(1) },
      language: 'en',
      reply: {
        header: () => undefined,
        raw: { once: (_, heard) => closers.push(heard) },
      },
    });
  expect(await ask(member)).toMatchObject({ ok: true });
  expect(await ask(member)).toEqual({ ok: false, refusal: 'too_many_requests' });
  for (const other of members.slice(1)) expect(await ask(other)).toMatchObject({ ok: true });
  const fifth = await signUp(server);
  expect(await ask(fifth)).toEqual({ ok: false, refusal: 'overloaded' });
  closers[0]?.();
  expect(await ask(fifth)).toMatchObject({ ok: true });
});
