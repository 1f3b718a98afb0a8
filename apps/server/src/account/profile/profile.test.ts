// Goal: a member edits their own profile within the rules, sets once what can be set once, and
// verifies an address by reading its mailbox. Method: the site's calls, with the clock held and
// e-mails read from the outbox.
import { expect, test } from 'vitest';
import {
  profileVerifyEmail,
  profileUpdate,
  profileUpdateAvatar,
  profileGetAvatarPicture,
  profileGet,
  profileSendEmailCode,
} from '@khelaghor/client/routes/account.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { withdrawalsGetTerms } from '@khelaghor/client/routes/money.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { readEmailCodeSentTo, readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings, readSettings } from '../../site/settings/index.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
const server = await withServer({ clock, logLevel: 'silent' });

const change = ({ browser }: TestMember, body: object) => browser.call(profileUpdate, { body });
const read = ({ browser }: TestMember) => browser.call(profileGet, {});

test('stores nickname, name, birthday and picture', async () => {
  const member = await signUp(server);
  const told = { nickname: 'রহিম ৭', payeeName: 'রহিম উদ্দিন', birthday: '১৯৯০-১২-৩১' };
  expect(await change(member, told)).toMatchObject({
    value: { nickname: 'রহিম ৭', payeeName: 'রহিম উদ্দিন', birthday: '1990-12-31' },
  });
  expect(await member.browser.call(profileUpdateAvatar, { body: { icon: 'boat' } })).toMatchObject({
    success: true,
  });
  expect(await member.browser.call(memberGet, {})).toMatchObject({
    value: { nickname: 'রহিম ৭', icon: 'boat' },
  });
  const avatar = await member.browser.call(profileGetAvatarPicture, {});
  expect(avatar).toMatchObject({ value: { icon: 'boat' } });
  expect(avatar).toHaveProperty('value.choices', expect.arrayContaining(['boat', 'lotus']));
  const again = await change(member, { payeeName: 'Karim' });
  expect(again).toMatchObject({ code: 'set_already' });
  expect(again).toHaveProperty(['fields', 'payeeName']);
  expect(await change(member, { birthday: '1980-01-01' })).toMatchObject({ code: 'set_already' });
});

