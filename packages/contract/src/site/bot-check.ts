import { z } from 'zod';
import { route } from '../lib/route.ts';

/** Bot check: an invisible proof of work, and a CAPTCHA when the settings require it. */

/** The actions that require a proof; a proof is valid for one of them. */
export const humanAction = z.enum([
  'login',
  'register',
  'sms',
  'recovery',
  'free-play',
  'feedback',
]);
export type HumanAction = z.infer<typeof humanAction>;

/** The actions that may also require a CAPTCHA. */
export const captchaAction = humanAction.extract(['login', 'register']);
export type CaptchaAction = z.infer<typeof captchaAction>;

/** The characters of the CAPTCHA, or the proof of work that replaces it for blind visitors. */
export const captchaAnswer = z.string().max(10_000);

/** The parameters of a GeeTest box; the proof returns the ticket. */
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

export const challenge = route.anyone('GET /wps/human-check', {
  id: 'botCheck.getChallenge',
  summary: 'Returns a single-use challenge: proof of work (two minutes) or GeeTest (ten)',
  query: z.object({
    action: humanAction,
    /** The browser could not reach GeeTest; the server checks whether it is down. */
    unreached: z.literal('1').optional(),
    /** Requests work of some seconds instead of a CAPTCHA, for blind visitors. */
    unseen: z.literal('1').optional(),
  }),
  /** A GeeTest challenge, or an ALTCHA challenge, which only its solver reads. */
  value: z.union([geetestChallenge, z.record(z.string(), z.unknown())]),
  refusals: ['human_check_unreached'],
});

export const captcha = route.anyone('GET /wps/captcha', {
  id: 'botCheck.getCaptcha',
  summary:
    'A captcha picture as base64 PNG; its answer is bound to a cookie and the action, single use, two minutes',
  query: z.object({ action: captchaAction.default('register') }),
  value: z.string(),
});

/**
 * The solved challenge as base64 JSON, sent with calls that cost us money: `{challenge,
 * solution}` of the work, or `{ticket, geetest}` with the four values of GeeTest.
 */
export const humanProof = z.string().min(1).max(10_000);

/** Error codes of calls that require a proof. */
export const humanRefusals = ['human_check_failed', 'human_check_away'] as const;
