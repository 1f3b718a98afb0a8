// Goal: neither an answer nor its duration reveals whether a username plays here. Method: pairs of
// existing and unknown names, in random order; the durations within the pairs are compared, and a
// deliberate delay of 5 ms must be found. Each of the thousand names is used; hashing a password is
// slow, so not every call is made with all.
import { expect, test } from 'vitest';
import { createCaller } from '@khelaghor/client/call.ts';
import {
  passwordResetRequestByEmail,
  passwordResetResetWithSmsCode,
  registrationRegisterMobile,
  sessionLogin,
  smsCodesSendLoginCode,
  smsCodesSendRecoveryCode,
  smsCodesSendRegistrationCode,
} from '@khelaghor/client/routes.gen.ts';
import type { HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import { solveCheapProof } from '@khelaghor/testkit/cheap-proof-of-work.ts';
import { createUndrawnCaptcha } from '@khelaghor/testkit/solved-captcha.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { createSeededRandom } from '@khelaghor/testkit/seeded-random.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { judgeTimes } from '@khelaghor/testkit/timing-leak.ts';
import type { Pair } from '@khelaghor/testkit/timing-leak.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../site/settings/index.ts';

const random = createSeededRandom(1);
const members = 500;
const countryDialingCode = '880';
const language = 'en' as const;
const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));

type Who = { username: string; email: string; mobileNum: string };
/** Makes a user with a number in a block of its own, because blocks have limits. */
const nobody = (nth: number, kind: 'here' | 'away'): Who => {
  const block = (kind === 'here' ? 1_000 : 2_000) + nth;
  const username = `${kind}name${block}`;
  return { username, email: `${username}@khela.example`, mobileNum: `017${block}1234` };
};
const here = Array.from({ length: members }, (_, nth) => nobody(nth, 'here'));
const away = Array.from({ length: members }, (_, nth) => nobody(nth, 'away'));

const server = await withServer({ clock, logLevel: 'silent', isHashingFull: true });
const { ctx } = server;
const settings = {
  mobileCodeLogin: true,
  mobileRegistration: true,
  smsDailyMax: 100_000,
};
await setSettings(ctx, settings, 'system');
const { memberId } = await signUp(server);
const one = await ctx.db
  .selectFrom('member')
  .selectAll()
  .where('id', '=', memberId)
  .executeTakeFirstOrThrow();
const rows = here.map(({ username, email, mobileNum }) => ({
  ...one,
  profileFields: JSON.stringify(one.profileFields),
  id: ctx.random.id(),
  username,
  nickname: username,
  email,
  mobile: `+880${mobileNum.slice(1)}`,
  mobileVerifiedAt: clock.now(),
  affiliateCode: null,
}));
await ctx.db.insertInto('member').values(rows).execute();

let status = 0;
/** The captcha of the next registration. */
let picture = { cookie: '', captcha: '' };
const cookieHeader = () => (picture.cookie === '' ? {} : { cookie: picture.cookie });
const call = createCaller({
  origin: '',
  language: () => language,
  fetch: async (input, init) => {
    const response = await fetch(
      new URL(input instanceof Request ? input.url : input, server.config.origins.site),
      {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), ...cookieHeader() },
      },
    );
    ({ status } = response);
    return response;
  },
});

type Ask = (who: Who, humanProof: string) => Promise<unknown>;
const sent = new Map<string, string>();
/** Stores the id of a sent code, for a later call with a wrong code. */
function kept(who: Who, reply: Awaited<ReturnType<typeof sendLogin>>) {
  if (reply.success) sent.set(who.mobileNum, reply.value.codeRequestId);
  return reply;
}
const asked = ({ mobileNum }: Who, humanProof: string) => ({
  body: { mobileNum, countryDialingCode, language, humanProof },
});
const sendLogin = (who: Who, humanProof: string) =>
  call(smsCodesSendLoginCode, asked(who, humanProof));
const typed = ({ mobileNum }: Who) => ({
  mobileNum,
  countryDialingCode,
  codeRequestId: sent.get(mobileNum) ?? server.ctx.random.id(),
  verificationCode: '000000',
});
const newPassword = 'a quiet boat at dusk';

const logIn: Ask = ({ username }, humanProof) =>
  call(sessionLogin, { body: { type: 'username', username, password: 'wrong horse', humanProof } });
const logInByCode: Ask = (who, humanProof) =>
  call(sessionLogin, { body: { type: 'sms', ...typed(who), humanProof } });
const askForCode: Ask = async (who, humanProof) => kept(who, await sendLogin(who, humanProof));
const recoverByLetter: Ask = ({ username, email }, humanProof) =>
  call(passwordResetRequestByEmail, { body: { username, email, language, humanProof } });
