// Goal: whatever text stands in a field of a call about accounts and logins, the answer is a
// success or a refusal that the contract names, never a fault, and never repeats the text as
// markup. Method: each call with valid values, then with one spoilt field after another. A quick
// run spoils each field and tries each kind of input for each call, but not all pairs of the two.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCaller } from '@khelaghor/client/call.ts';
import type { Endpoint } from '@khelaghor/client/endpoint.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { endpoints } from '@khelaghor/testkit/endpoints.ts';
import { commonErrors } from '@khelaghor/contract/lib/error-codes.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import type { HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import { solveCheapProof } from '@khelaghor/testkit/cheap-proof-of-work.ts';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import { createUndrawnCaptcha } from '@khelaghor/testkit/solved-captcha.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../src/site/settings/index.ts';

const server = await withServer({
  logLevel: 'silent',
  rateLimitFactor: 100_000,
});
const { ctx } = server;
const settings = {
  mobileCodeLogin: true,
  mobileRegistration: true,
  freePlay: true,
  smsDailyMax: 100_000,
};
await setSettings(ctx, settings, 'system');
const member = await signUp(server);

const proofMark = '(a proof)';
const id = '019a0000-0000-7000-8000-000000000000';
const language = 'en';
const mobile = { mobileNum: '01711000000', countryDialingCode: '880' };
const asked = { ...mobile, language, humanProof: proofMark };
const code = { codeRequestId: id, verificationCode: '123456' };
const pair = { newPassword: 'a quiet boat at dusk', confirmNewPassword: 'a quiet boat at dusk' };
const signing = { ageConfirmed: true, language, humanProof: proofMark, login: true };
const assertion = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  clientExtensionResults: {},
};
const attestation = {
  ...assertion,
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['usb'] },
};

/** Valid bodies of each call; where the body is a union, one of each kind. */
const samples: Readonly<Record<string, readonly object[]>> = {
  'session.login': [
    {
      type: 'username',
      username: 'rahim7',
      password: 'wrong horse',
      captcha: 'ABCDE',
      humanProof: proofMark,
    },
    { type: 'sms', ...mobile, ...code, captcha: 'ABCDE', humanProof: proofMark },
  ],
  'session.createHandoffCode': [{ domainName: 'https://two.example', route: '/inhouse' }],
  'session.redeemHandoffCode': [{ code: 'a'.repeat(43), openedFrom: '', confirmed: false }],
  'registration.register': [
    {
      username: 'rahim7',
      password: 'a kite above the river',
      confirmPassword: 'a kite above the river',
      registerMethod: 'username',
      payeeName: 'Rahim Uddin',
      email: 'rahim@khela.example',
      ...mobile,
      ...code,
      recommenderId: 'karim7',
      affiliateCode: 'abcdefgh',
      referralCode: 'abcdefgh',
      paymentPassword: 'a lamp in the hall',
      captcha: 'ABCDE',
      line: 'rahim7',
      whatsapp: '01711000000',
      zalo: 'rahim7',
      facebook: 'rahim7',
      wechat: 'rahim7',
      qqNum: '123456',
      idNumber: '1990123456789',
      domain: 'khela.example',
      registerUrl: 'https://khela.example/',
      elsewhereId: id,
      firebaseChannel: 'sms',
      firebaseIdToken: 'a.b.c',
      ...signing,
    },
  ],
  'registration.registerMobile': [
    {
      ...mobile,
      ...code,
      password: 'a kite above the river',
      confirmPassword: 'a kite above the river',
      registerMethod: 'mobile',
      affiliateCode: 'abcdefgh',
      paymentPassword: 'a lamp in the hall',
      captcha: 'ABCDE',
      ...signing,
    },
  ],
  'demoAccounts.start': [
    {
      os: 'Linux',
      platform: 'W',
      random: 'a'.repeat(32),
      gatewayVersion: 3,
      ageConfirmed: true,
      language,
      humanProof: proofMark,
    },
  ],
  'passwordReset.requestByEmail': [
    { username: 'rahim7', email: 'rahim@khela.example', language, humanProof: proofMark },
  ],
  'passwordReset.resetWithToken': [{ linkToken: 'a'.repeat(43), ...pair }],
  'passwordReset.resetWithSmsCode': [{ ...mobile, ...code, ...pair }],
  'smsCodes.sendLoginCode': [asked],
  'smsCodes.sendRecoveryCode': [asked],
  'smsCodes.sendBindingCode': [asked],
  'smsCodes.sendRegistrationCode': [
    { mobileNo: mobile.mobileNum, countryDialingCode: '880', language, humanProof: proofMark },
  ],
  'phone.verify': [{ ...mobile, ...code, password: 'wrong horse' }],
  'member.updateNumberFormat': [{ digits: 'beng' }],
  'member.changePassword': [{ oldPassword: 'wrong horse', ...pair }],
  'profile.update': [{ nickname: 'Rahim', payeeName: 'Rahim Uddin', birthday: '1990-12-31' }],
  'profile.updateAvatar': [{ icon: 'boat' }],
  'profile.sendEmailCode': [{ email: 'rahim@khela.example', language }],
  'profile.verifyEmail': [{ email: 'rahim@khela.example', ...code, password: 'wrong horse' }],
  'paymentPassword.set': [
    {
      password: 'wrong horse',
      oldPaymentPassword: 'wrong horse',
      newPaymentPassword: 'a lamp in the hall',
      confirmPaymentPassword: 'a lamp in the hall',
    },
  ],
  'paymentPassword.sendResetCode': [{ language }],
  'paymentPassword.reset': [
    { way: 'authenticator', code: '123456' },
    { way: 'sms', codeRequestId: id, code: '123456' },
    { way: 'passkey', answer: assertion },
  ].map((proof) => ({
    password: 'wrong horse',
    proof,
    newPaymentPassword: 'a lamp in the hall',
    confirmPaymentPassword: 'a lamp in the hall',
  })),
  'stepUp.sendCode': [{ language }],
  'payoutWallets.create': [
    { kind: 'bkash', number: '01711000000', password: 'wrong horse' },
    { kind: 'nagad', number: '01711000000', ownCodeRequestId: id, ownCode: '123456' },
  ],
  'payoutWallets.delete': [{ paymentPassword: 'a lamp in the hall', password: 'wrong horse' }],
  'socialLogin.start': [{ provider: 'google', next: '/lottery' }],
  'socialLogin.finish': [{ provider: 'google', search: 'code=abc&state=eabc' }],
  'identities.startLinking': [{ provider: 'facebook', password: 'wrong horse' }],
  'identities.finishLinking': [{ provider: 'facebook', search: 'code=abc&state=babc' }],
  'factorResets.stopByMember': [{ token: 'a'.repeat(43) }],
  'secondFactor.verify': [
    { challengeId: id, proof: { way: 'authenticator', code: '123456' } },
    { challengeId: id, proof: { way: 'payee', payeeName: 'Rahim Uddin' } },
    { challengeId: id, proof: { way: 'passkey', answer: assertion } },
  ],
  'secondFactor.sendCode': [{ challengeId: id, way: 'sms', language }],
  'secondFactor.getPasskeyOptions': [{ challengeId: id }],
  'secondFactor.logInWithPasskey': [{ answer: assertion }],
  'factors.startAuthenticator': [{ password: 'wrong horse' }],
  'factors.addAuthenticator': [{ code: '123456' }],
  'factors.startPasskey': [{ password: 'wrong horse' }],
  'factors.addPasskey': [{ name: 'My phone', answer: attestation }],
  'factors.removeAuthenticator': [{ password: 'wrong horse', code: '123456' }],
  'factors.removePasskey': [{ password: 'wrong horse', code: '123456' }],
  'factors.renewRecoveryCodes': [{ password: 'wrong horse', code: '123456' }],
};
const identity = new RegExp(
  '^(?:session|registration|demoAccounts|passwordReset|smsCodes|phone|member|profile|paymentPassword|' +
    'secondFactor|factors|socialLogin|identities|factorResets|stepUp|payoutWallets)[.]',
  'u',
);

