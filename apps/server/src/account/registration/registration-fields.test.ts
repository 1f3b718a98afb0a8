// Goal: the form follows the settings, each wrong value is refused under its field, and secrets are
// unreadable in the database. Method: the site's calls, with the fields enabled.
import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import {
  affiliatesCheck,
  affiliatesGetMine,
  registrationRegister,
} from '@khelaghor/client/routes/account.gen.ts';
import { siteGetRegistrationSettings } from '@khelaghor/client/routes/first.gen.ts';
import type { RuledFields } from '@khelaghor/contract/site/registration-fields.ts';
import type { RuledField } from '@khelaghor/contract/site/ruled-fields.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { fillRegistration } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings, updateSettings, readSettings } from '../../site/settings/index.ts';

const server = await withServer({ logLevel: 'silent' });
const fields: readonly RuledField[] = [
  'payeeName',
  'affiliateCode',
  'recommenderId',
  'paymentPassword',
  'whatsapp',
  'qqNum',
  'idNumber',
];

type Change = { [Name in RuledField]?: Partial<RuledFields[number]> };

/** Returns the current rules with some changed. */
async function withFields(changes: Change): Promise<RuledFields> {
  const { registrationFields } = await readSettings(server.ctx);
  return registrationFields.map((field) => ({ ...field, ...changes[field.name] }));
}

const registrationFields = await withFields(
  Object.fromEntries(
    fields.map((name) => [name, { enabled: true, required: name === 'payeeName' }]),
  ),
);
await setSettings(server.ctx, { registrationFields }, 'system');

let made = 0;
async function register(
  more: object,
  language: 'bn' | 'en' = 'en',
  browser = openBrowser(server, { language }),
) {
  made += 1;
  return browser.call(registrationRegister, {
    body: {
      username: `fields${made}`,
      password: 'a long river in spring',
      confirmPassword: 'a long river in spring',
      payeeName: 'রহিম উদ্দিন',
      registerMethod: 'username',
      ...(await fillRegistration(server.ctx, browser)),
      language,
      ...more,
    },
  });
}

const getMember = (account: string) =>
  server.ctx.db
    .selectFrom('member')
    .selectAll()
    .where('username', '=', account)
    .executeTakeFirstOrThrow();

async function giveCode(ownerId: string, code: string, ended = false): Promise<void> {
  const createdAt = server.ctx.clock.now();
  await server.ctx.db
    .insertInto('affiliateCode')
    .values({ code, ownerId, createdAt, endedAt: ended ? createdAt : null })
    .execute();
}

test('lists the fields in the order of the settings', async () => {
  const value = await openBrowser(server).callOrFail(siteGetRegistrationSettings, {});
  const names = value.fields.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['username', 'password', 'confirmPassword', 'email']);
  expect(names).toEqual(expect.arrayContaining([...fields]));
});

test.each([
  ['field_required', 'payeeName', ''],
  ['field_too_long', 'payeeName', 'র'.repeat(10_000)],
  ['malformed', 'payeeName', 'Rahim\u0000Uddin'],
  ['field_required', 'payeeName', '\u202e\u3164\u202c'],
  ['field_pattern', 'qqNum', "1234' or 1=1"],
  ['field_pattern', 'idNumber', '<script>1</script>'],
  ['field_pattern', 'idNumber', '🎲🎲🎲🎲🎲🎲'],
  ['field_too_long', 'password', 'p'.repeat(10_000)],
  ['field_too_short', 'paymentPassword', '271'],
  ['field_pattern', 'paymentPassword', 'abcdef'],
  ['password_too_common', 'paymentPassword', '123456'],
  ['password_too_common', 'paymentPassword', '১১১১১১'],
  ['field_required', 'agreement', false],
  ['invitation_code_error', 'affiliateCode', 'Nobody2026'],
] as const)('refuses %s under field %s', async (code, field, text) => {
  for (const language of ['bn', 'en'] as const) {
    const reply = await register({ [field]: text }, language);
    expect(reply).toMatchObject({ success: false, code });
    const said = !reply.success && reply.code !== 'network' ? reply.fields?.[field] : undefined;
    expect(said).toMatch(language === 'bn' ? /[\u0980-\u09FF]{2}/u : /^[\u0020-\u007e’]{8,}$/u);
  }
});