const askToRecover: Ask = async (who, humanProof) => {
  const reply = await call(smsCodesSendRecoveryCode, asked(who, humanProof));
  if (reply.success) sent.set(who.mobileNum, reply.value.codeRequestId);
  return reply;
};
const recoverByPhone: Ask = (who) =>
  call(passwordResetResetWithSmsCode, {
    body: { ...typed(who), newPassword, confirmNewPassword: newPassword },
  });
const askToRegister: Ask = ({ mobileNum: mobileNo }, humanProof) =>
  call(smsCodesSendRegistrationCode, {
    body: { mobileNo, countryDialingCode, language, humanProof },
  });

const registerByPhone: Ask = (who, humanProof) =>
  call(registrationRegisterMobile, {
    body: {
      ...typed(who),
      password: newPassword,
      confirmPassword: newPassword,
      registerMethod: 'mobile',
      ageConfirmed: true,
      language,
      humanProof,
      captcha: picture.captcha,
      login: true,
    },
  });

/** Returns the answer without what is new in every answer. */
const getWords = (reply: unknown): string =>
  `${status} ${JSON.stringify(reply)}`
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, 'time');

const known = new Set(here.map(({ username }) => username));
const leaky: Ask = async (who, humanProof) => {
  const reply = await recoverByLetter(who, humanProof);
  const until = performance.now() + (known.has(who.username) ? 5 : 0);
  while (performance.now() < until);
  return reply;
};

/** Returns the action of the human check that a call needs. */
const getAction = (ask: Ask): HumanAction => {
  if (ask === logIn || ask === logInByCode) return 'login';
  if (ask === registerByPhone) return 'register';
  return ask === recoverByLetter || ask === leaky ? 'recovery' : 'sms';
};

/** Times calls in pairs, one of each kind, the first at random; drops a few as warm-up. */
async function measure(ask: Ask, ones: readonly Who[], others: readonly Who[]) {
  const words = new Set<string>();
  const timeOf = async (who: Who): Promise<number> => {
    const proof = await solveCheapProof(server, getAction(ask));
    if (ask === registerByPhone) picture = await createUndrawnCaptcha(server.ctx, 'register');
    const begun = performance.now();
    const reply = await ask(who, proof);
    const ms = performance.now() - begun;
    words.add(getWords(reply));
    return ms;
  };
  const pairs: Pair[] = [];
  for (const [nth, one] of ones.entries()) {
    const other = others[nth];
    if (!other) break;
    if (random() < 0.5) {
      const ms = await timeOf(one);
      pairs.push([ms, await timeOf(other)]);
    } else {
      const ms = await timeOf(other);
      pairs.push([await timeOf(one), ms]);
    }
  }
  return { words: [...words], verdict: judgeTimes(pairs.slice(10), random) };
}

/** Names of each kind per call. */
const many = 200;
const some = 100;

test.each<[string, Ask, number, number, string]>([
  ['logging in', logIn, 0, many, '401 .*credentials_wrong'],
  ['a letter for a new password', recoverByLetter, 200, some, '200 .*holdsMinutes'],
  ['a code to log in with', askForCode, 300, some, '200 .*expiredMinutes'],
  ['a wrong code to log in with', logInByCode, 300, some, '4\\d\\d .*sms_code_wrong'],
  ['a code for a new password', askToRecover, 400, some, '200 .*expirationTime'],
  ['a wrong code for a new password', recoverByPhone, 400, some, '4\\d\\d .*sms_code_wrong'],
  ['a code to register with', askToRegister, 0, some, '200 .*expiredMinutes'],
  ['a wrong code to register with', registerByPhone, 0, some, '422 .*sms_code_wrong'],
])(
  '%s reveals no username',
  async (_, ask, from, count, answer) => {
    // Limits of a number are per hour.
    if (ask === askToRecover || ask === askToRegister) clock.advance(3_600_000);
    await server.ctx.db.deleteFrom('failedAttempt').execute();
    const { words, verdict } = await measure(
      ask,
      here.slice(from, from + count),
      away.slice(from, from + count),
    );
    expect(words).toHaveLength(1);
    expect(words[0]).toMatch(new RegExp(answer, 'u'));
    expect(verdict).toMatchObject({ isLeak: false });
  },
  90_000,
);

test('the same measurement finds a delay of 5 ms for existing usernames', async () => {
  const { verdict } = await measure(leaky, here.slice(-some), away.slice(-some));
  expect(verdict).toMatchObject({ isLeak: true });
  expect(verdict.medianMs).toBeGreaterThan(2.5);
}, 60_000);