const markup = '<img src=x onerror=alert(1)>';
const spoilt: readonly (readonly [string, unknown])[] = [
  ['nothing', ''],
  ['spaces', ' \t\n\u00a0\u3000'],
  ['too much', 'x'.repeat(17_000)],
  ['another script', 'নাম РУС 中文'],
  ['emoji', '😀👨‍👩‍👧‍👦🇧🇩'],
  ['marks that turn the direction', '\u202Erahim\u202C\u200F\u2066'],
  ['letters of no width', 'ra\u200Bhi\uFEFFm'],
  ['Bengali digits', '০১৭১১০০০০০০'],
  ['a NUL', 'rahim\u0000admin'],
  ['half of a letter', 'rahim\uD800'],
  ['SQL', "' OR '1'='1'; DROP TABLE member; --"],
  ['HTML', `"'>${markup}<script>alert(1)</script>`],
  ['a template', '${7*7}{{7*7}}%s%n'],
  ['a path', '../../../../etc/passwd'],
  ['a header', 'rahim\r\nSet-Cookie: a=b'],
  ['null', null],
  ['a number', 1e308],
  ['a list', ['rahim']],
  ['an object', { $ne: '', toString: 'x', __proto__: { admin: true } }],
  ['true', true],
];

/** Returns the paths to every text in a body. */
function textsIn(value: unknown, way: readonly string[] = []): string[][] {
  if (typeof value === 'string') return [[...way]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...way, key]));
}

const countCommonSteps = (one: number, other: number): number =>
  other === 0 ? one : countCommonSteps(other, one % other);

/**
 * Lists the inputs for each of a body's fields: all of them, or so many that a body has as many
 * trials as a property has runs. Each kind of input is tried in some field in any case; the seed
 * decides in which.
 */
