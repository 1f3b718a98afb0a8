import { createCaller } from '@khelaghor/client/call.ts';
import {
  passwordResetRequestByEmail,
  passwordResetResetWithSmsCode,
  registrationRegisterMobile,
  sessionLogin,
  smsCodesSendLoginCode,
  smsCodesSendRecoveryCode,
  smsCodesSendRegistrationCode,
} from '@khelaghor/client/routes/account.gen.ts';
import type { HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import { setSettings } from '@khelaghor/server/site/settings/index.ts';
import { solveCheapProof } from './cheap-proof-of-work.ts';
import { createUndrawnCaptcha } from './solved-captcha.ts';
import { signUp } from './test-member.ts';
import type { TestServer } from './test-server.ts';

/** A name to ask for. Its number has a block of its own, because blocks have limits. */
export type Name = {
  readonly username: string;
  readonly email: string;
  readonly mobileNum: string;
};

/** Names of one group; calls share a group when one needs what the other sent. */
type Group = 'login' | 'letter' | 'login-code' | 'recovery-code';

/** A call of a visitor that names an account. */
export type NameCall = {
  readonly title: string;
  readonly group: Group;
  /** Status and body of the answer, the same for both kinds of names. */
  readonly answer: RegExp;
  /** Makes what the call needs; returns the call itself, which returns the answer. */
  readonly prepare: (name: Name) => Promise<() => Promise<string>>;
};

export type NamePair = readonly [known: Name, unknown: Name];

const groups: readonly Group[] = ['login', 'letter', 'login-code', 'recovery-code'];
const countryDialingCode = '880';
const language = 'en' as const;
const newPassword = 'a quiet boat at dusk';

function buildName(kind: 'here' | 'away', nth: number): Name {
  const block = (kind === 'here' ? 1_000 : 2_000) + nth;
  const username = `${kind}name${block}`;
  return { username, email: `${username}@khela.example`, mobileNum: `017${block}1234` };
}

/** Inserts members with these names, who are otherwise like a member who has signed up. */
async function insertMembers(server: TestServer, names: readonly Name[]): Promise<void> {
  const { ctx } = server;
  const { memberId } = await signUp(server);
  const one = await ctx.db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const rows = names.map(({ username, email, mobileNum }) => ({
    ...one,
    profileFields: JSON.stringify(one.profileFields),
    id: ctx.random.id(),
    username,
    nickname: username,
    email,
    mobile: `+${countryDialingCode}${mobileNum.slice(1)}`,
    mobileVerifiedAt: ctx.clock.now(),
    affiliateCode: null,
  }));
  await ctx.db.insertInto('member').values(rows).execute();
}

/** Opens a caller that keeps the status of the last answer, with the cookie of a captcha. */
function openCaller({ config }: TestServer) {
  const state = { status: 0, cookie: '' };
  const call = createCaller({
    origin: '',
    language: () => language,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, config.origins.site);
      const headers = Object.fromEntries(new Headers(init?.headers));
      const cookie = state.cookie === '' ? {} : { cookie: state.cookie };
      const response = await fetch(url, { ...init, headers: { ...headers, ...cookie } });
      state.status = response.status;
      return response;
    },
  });
  return { call, state };
}

/** Returns the answer without what is new in every answer. */
const getWords = (status: number, reply: unknown): string =>
  `${status} ${JSON.stringify(reply)}`
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, 'time');

type Given = { readonly humanProof: string; readonly captcha: string };
type Ask = (name: Name, given: Given) => Promise<unknown>;
type Reply =
  | { readonly success: true; readonly value: { readonly codeRequestId: string } }
  | { readonly success: false };