test('a pattern’s refusal has its own sentence, with one number where both limits are equal', async () => {
  const reply = await register({ paymentPassword: 'abcdef' });
  expect(reply).toMatchObject({ fields: { paymentPassword: 'Only digits, exactly 6 of them.' } });
  const ranged = await register({ qqNum: 'abcdef' });
  expect(ranged).toMatchObject({ fields: { qqNum: 'Only digits, 5 to 12 of them.' } });
});

test('stores secrets unreadable, and drops fields that the form does not have', async () => {
  const reply = await register({
    paymentPassword: '২৭১৮২৮',
    idNumber: 'A1234567',
    whatsapp: ' +880 1712 ',
    line: 'nobody asked',
  });
  if (!reply.success) throw new Error(JSON.stringify(reply));
  const row = await getMember(reply.value.account);
  const { passwordHash } = await server.ctx.db
    .selectFrom('paymentPassword')
    .select('passwordHash')
    .where('memberId', '=', row.id)
    .executeTakeFirstOrThrow();
  expect(await verify(passwordHash, '271828')).toBe(true);
  expect(passwordHash).not.toBe(row.passwordHash);
  expect(Buffer.from(row.idNumberSealed ?? []).toString('latin1')).not.toContain('A1234567');
  expect(row.profileFields).toEqual({ whatsapp: '+880 1712' });
});

test('an active code refers a member; ended and unknown codes do not', async () => {
  const owner = await signUpNamed();
  await giveCode(owner.memberId, 'Shapla2026');
  await giveCode(owner.memberId, 'Ended20260', true);
  const browser = openBrowser(server);
  const check = (code: string) => browser.call(affiliatesCheck, { query: { code, domain: 'x' } });
  expect(await check('Shapla2026')).toMatchObject({ success: true });
  for (const code of ['Ended20260', 'shapla2026', 'short', '', "'; --", 'a'.repeat(255)])
    expect(await check(code)).toMatchObject({ code: 'invitation_code_error' });
  expect(await check('\u0000')).toMatchObject({ code: 'malformed' });

  const typed = await register({ affiliateCode: 'Shapla2026', recommenderId: owner.account });
  if (!typed.success) throw new Error(JSON.stringify(typed));
  expect(await getMember(typed.value.account)).toMatchObject({
    affiliateCode: 'Shapla2026',
    referredBy: owner.memberId,
  });
  const linked = await register({ referralCode: 'Shapla2026', recommenderId: 'Shapla2026' });
  if (!linked.success) throw new Error(JSON.stringify(linked));
  expect(await getMember(linked.value.account)).toMatchObject({
    affiliateCode: 'Shapla2026',
    referredBy: owner.memberId,
  });
  const strange = await register({ referralCode: '<b>hello</b>', recommenderId: 'nobody77' });
  if (!strange.success) throw new Error(JSON.stringify(strange));
  expect(await getMember(strange.value.account)).toMatchObject({
    affiliateCode: null,
    referredBy: null,
  });
});

test('the owner sees a code while it is active, and other members do not', async () => {
  const [browser, other] = [openBrowser(server), openBrowser(server)];
  const reply = await register({}, 'en', browser);
  await register({}, 'en', other);
  if (!reply.success) throw new Error(JSON.stringify(reply));
  await giveCode(reply.value.memberId, 'Golap20260');
  await giveCode(reply.value.memberId, 'EndedGolap', true);
  expect(await browser.call(affiliatesGetMine, {})).toMatchObject({
    value: { codes: ['Golap20260'] },
  });
  expect(await other.call(affiliatesGetMine, {})).toMatchObject({ value: { codes: [] } });
});

const signUpNamed = async () => {
  const reply = await register({});
  if (!reply.success) throw new Error(JSON.stringify(reply));
  return reply.value;
};

test('a changed rule applies to the next visitor and is logged; a senseless one is refused', async () => {
  const registrationFields = await withFields({ qqNum: { minLength: 7 } });
  await updateSettings(server.ctx, { registrationFields }, 'operator:shapla');
  expect(await register({ qqNum: '12345' })).toMatchObject({ code: 'field_too_short' });
  const event = await server.ctx.db
    .selectFrom('eventLog')
    .select('detail')
    .where('subject', '=', 'setting:registrationFields')
    .where('actor', '=', 'operator:shapla')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(event.detail)).toMatch(/"before".*"after"|"after".*"before"/u);
  const senseless = await withFields({ qqNum: { minLength: 20 } });
  await expect(
    updateSettings(server.ctx, { registrationFields: senseless }, 'system'),
  ).rejects.toThrow('registrationFields');
});
