import { z } from 'zod';
import { route } from './route.ts';

/**
 * Proof that a person is calling: an invisible proof-of-work, and a picture when the settings ask.
 */

/** An ALTCHA challenge as the library makes it; opaque to everything but its solver. */
export const challenge = route({
  id: 'humanCheck.challenge',
  listener: 'site',
  method: 'GET',
  path: '/wps/human-check',
  caller: 'anyone',
  summary: 'A proof-of-work challenge, single use, for two minutes',
  value: z.record(z.string(), z.unknown()),
  refusals: [],
});

export const captcha = route({
  id: 'humanCheck.captcha',
  listener: 'site',
  method: 'GET',
  path: '/wps/captcha',
  caller: 'anyone',
  summary:
    'A captcha picture as base64 PNG; its answer is bound to a cookie, single use, two minutes',
  value: z.string(),
  refusals: [],
});

/** The solved challenge as base64 JSON, sent with calls that cost us something. */
export const humanProof = z.string().min(1).max(8_192);
