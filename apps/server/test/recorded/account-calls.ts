import type { HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import type { listSessions } from '@khelaghor/contract/account/sessions.ts';
import type {
  NewPasskeyRequest,
  PasskeyRequest,
} from '@khelaghor/contract/account/second-factors.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { computeCodeAt } from '@khelaghor/server/lib/auth/otp.ts';
import { solveCheapProof } from '@khelaghor/testkit/cheap-proof-of-work.ts';
import { createSolvedCaptcha } from '@khelaghor/testkit/solved-captcha.ts';
import { VirtualAuthenticator } from '@khelaghor/testkit/virtual-authenticator.ts';
import {
  readCodeSentTo,
  linkTokenSentTo,
  readEmailCodeSentTo,
} from '@khelaghor/testkit/test-outbox.ts';
import { pick } from './recorder.ts';
import type { Result, Caller, Recorder } from './recorder.ts';

const language = 'en';
const countryDialingCode = '880';
export const password = 'a quiet boat at dusk';
const nextPassword = 'a quiet boat at noon';
export const paymentPassword = '482913';

/** A registered member in their browser. */
export type RecordedMember = Caller & { readonly account: string; readonly memberId: string };

const proofFor = ({ server }: Recorder, action: HumanAction) => solveCheapProof(server, action);

/** The value of an answer, for the passkey of the test kit to answer. */
const getAsked = ({ json }: Result) =>
  (json as { value: NewPasskeyRequest & PasskeyRequest }).value;

/** Waits out the interval between two codes, and until an authenticator app shows another code. */
const passMinutes = ({ clock }: Recorder, minutes = 2): void => clock.advance(minutes * 60_000);

async function register(
  recorder: Recorder,
  role: string,
  account: string,
  note?: string,
): Promise<RecordedMember> {
  const caller = recorder.newCaller(role);
  const captcha = await createSolvedCaptcha(recorder.server.ctx, caller.browser, 'register');
  const body = {
    username: account,
    password,
    confirmPassword: password,
    email: `${account}@example.com`,
    registerMethod: 'username',
    ageConfirmed: true,
    language,
    humanProof: await proofFor(recorder, 'register'),
    captcha,
    login: true,
  };
  const answer = await recorder.ask(caller, 'PUT /wps/member/register', { body }, note);
  return { ...caller, account, memberId: pick(answer, 'memberId') };
}

async function sendCode(
  recorder: Recorder,
  caller: Caller,
  purpose: 'noLogin' | 'password' | 'member' | 'register',
  mobile: string,
): Promise<{ codeRequestId: string; verificationCode: string }> {
  passMinutes(recorder);
  const answer = await recorder.ask(caller, `POST /wps/verification/sms/${purpose}`, {
    body: {
      [purpose === 'register' ? 'mobileNo' : 'mobileNum']: mobile,
      countryDialingCode,
      language,
      humanProof: await proofFor(recorder, 'sms'),
    },
  });
  const verificationCode = await readCodeSentTo(recorder.server, `+88${mobile}`);
  return { codeRequestId: pick(answer, 'codeRequestId'), verificationCode };
}

/** A visitor in a browser from which the member has logged in before. */
function newKnownCaller(recorder: Recorder, member: RecordedMember): Caller {
  const caller = recorder.newCaller('visitor');
  const name = '__Host-place';
  caller.browser.cookies.set(name, member.browser.cookies.get(name) ?? '');
  return caller;
}

async function logIn(recorder: Recorder, caller: Caller, body: object, note?: string) {
  const humanProof = await proofFor(recorder, 'login');
  const sent = { body: { ...body, humanProof } };
  return recorder.ask(caller, 'POST /wps/session/login', sent, note);
}

/** Registers the member of the recording, and one by phone, and starts free play. */
export async function recordRegistrations(recorder: Recorder) {
  const { ask } = recorder;
  const visitor = recorder.newCaller('visitor');
  await ask(visitor, 'GET /wps/system/setting/register', {}, 'open');
  await ask(visitor, 'GET /wps/system/countryCodes', {}, 'open');
  await ask(visitor, 'GET /wps/captcha', { query: { action: 'register' } }, 'good');
  await ask(visitor, 'GET /wps/human-check', { query: { action: 'register' } }, 'good');
  const member = await register(recorder, 'member', 'rahim7', 'good');
  await ask(member, 'GET /wps/agent/affiliate/own', {}, 'no agent');
  const query = { code: 'abcdefgh', domain: 'khela.example' };
  await ask(visitor, 'GET /wps/agent/affiliate', { query }, 'unknown code');
  const phone = recorder.newCaller('new member');
  const mobileNum = '01711000001';
  const code = await sendCode(recorder, phone, 'register', mobileNum);
  const captcha = await createSolvedCaptcha(recorder.server.ctx, phone.browser, 'register');
  const humanProof = await proofFor(recorder, 'register');
  const number = { mobileNum, countryDialingCode, ...code };
  const terms = { registerMethod: 'mobile', ageConfirmed: true, language, login: true };
  const body = { ...number, ...terms, password, confirmPassword: password, captcha, humanProof };
  await ask(phone, 'PUT /wps/member/register/mobile', { body });
  const demo = recorder.newCaller('demo');
  const device = { os: 'Android', platform: 'W', random: 'a'.repeat(32), gatewayVersion: 3 };
  const start = { ...device, language, ageConfirmed: true };
  const proof = await proofFor(recorder, 'free-play');
  await ask(demo, 'POST /wps/session/login/freeplay', { body: { ...start, humanProof: proof } });
  return { member, demo };
}

/** Reads and changes what a member's profile holds. */
export async function recordProfile(recorder: Recorder, member: RecordedMember): Promise<void> {
  const { ask, server } = recorder;
  const email = 'rahim@khela.example';
  await ask(member, 'GET /wps/member/info', {}, 'new');
  await ask(member, 'PUT /wps/member/info/number-format', { body: { digits: 'beng' } }, 'good');
  await ask(member, 'PUT /wps/member/info/icon', { body: { icon: 'boat' } }, 'good');
  const told = { nickname: 'Rahim', payeeName: 'Rahim Uddin', birthday: '1990-12-31' };
  const contacts = { whatsapp: '01711000000', facebook: 'rahim', line: '', qqNum: '' };
  const body = { ...told, ...contacts };
  await ask(member, 'PUT /wps/member/info/profile', { body }, 'good');
  await ask(
    member,
    'PUT /wps/member/info/profile',
    { body: { payeeName: 'Karim' } },
    'set already',
  );
  await ask(member, 'GET /wps/member/info/profile', {}, 'filled in');
  const sent = await ask(
    member,
    'POST /wps/verification/email/member',
    { body: { email, language } },
    'good',
  );
  const mailed = {
    codeRequestId: pick(sent, 'codeRequestId'),
    verificationCode: await readEmailCodeSentTo(server, email),
  };
  await ask(
    member,
    'POST /wps/member/info/email',
    { body: { email, ...mailed, password } },
    'good',
  );
  const mobileNum = '01711000000';
  const code = await sendCode(recorder, member, 'member', mobileNum);
  const number = { mobileNum, countryDialingCode, ...code, password };
  await ask(member, 'POST /wps/member/info/mobile', { body: number }, 'good');
  await ask(member, 'GET /wps/member/info/contacts', {}, 'filled in');
  await ask(member, 'GET /wps/member/info', {}, 'filled in');
  const long = { newPaymentPassword: '1234567', confirmPaymentPassword: '1234567' };
  const refused = { body: { password, ...long } };
  await ask(member, 'POST /wps/member/payment-password', refused, 'too long');
  const newPayment = {
    newPaymentPassword: paymentPassword,
    confirmPaymentPassword: paymentPassword,
  };
  await ask(
    member,
    'POST /wps/member/payment-password',
    { body: { password, ...newPayment } },
    'good',
  );
  await ask(member, 'GET /wps/member/payment-password', {}, 'set');
  passMinutes(recorder);
  await ask(member, 'POST /wps/member/proof/codes', { body: { language } }, 'good');
}

/** Every way to log in, and the session list. */
export async function recordLogins(recorder: Recorder, member: RecordedMember): Promise<void> {
  const { ask } = recorder;
  const { account: username } = member;
  const good = { type: 'username', username, password, rememberMe: true };
  await logIn(recorder, recorder.newCaller('visitor'), good, 'from a new place');
  const known = newKnownCaller(recorder, member);
  await logIn(recorder, known, good, 'good');
  known.browser.cookies.delete('__Host-session');
  await ask(known, 'POST /wps/session/remembered', {}, 'remembered');
  const byCode = recorder.newCaller('visitor');
  const mobileNum = '01711000000';
  const code = await sendCode(recorder, byCode, 'noLogin', mobileNum);
  const typed = { type: 'sms', mobileNum, countryDialingCode, ...code };
  await logIn(recorder, byCode, typed, 'by code');
  const body = { domainName: recorder.server.config.origins.site, route: '/lottery' };
  const handed = await ask(member, 'POST /wps/session/handoff', { body }, 'good');
  const taken = { code: pick(handed, 'code'), route: '/lottery', confirmed: true };
  const openedFrom = recorder.server.config.origins.site;
  const there = recorder.newCaller('visitor');
  await ask(there, 'POST /wps/session/handoff/redeem', { body: { ...taken, openedFrom } }, 'good');
  const listed = await ask(member, 'GET /wps/session/list', {}, 'good');
  const { sessions } = (listed.json as { value: ValueOf<typeof listSessions> }).value;
  const other = sessions.find(({ isThis }) => !isThis)?.sessionId ?? '';
  await ask(
    member,
    'DELETE /wps/session/list/:sessionId',
    { params: { sessionId: other } },
    'good',
  );
  await ask(known, 'DELETE /wps/session/logout', {}, 'good');
}

/** New passwords: by the old one, a mailed link and an SMS code. */
export async function recordPasswords(recorder: Recorder, member: RecordedMember): Promise<void> {
  const { ask, server } = recorder;
  const visitor = recorder.newCaller('visitor');
  const pair = { newPassword: nextPassword, confirmNewPassword: nextPassword };
  const back = { newPassword: password, confirmNewPassword: password };
  const weak = { oldPassword: password, newPassword: 'short', confirmNewPassword: 'shorter' };
  await ask(member, 'POST /wps/member/password', { body: weak }, 'weak');
  await ask(
    member,
    'POST /wps/member/password',
    { body: { oldPassword: password, ...pair } },
    'good',
  );
  const email = 'rahim@khela.example';
  const asked = { username: member.account, email, language };
  const humanProof = await proofFor(recorder, 'recovery');
  await ask(visitor, 'POST /wps/member/password/email', { body: { ...asked, humanProof } }, 'good');
  const linkToken = await linkTokenSentTo(server, email);
  await ask(visitor, 'POST /wps/member/password/reset', { body: { linkToken, ...back } }, 'good');
  const mobileNum = '01711000000';
  const sent = await sendCode(recorder, visitor, 'password', mobileNum);
  const typed = { mobileNum, countryDialingCode, ...sent, ...back };
  await ask(visitor, 'POST /wps/member/password/verification', { body: typed }, 'good');
  const { account: username } = member;
  await logIn(recorder, member, { type: 'username', username, password }, 'after a new password');
  const wrong = { type: 'username', username, password: 'wrong horse' };
  await logIn(recorder, recorder.newCaller('visitor'), wrong, 'wrong password');
  const unknown = { type: 'username', username: 'karim99', password };
  await logIn(recorder, recorder.newCaller('visitor'), unknown, 'unknown name');
}

/** An authenticator app, a passkey, and logins that ask for one of them. */
export async function recordFactors(recorder: Recorder): Promise<void> {
  const { ask, server, clock } = recorder;
  const member = await register(recorder, 'careful member', 'karim7');
  const asked = await ask(member, 'POST /wps/member/factors/passkeys/begin', {
    body: { password },
  });
  const device = new VirtualAuthenticator(server.config.origins.site);
  const made = { name: 'My phone', answer: device.make(getAsked(asked)) };
  await ask(member, 'POST /wps/member/factors/passkeys', { body: made });
  const app = await ask(member, 'POST /wps/member/factors/authenticator/begin', {
    body: { password },
  });
  const secret = pick(app, 'secret');
  const code = computeCodeAt(secret, clock.now());
  await ask(member, 'POST /wps/member/factors/authenticator', { body: { code } });
  await ask(member, 'GET /wps/member/factors', {}, 'both');
  const visitor = recorder.newCaller('visitor');
  const options = await ask(visitor, 'POST /wps/session/passkey/options', {}, 'good');
  const answer = device.sign(getAsked(options));
  await ask(visitor, 'POST /wps/session/passkey', { body: { answer } }, 'good');
  passMinutes(recorder);
  const other = recorder.newCaller('visitor');
  const typed = { type: 'username', username: member.account, password };
  const entered = await logIn(recorder, other, typed, 'asks for a second factor');
  const challengeId = pick(entered, 'secondProof', 'challengeId');
  await ask(other, 'POST /wps/session/second-factor/passkey', { body: { challengeId } }, 'good');
  const wrong = { challengeId, proof: { way: 'authenticator', code: '000000' } };
  await ask(other, 'POST /wps/session/second-factor', { body: wrong }, 'wrong');
  const proof = { way: 'authenticator', code: computeCodeAt(secret, clock.now()) };
  await ask(other, 'POST /wps/session/second-factor', { body: { challengeId, proof } }, 'good');
  passMinutes(recorder);
  const again = { way: 'authenticator', code: computeCodeAt(secret, clock.now()) };
  const body = { password, proof: again };
  await ask(member, 'POST /wps/member/factors/recovery-codes', { body });
}

/** Limits, reality checks and the history of a member's play. */
export async function recordPlayLimits(recorder: Recorder, member: RecordedMember): Promise<void> {
  const { ask } = recorder;
  const kind = { kind: 'stake', period: 'day' };
  await ask(member, 'GET /wps/member/play', {}, 'none');
  const lower = { ...kind, amount: '7654300' };
  await ask(member, 'PUT /wps/member/play/limits', { body: lower }, 'lower');
  const higher = { ...kind, amount: '97654300', password };
  await ask(member, 'PUT /wps/member/play/limits', { body: higher }, 'higher');
  await ask(member, 'GET /wps/member/play', {}, 'waiting');
  await ask(member, 'POST /wps/member/play/limits/increase/cancel', { body: kind }, 'good');
  await ask(member, 'PUT /wps/member/play/reality-check', { body: { minutes: 60 } }, 'good');
  await ask(member, 'GET /wps/member/play/reality-check', {}, 'set');
  await ask(member, 'POST /wps/member/play/reality-check', {}, 'good');
  await ask(member, 'GET /wps/member/play/history', {}, 'some');
  const tired = await register(recorder, 'tired member', 'selim7');
  await ask(tired, 'POST /wps/member/play/exclusions', { body: { length: 'day', password } });
  await ask(tired, 'GET /wps/member/play');
}