/** The calls that name an account: their answers must not tell whether it exists. */
function buildAsks(server: TestServer, { call }: ReturnType<typeof openCaller>) {
  const sent = new Map<string, string>();
  const toBody = ({ mobileNum }: Name, { humanProof }: Given) => ({
    body: { mobileNum, countryDialingCode, language, humanProof },
  });
  /** Keeps the id of a sent code, for a later call with a wrong code. */
  const keep = <R extends Reply>({ mobileNum }: Name, reply: R): R => {
    if (reply.success) sent.set(mobileNum, reply.value.codeRequestId);
    return reply;
  };
  const typed = ({ mobileNum }: Name) => ({
    mobileNum,
    countryDialingCode,
    codeRequestId: sent.get(mobileNum) ?? server.ctx.random.id(),
    verificationCode: '000000',
  });
  return {
    logIn: ({ username }, { humanProof }) =>
      call(sessionLogin, {
        body: { type: 'username', username, password: 'wrong horse', humanProof },
      }),
    requestLetter: ({ username, email }, { humanProof }) =>
      call(passwordResetRequestByEmail, { body: { username, email, language, humanProof } }),
    requestLoginCode: async (name, given) =>
      keep(name, await call(smsCodesSendLoginCode, toBody(name, given))),
    logInByCode: (name, { humanProof }) =>
      call(sessionLogin, { body: { type: 'sms', ...typed(name), humanProof } }),
    requestRecoveryCode: async (name, given) =>
      keep(name, await call(smsCodesSendRecoveryCode, toBody(name, given))),
    recoverByCode: (name) =>
      call(passwordResetResetWithSmsCode, {
        body: { ...typed(name), newPassword, confirmNewPassword: newPassword },
      }),
    requestRegistrationCode: ({ mobileNum: mobileNo }, { humanProof }) =>
      call(smsCodesSendRegistrationCode, {
        body: { mobileNo, countryDialingCode, language, humanProof },
      }),
    registerByCode: (name, given) =>
      call(registrationRegisterMobile, {
        body: {
          ...typed(name),
          ...given,
          password: newPassword,
          confirmPassword: newPassword,
          registerMethod: 'mobile',
          ageConfirmed: true,
          language,
          login: true,
        },
      }),
  } satisfies Record<string, Ask>;
}

type AskName = keyof ReturnType<typeof buildAsks>;
type Row = readonly [title: string, ask: AskName, group: Group, action: HumanAction, RegExp];

const rows: readonly Row[] = [
  ['logging in', 'logIn', 'login', 'login', /^401 .*credentials_wrong/u],
  ['a letter for a new password', 'requestLetter', 'letter', 'recovery', /^200 .*holdsMinutes/u],
  ['a code to log in with', 'requestLoginCode', 'login-code', 'sms', /^200 .*expiredMinutes/u],
  ['a wrong code to log in with', 'logInByCode', 'login-code', 'login', /^4\d\d .*sms_code_wrong/u],
  [
    'a code for a new password',
    'requestRecoveryCode',
    'recovery-code',
    'sms',
    /^200 .*expirationTime/u,
  ],
  [
    'a wrong code for a new password',
    'recoverByCode',
    'recovery-code',
    'sms',
    /^4\d\d .*sms_code_wrong/u,
  ],
  ['a code to register with', 'requestRegistrationCode', 'login', 'sms', /^200 .*expiredMinutes/u],
  [
    'a wrong code to register with',
    'registerByCode',
    'login',
    'register',
    /^422 .*sms_code_wrong/u,
  ],
];

/** The titles of the calls, in the order in which they have to be made. */
export const nameCallTitles: readonly string[] = rows.map(([title]) => title);

/**
 * Prepares a server with members, and returns every call that names an account, with pairs of a
 * known and an unknown name for each. Limits of a number are per hour: move the clock an hour on
 * before each call, and forget its failed attempts.
 */
export async function openNameCalls(
  server: TestServer,
  pairCount: number,
): Promise<{
  readonly calls: readonly NameCall[];
  readonly listPairs: (group: Group) => readonly NamePair[];
}> {
  const settings = { mobileCodeLogin: true, mobileRegistration: true, smsDailyMax: 100_000 };
  await setSettings(server.ctx, settings, 'system');
  const pairs = Array.from({ length: groups.length * pairCount }, (_, nth): NamePair => [
    buildName('here', nth),
    buildName('away', nth),
  ]);
  const knownNames = pairs.map(([known]) => known);
  await insertMembers(server, knownNames);
  const caller = openCaller(server);
  const asks = buildAsks(server, caller);
  const calls = rows.map(([title, ask, group, action, answer]): NameCall => {
    const prepare = async (name: Name) => {
      const humanProof = await solveCheapProof(server, action);
      const isRegistering = ask === 'registerByCode';
      const { cookie, captcha } = isRegistering
        ? await createUndrawnCaptcha(server.ctx, 'register')
        : { cookie: '', captcha: '' };
      caller.state.cookie = cookie;
      return async () => {
        const reply = await asks[ask](name, { humanProof, captcha });
        return getWords(caller.state.status, reply);
      };
    };
    return { title, group, answer, prepare };
  });
  const listPairs = (group: Group): readonly NamePair[] => {
    const from = groups.indexOf(group) * pairCount;
    return pairs.slice(from, from + pairCount);
  };
  return { calls, listPairs };
}
