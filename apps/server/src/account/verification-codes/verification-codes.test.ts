// Goal: a code is worth something for one use only, five times and once; hashes stay what they
// were. Method: the store itself, on a database of its own.
import { expect, test } from 'vitest';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { purgeCodes } from './purge.ts';
import { checkCode, createCode, findLatestCode, spendCode } from './store.ts';
import type { CodeUse } from './store.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { memberId } = await signUp(server);

const sms = { channel: 'sms', purpose: 'bind', subject: '+8801712345678' } as const;
const mailbox = (): CodeUse => ({
  channel: 'email',
  purpose: 'bind',
  subject: 'one@khela.example',
  memberId,
});
const login = (): CodeUse => ({ channel: 'email', purpose: 'place', subject: 'a-login', memberId });

const create = (use: CodeUse) => {
  const origin = use.channel === 'sms' ? { prefix: '+880171234', address: '192.0.2.1' } : {};
  return createCode(server.ctx, server.ctx.db, use, { minutes: 5, ...origin });
};

test.each<[string, () => CodeUse, string, (id: string, code: string) => string]>([
  ['by SMS', () => sms, 'sms-code', (id, code) => `${id}:bind:+8801712345678:${code}`],
  [
    'for a mailbox',
    mailbox,
    'email-code',
    (id, code) => `${id}:${memberId}:one@khela.example:${code}`,
  ],
  ['for a login', login, 'mail-code', (_id, code) => `a-login:${code}`],
])('a code %s is hashed as before there was one table', async (_name, use, label, textOf) => {
  const { id, code } = await create(use());
  const { codeHash } = await server.ctx.db
    .selectFrom('verificationCode')
    .select('codeHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(codeHash).toBe(server.ctx.secrets.mac(label, textOf(id, code)));
});

test.each<[string, () => CodeUse, () => CodeUse]>([
  ['number', () => sms, () => ({ ...sms, subject: '+8801712345679' })],
  ['purpose', () => sms, () => ({ ...sms, purpose: 'login' })],
  ['channel', mailbox, () => sms],
  ['member', mailbox, () => ({ ...mailbox(), memberId: server.ctx.random.id() })],
])('a code is refused for another %s, and that costs no attempt', async (_name, use, other) => {
  const { id, code } = await create(use());
  for (let tries = 0; tries < 5; tries += 1)
    expect(await checkCode(server.ctx, other(), { id, typed: code })).toBe(false);
  expect(await checkCode(server.ctx, use(), { id, typed: code })).toBe(true);
});

test('a right code is refused after five attempts, when late, and once it was spent', async () => {
  const tried = await create(sms);
  const wrong = tried.code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1)
    await checkCode(server.ctx, sms, { id: tried.id, typed: wrong });
  expect(await checkCode(server.ctx, sms, { id: tried.id, typed: tried.code })).toBe(false);

  const spent = await create(sms);
  expect(await spendCode(server.ctx, server.ctx.db, spent.id)).toBe(true);
  expect(await spendCode(server.ctx, server.ctx.db, spent.id)).toBe(false);
  expect(await checkCode(server.ctx, sms, { id: spent.id, typed: spent.code })).toBe(false);

  const late = await create(sms);
  clock.advance(5 * minuteMs);
  expect(await checkCode(server.ctx, sms, { id: late.id, typed: late.code })).toBe(false);
});

test('the latest code of a login is found, and all are purged after two days', async () => {
  await create(login());
  clock.advance(minuteMs);
  const { id } = await create(login());
  expect(await findLatestCode(server.ctx, login())).toBe(id);
  clock.advance(2 * 24 * 60 * minuteMs - 1);
  await purgeCodes(server.ctx);
  expect(await findLatestCode(server.ctx, login())).toBe(id);
  clock.advance(2);
  await purgeCodes(server.ctx);
  expect(await findLatestCode(server.ctx, login())).toBeNull();
});
