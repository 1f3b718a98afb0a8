// Goal: registration by phone number asks for all fields that the settings require and stores them
// as registration by username does; a password that contains the number is refused.
import { expect, test } from 'vitest';
import { registrationRegisterMobile } from '@khelaghor/client/routes/account.gen.ts';
import type { RuledField } from '@khelaghor/contract/site/ruled-fields.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { fillRegistration } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings, readSettings } from '../../site/settings/index.ts';

const asked: readonly RuledField[] = ['payeeName', 'email', 'idNumber', 'whatsapp', 'mobileNum'];
const told = {
  payeeName: 'রহিম উদ্দিন',
  email: 'rahim@example.com',
  idNumber: '1998123456789',
  whatsapp: '01711234567',
};

const server = await withServer({ logLevel: 'silent' });
const { ctx } = server;
const { registrationFields: before } = await readSettings(ctx);
const registrationFields = before.map((field) => ({
  ...field,
  ...(asked.includes(field.name) && { enabled: true, required: true }),
  ...(field.name === 'mobileNum' && { minLength: 11, maxLength: 11 }),
}));
const settings = {
  registrationFields,
  mobileRegistration: true,
  mobileAndPasswordRegistration: true,
  smsVerification: false,
};
await setSettings(ctx, settings, 'system');

async function register(more: object) {
  const browser = openBrowser(server);
  return browser.call(registrationRegisterMobile, {
    body: {
      mobileNum: '01711234567',
      countryDialingCode: '880',
      password: 'a quiet boat at dusk',
      confirmPassword: 'a quiet boat at dusk',
      registerMethod: 'mobile',
      ...(await fillRegistration(server.ctx, browser)),
      ...told,
      ...more,
    },
  });
}

test.each([
  ['field_required', 'payeeName', ''],
  ['field_required', 'email', undefined],
  ['field_pattern', 'email', 'not an address'],
  ['field_required', 'idNumber', ' '],
  ['field_required', 'whatsapp', ''],
  ['field_required', 'mobileNum', ''],
  ['field_too_long', 'mobileNum', '8801711234567'],
] as const)('refuses %s under field %s', async (code, field, text) => {
  const reply = await register({ [field]: text });
  expect(reply).toMatchObject({ code, fields: { [field]: expect.any(String) as string } });
});

test.each(['01711234567', '8801711234567!', 'rahim@example.com'])(
  'refuses the password %s, which contains the number',
  async (password) => {
    const reply = await register({ password, confirmPassword: password });
    expect(reply).toMatchObject({ code: 'password_too_common' });
  },
);

test('stores the fields, and seals the identity number', async () => {
  const reply = await register({});
  if (!reply.success) throw new Error(JSON.stringify(reply));
  const member = await server.ctx.db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', reply.value.memberId)
    .executeTakeFirstOrThrow();
  expect(member).toMatchObject({
    payeeName: told.payeeName,
    email: told.email,
    mobile: '+8801711234567',
    passwordFingerprint: expect.stringMatching(/^[0-9a-f]{6}$/u) as string,
    profileFields: { whatsapp: told.whatsapp },
  });
  const sealed = Buffer.from(member.idNumberSealed ?? []);
  expect(sealed.includes(told.idNumber)).toBe(false);
  expect(server.ctx.secrets.decrypt('id-number', sealed).toString()).toBe(told.idNumber);
});
