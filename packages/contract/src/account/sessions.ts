import { z } from 'zod';
import { captchaAnswer, humanProof, humanRefusals } from '../site/bot-check.ts';
import { route } from '../lib/route.ts';
import { entered } from './second-factors.ts';
import { browserName, systemName } from '../lib/device-names.ts';
import { id, instant } from '../lib/shapes.ts';
import { dialingCode, smsProof, typedMobile } from './sms-codes.ts';

/** Logs this browser in again without a password, for a day. */
const rememberMe = z.boolean().default(false);
/** Logs in after the time limit, only to withdraw and to read. */
const toWithdraw = z.boolean().optional();

export const login = route.anyone('POST /wps/session/login', {
  id: 'session.login',
  sealed: true,
  summary: 'Logs a member in, or asks for a second factor; the session is an HttpOnly cookie',
  body: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('username'),
      username: z.string().max(255),
      password: z.string().max(1024),
      rememberMe,
      toWithdraw,
      captcha: captchaAnswer.optional(),
      humanProof,
    }),
    z.object({
      type: z.literal('sms'),
      mobileNum: typedMobile,
      countryDialingCode: dialingCode,
      ...smsProof,
      rememberMe,
      toWithdraw,
      captcha: captchaAnswer.optional(),
      humanProof,
    }),
  ]),
  value: entered,
  refusals: [
    ...humanRefusals,
    'captcha_required',
    'captcha_wrong',
    'credentials_wrong',
    'login_too_soon',
    'account_closed',
    'sms_closed',
    'mobile_invalid',
    'country_not_served',
    'sms_code_wrong',
    'limit_time_reached',
    'login_frozen',
  ],
});

export const logout = route.member('DELETE /wps/session/logout', {
  id: 'session.logout',
  allowsDemo: true,
  duringMaintenance: true,
  whilePasswordExpired: true,
  summary: 'Ends the session on the server and clears the cookies',
  value: z.object({}),
});

export const sessionValue = z.object({
  sessionId: id,
  /** The current session of the caller. */
  isThis: z.boolean(),
  /** Neither ended nor expired. */
  isOpen: z.boolean(),
  openedAt: instant,
  seenAt: instant,
  browser: browserName.nullable(),
  system: systemName.nullable(),
  address: z.string(),
  /** Two letters; null: the address belongs to no country. */
  country: z.string().nullable(),
});
export type SessionValue = z.infer<typeof sessionValue>;

export const listSessions = route.member('GET /wps/session/list', {
  id: 'session.list',
  summary: 'Lists the member’s sessions: open ones first, then the newest',
  value: z.object({ sessions: z.array(sessionValue) }),
});

export const endSession = route.member('DELETE /wps/session/list/:sessionId', {
  id: 'session.end',
  summary: 'Ends another session of the member',
  params: z.object({ sessionId: id }),
  value: z.object({}),
  refusals: ['session_unknown'],
});

export const logInRemembered = route.anyone('POST /wps/session/remembered', {
  id: 'session.restore',
  summary: 'Logs in with a remember-me token, which is renewed with each use',
  value: z.object({ token: z.string() }),
});

/** A path of the site, without query and fragment. */
const handOverRoute = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[^?#\s\\]*$/);

export const createHandoffCode = route.member('POST /wps/session/handoff', {
  id: 'session.createHandoffCode',
  summary:
    'A code that logs the member in at another address of the site, once and within a minute',
  body: z.object({ domainName: z.string().max(200), route: handOverRoute }),
  value: z.object({ code: z.string() }),
  refusals: ['host_not_allowed'],
});

export const redeemHandoffCode = route.anyone('POST /wps/session/handoff/redeem', {
  id: 'session.redeemHandoffCode',
  summary: 'Logs in with a code from another domain of the site',
  body: z.object({
    code: z.string().max(200),
    route: handOverRoute,
    /** The page's referrer; empty: the browser sends none. */
    openedFrom: z.string().max(200),
    /** The visitor confirmed that they continue as the member of the code. */
    confirmed: z.boolean(),
  }),
  /** Requires confirmation when another member is logged in or another site opened the page. */
  value: z.discriminatedUnion('state', [
    z.object({ state: z.literal('entered') }),
    z.object({ state: z.literal('asks'), name: z.string() }),
  ]),
  refusals: ['hand_over_invalid'],
});
