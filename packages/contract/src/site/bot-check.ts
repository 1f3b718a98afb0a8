import { z } from 'zod';
import { route } from '../lib/route.ts';

/**
 * Proof that a person is calling: an invisible proof-of-work, and a picture when the settings ask.
 */

/** What a proof is asked for, and is good for. */
export const humanAction = z.enum([
  'login',
  'register',
  'sms',
  'recovery',
  'free-play',
  'feedback',
]);
export type HumanAction = z.infer<typeof humanAction>;

/** For what a picture may be asked beside it. */
export const captchaAction = humanAction.extract(['login', 'register']);
export type CaptchaAction = z.infer<typeof captchaAction>;

/** The characters of the picture; from who cannot see it, the proof of work in its place. */
export const captchaAnswer = z.string().max(10_000);

/** A challenge of GeeTest: its box is opened with this, and the ticket comes back in the proof. */
const geetestChallenge = z.object({
  geetest: z.object({ captchaId: z.string(), script: z.string(), ticket: z.string() }),
});
export type GeetestChallenge = z.infer<typeof geetestChallenge>['geetest'];

/** The four values of GeeTest's `getValidate()`, under the names that GeeTest gives them. */
export const geetestValues = z.object({
  lot_number: z.string().regex(/^[\w-]{8,64}$/),
  captcha_output: z.string().regex(/^[\w+/=-]{1,6000}$/),
  pass_token: z.string().regex(/^[\w-]{8,256}$/),
  gen_time: z.string().regex(/^\d{1,20}$/),
});
export type GeetestValues = z.infer<typeof geetestValues>;

export const challenge = route({
  id: 'humanCheck.challenge',
  listener: 'site',
  method: 'GET',
  path: '/wps/human-check',
  caller: 'anyone',
  summary: 'A challenge, single use: work for two minutes, or a box of GeeTest for ten',
  query: z.object({
    action: humanAction,
    /** GeeTest could not be reached from the browser: whether it is away the server finds out. */
    unreached: z.literal('1').optional(),
    /** In the place of a picture that somebody cannot see: work that takes some seconds. */
    unseen: z.literal('1').optional(),
  }),
  /** Of GeeTest, or an ALTCHA challenge as the library makes it, opaque but to its solver. */
  value: z.union([geetestChallenge, z.record(z.string(), z.unknown())]),
  refusals: ['human_check_unreached'],
});

export const captcha = route({
  id: 'humanCheck.captcha',
  listener: 'site',
  method: 'GET',
  path: '/wps/captcha',
  caller: 'anyone',
  summary:
    'A captcha picture as base64 PNG; its answer is bound to a cookie and the action, single use, two minutes',
  query: z.object({ action: captchaAction.default('register') }),
  value: z.string(),
  refusals: [],
});

/**
 * The solved challenge as base64 JSON, sent with calls that cost us something: `{challenge,
 * solution}` of the work, or `{ticket, geetest}` with the four values of GeeTest.
 */
export const humanProof = z.string().min(1).max(10_000);

/** What a call that asks for a proof may say of it. */
export const humanRefusals = ['human_check_failed', 'human_check_away'] as const;
