import { z } from 'zod';
import { humanProof } from './human-check.ts';
import { route } from './route.ts';
import { id, instant } from './shapes.ts';
import { dialingCode, smsProof, typedMobile } from './sms-codes.ts';

export const login = route({
  id: 'session.login',
  listener: 'site',
  method: 'POST',
  path: '/wps/session/login',
  caller: 'anyone',
  sealed: true,
  summary: 'Logs a member in; the session lives in an HttpOnly cookie',
  body: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('username'),
      username: z.string().max(255),
      password: z.string().max(1024),
      captcha: z.string().max(32).optional(),
      humanProof,
    }),
    z.object({
      type: z.literal('sms'),
      mobileNum: typedMobile,
      countryDialingCode: dialingCode,
      ...smsProof,
      captcha: z.string().max(32).optional(),
      humanProof,
    }),
  ]),
  /** `token` is a public handle for session storage, worth nothing without the cookie. */
  value: z.object({
    token: z.string(),
    userName: z.string(),
    firstTimeLogin: z.boolean(),
    passwordExpired: z.boolean(),
  }),
  refusals: [
    'human_check_failed',
    'captcha_required',
    'captcha_wrong',
    'credentials_wrong',
    'account_closed',
    'sms_closed',
    'mobile_invalid',
    'country_not_served',
    'sms_code_wrong',
  ],
});

export const logout = route({
  id: 'session.logout',
  listener: 'site',
  method: 'DELETE',
  path: '/wps/session/logout',
  caller: 'member',
  trialToo: true,
  staysOpen: true,
  summary: 'Ends the session on the server and clears the browser',
  value: z.object({}),
  refusals: [],
});

/** The programs and systems that are told apart; null is any other. */
export const browserName = z.enum(['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung']);
export type BrowserName = z.infer<typeof browserName>;
export const systemName = z.enum(['android', 'ios', 'linux', 'macos', 'windows']);
export type SystemName = z.infer<typeof systemName>;

export const sessionValue = z.object({
  sessionId: id,
  /** The one that asks. */
  isThis: z.boolean(),
  /** Nobody has ended it, and it has not ended by itself. */
  isOpen: z.boolean(),
  openedAt: instant,
  seenAt: instant,
  browser: browserName.nullable(),
  system: systemName.nullable(),
  address: z.string(),
  /** Two letters; null for an address that is in none. */
  country: z.string().nullable(),
});
export type SessionValue = z.infer<typeof sessionValue>;

export const listSessions = route({
  id: 'session.list',
  listener: 'site',
  method: 'GET',
  path: '/wps/session/list',
  caller: 'member',
  summary: 'Where the member is logged in, and was lately: the open ones first, then the newest',
  value: z.object({ sessions: z.array(sessionValue) }),
  refusals: [],
});

export const endSession = route({
  id: 'session.end',
  listener: 'site',
  method: 'DELETE',
  path: '/wps/session/list/:sessionId',
  caller: 'member',
  summary: 'Logs the member out somewhere else',
  params: z.object({ sessionId: id }),
  value: z.object({}),
  refusals: ['session_unknown'],
});