test('of two different names at once, one is stored and the other refused under its field', async () => {
  for (let round = 0; round < 10; round += 1) {
    const member = await signUp(server);
    const replies = await Promise.all(
      ['Rahim', 'Karim'].map((payeeName) => change(member, { payeeName })),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const refused = replies.find(({ success }) => !success);
    expect(refused).toMatchObject({ code: 'set_already' });
    expect(refused).toHaveProperty(['fields', 'payeeName']);
  }
});

test('accepts the same name and birthday again, at once or in other digits', async () => {
  const member = await signUp(server);
  const told = { payeeName: 'Rahim', birthday: '1990-12-31' };
  const replies = await Promise.all([change(member, told), change(member, told)]);
  expect(replies).toMatchObject([{ value: told }, { value: told }]);
  expect(await change(member, { birthday: '১৯৯০-১২-৩১' })).toMatchObject({ value: told });
});

test.each(['19901231', '31/12/1990', '১৯৯০১২৩১', '\u200e1990.12.31'])(
  'the birthday %j is stored as 1990-12-31',
  async (birthday) => {
    expect(await change(await signUp(server), { birthday })).toMatchObject({
      value: { birthday: '1990-12-31' },
    });
  },
);

test('a name keeps its joiners, and loses marks that are never drawn', async () => {
  const member = await signUp(server);
  for (const nickname of ['র\u200d্যাব ক্ষ্ম', 'হিন্দ্\u200cস্তান'])
    expect(await change(member, { nickname })).toMatchObject({ value: { nickname } });
  expect(await change(member, { nickname: 'Ra\u202ehim\u202c\u3164' })).toMatchObject({
    value: { nickname: 'Rahim' },
  });
});

test.each([
  ['field_required', 'nickname', ' '],
  ['field_required', 'nickname', '\u3164\u3164'],
  ['field_required', 'nickname', '\u2800\u115f\u200b'],
  ['field_required', 'nickname', '\u0301\u0301'],
  ['field_pattern', 'nickname', '<b>admin</b>'],
  ['field_too_long', 'nickname', 'a'.repeat(10_000)],
  ['malformed', 'payeeName', 'Rahim\u0000'],
  ['field_pattern', 'birthday', '1990-02-30'],
  ['field_pattern', 'birthday', '31/12/90'],
  ['field_pattern', 'birthday', '1890-02-03'],
  ['birthday_too_young', 'birthday', '2005-11-23'],
  ['birthday_too_young', 'birthday', '2030-01-01'],
] as const)('refuses %s under field %s for %j', async (code, field, text) => {
  const reply = await change(await signUp(server), { [field]: text });
  expect(reply).toMatchObject({ code });
  expect(reply).toHaveProperty(['fields', field]);
});

test('accepts a member of exactly the minimum age; contact fields follow the settings', async () => {
  const member = await signUp(server);
  expect(await change(member, { birthday: '2005-11-22' })).toMatchObject({ success: true });
  expect(await change(member, { whatsapp: '01712' })).toMatchObject({ value: { contacts: {} } });
  const { registrationFields } = await readSettings(server.ctx);
  const patch = {
    registrationFields: registrationFields.map((field) =>
      field.name === 'whatsapp' ? { ...field, enabled: true } : field,
    ),
  };
  await setSettings(server.ctx, patch, 'system');
  expect(await change(member, { whatsapp: '01712' })).toMatchObject({
    value: { contacts: { whatsapp: '01712' } },
  });
  expect(await change(member, { whatsapp: '' })).toMatchObject({ value: { contacts: {} } });
});

async function sendTo({ browser }: TestMember, email: string) {
  return browser.call(profileSendEmailCode, { body: { email, language: 'en' } });
}

async function prove(member: TestMember, email: string, over: object = {}) {
  clock.advance(61_000);
  const sent = await sendTo(member, email);
  if (!sent.success) throw new Error(sent.code);
  const { codeRequestId } = sent.value;
  const verificationCode = await readEmailCodeSentTo(server, email.toLowerCase());
  const body = { email, codeRequestId, verificationCode, password: member.password, ...over };
  return member.browser.call(profileVerifyEmail, { body });
}

test('a code verifies an address, which is shown masked and notified when replaced', async () => {
  const member = await signUp(server);
  expect(await prove(member, 'Rahim.U@example.com')).toMatchObject({
    value: { emailMasked: 'r•••@example.com' },
  });
  expect(await member.browser.call(withdrawalsGetTerms, {})).toMatchObject({
    value: { heldUntil: null },
  });
  expect(await prove(member, 'karim@example.com')).toMatchObject({ success: true });
  const [told = ''] = await readMessagesTo(server, 'rahim.u@example.com');
  expect(told).toContain('Payouts pause');
  expect(await member.browser.call(withdrawalsGetTerms, {})).not.toMatchObject({
    value: { heldUntil: null },
  });
});

test('refuses a wrong code, a wrong password and a code of another address', async () => {
  const member = await signUp(server);
  const wrong = await prove(member, 'one@example.com', { verificationCode: '000' });
  expect(wrong).toMatchObject({ code: 'mail_code_wrong' });
  expect(await prove(member, 'one@example.com', { password: 'no' })).toMatchObject({
    code: 'password_wrong',
  });
  const elsewhere = await prove(member, 'one@example.com', { email: 'two@example.com' });
  expect(elsewhere).toMatchObject({ code: 'mail_code_wrong' });
  expect(await read(member)).toMatchObject({ value: { emailMasked: null } });
});

test('only the mailbox’s owner learns that an address is taken', async () => {
  const owner = await signUp(server);
  await prove(owner, 'taken@example.com');
  const other = await signUp(server);
  clock.advance(61_000);
  expect(await sendTo(other, 'TAKEN@example.com')).toMatchObject({ success: true });
  const [letter = ''] = await readMessagesTo(server, 'taken@example.com');
  expect(letter).not.toMatch(/\d{6}/u);
});

test('of two members who verify one address at once, one gets it', async () => {
  const email = 'shared@example.com';
  const ready: (() => ReturnType<typeof prove>)[] = [];
  const members = [await signUp(server), await signUp(server)];
  for (const member of members) {
    clock.advance(61_000);
    const sent = await sendTo(member, email);
    if (!sent.success) throw new Error(sent.code);
    const verificationCode = await readEmailCodeSentTo(server, email);
    const { codeRequestId } = sent.value;
    const { browser, password } = member;
    const body = { email, codeRequestId, verificationCode, password };
    ready.push(() => browser.call(profileVerifyEmail, { body }));
  }
  const replies = await Promise.all(ready.map((act) => act()));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  expect(replies.find(({ success }) => !success)).toMatchObject({ code: 'email_taken' });
});

test('limits e-mails to one a minute and five an hour, per mailbox and per member', async () => {
  const member = await signUp(server);
  expect(await sendTo(member, 'many@example.com')).toMatchObject({ success: true });
  expect(await sendTo(member, 'other@example.com')).toMatchObject({ code: 'mail_too_soon' });
  const second = await signUp(server);
  expect(await sendTo(second, 'many@example.com')).toMatchObject({ code: 'mail_too_soon' });
  for (let letter = 1; letter < 5; letter += 1) {
    clock.advance(61_000);
    expect(await sendTo(member, 'many@example.com')).toMatchObject({ success: true });
  }
  clock.advance(61_000);
  expect(await sendTo(member, 'many@example.com')).toMatchObject({ code: 'mail_too_soon' });
  // In steps that keep the session alive.
  for (let step = 0; step < 3; step += 1) {
    clock.advance(20 * 60_000);
    await read(member);
  }
  expect(await sendTo(member, 'many@example.com')).toMatchObject({ success: true });
});

test.each(['', 'nobody', 'a@b', 'a b@c.de', 'a@b.co\r\nBcc: c@d.ef', `${'a'.repeat(10_000)}@b.co`])(
  'refuses %j as an address',
  async (email) => {
    const reply = await sendTo(await signUp(server), email);
    expect(reply).toHaveProperty(['fields', 'email']);
  },
);

test('asks a visitor to log in', async () => {
  expect(await openBrowser(server).call(profileGet, {})).toMatchObject({ code: 'not_logged_in' });
});