function listInputs(fields: number): (readonly (typeof spoilt)[number][])[] {
  const kinds = spoilt.length;
  const { numRuns = fields * kinds, seed = 0 } = fc.readConfigureGlobal();
  const trials = Math.min(fields * kinds, Math.max(kinds, numRuns));
  const perField = Math.ceil(trials / fields);
  // After so many steps a field would get the same inputs again; then it goes on beside them.
  const cycle = kinds / countCommonSteps(fields, kinds);
  return Array.from({ length: fields }, (_, field) =>
    Array.from({ length: perField }, (__, nth) => {
      const step = field + nth * fields + Math.floor(nth / cycle) + Math.abs(seed % kinds);
      return spoilt[step % kinds];
    }).flatMap((input) => (input === undefined ? [] : [input])),
  );
}

test.each([1, 2, 7, 8, 20, 30])('a body of %s fields gets every kind of input', (fields) => {
  const inputs = listInputs(fields);
  expect(inputs).toHaveLength(fields);
  expect(new Set(inputs.flat()).size).toBe(spoilt.length);
  for (const ofField of inputs) expect(new Set(ofField).size).toBe(ofField.length);
});

function withAt(body: object, [key = '', ...rest]: readonly string[], value: unknown): object {
  const own = body as Record<string, unknown>;
  const inner = rest.length === 0 ? value : withAt(own[key] as object, rest, value);
  return { ...own, [key]: inner };
}

const getEndpoint = ({ method, path }: RouteShape): Endpoint<RouteShape> | undefined =>
  endpoints.find((one) => one.method === method && one.path === path);

/** Sends a body as the page would, encrypted where needed, and returns all of the answer. */
async function send(route: RouteShape, body: object, captchaCookie = '') {
  let text = '';
  let type = '';
  let status = 0;
  const { cookies } = member.browser;
  const call = createCaller({
    origin: server.config.origins.site,
    language: () => language,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      if (route.caller === 'member')
        headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      else if (captchaCookie !== '') headers.set('cookie', captchaCookie);
      const response = await fetch(input, { ...init, headers });
      // The last answer counts: encryption asks for the key first.
      text = await response.clone().text();
      ({ status } = response);
      type = response.headers.get('content-type') ?? '';
      return response;
    },
  });
  const endpoint = getEndpoint(route);
  if (!endpoint) throw new Error(`${route.id} is no call of the browser`);
  const params = { passkeyId: id, walletId: id };
  const reply = await call(endpoint, { body, ...(route.params && { params }) } as never);
  return { reply, text, type, status };
}

const routes = contractRoutes.filter(
  ({ id: routeId, body, listener }) => listener === 'site' && body && identity.test(routeId),
);

test('every call has a sample', () => {
  expect(routes.map((route) => route.id).toSorted()).toEqual(Object.keys(samples).toSorted());
});

/** The action of a call's bot check; calls that send codes need one for messages. */
function getAction(routeId: string): HumanAction {
  if (routeId === 'session.login') return 'login';
  if (routeId.startsWith('registration.')) return 'register';
  if (routeId.startsWith('passwordReset.')) return 'recovery';
  if (routeId.startsWith('feedback.')) return 'feedback';
  return routeId.startsWith('demoAccounts.') ? 'free-play' : 'sms';
}

test.each(routes.map((route) => [route.id, route] as const))(
  '%s answers every input with a success or a named refusal',
  async (routeId, route) => {
    const named: readonly string[] = [...commonErrors, ...route.refusals];
    const bodies = samples[routeId] ?? [];
    const wrong: string[] = [];
    const tryOne = async (name: string, body: object) => {
      const isProofTried = name.startsWith('humanProof');
      const proven =
        'humanProof' in body && !isProofTried
          ? { ...body, humanProof: await solveCheapProof(server, getAction(routeId)) }
          : body;
      const isRead = routeId.startsWith('registration.') && !name.startsWith('captcha');
      const { cookie, ...read } = isRead
        ? await createUndrawnCaptcha(server.ctx, 'register')
        : { cookie: '' };
      const { reply, text, type, status } = await send(route, { ...proven, ...read }, cookie);
      const code = reply.success ? 'accepted' : reply.code;
      const isNamed = code === 'accepted' || (named.includes(code) && code !== 'fault');
      const isPlain = !text.includes(markup) || type.startsWith('application/json');
      if (!isNamed || !isPlain || status >= 500) wrong.push(`${name}: ${status} ${code}`);
    };
    for (const body of bodies) {
      await tryOne('as it should be', body);
      // The inputs of one field at once: none waits for what another wrote.
      const ways = textsIn(body);
      const inputs = listInputs(ways.length);
      for (const [field, way] of ways.entries())
        await Promise.all(
          (inputs[field] ?? []).map(([name, value]) =>
            tryOne(`${way.join('.')} with ${name}`, withAt(body, way, value)),
          ),
        );
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

test('no member has a higher type than before, and the member can still play', async () => {
  const types = await server.ctx.db.selectFrom('member').select('type').distinct().execute();
  expect(types.every(({ type }) => type === 0 || type === 4)).toBe(true);
  expect(await member.browser.call(memberGet, {})).toMatchObject({ success: true });
});
