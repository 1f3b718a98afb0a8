import { z } from 'zod';
import { humanProof, humanRefusals } from '../site/bot-check.ts';
import { route } from '../lib/route.ts';
import { language } from '../lib/shapes.ts';

export const startFreePlay = route.anyone('POST /wps/session/login/freeplay', {
  id: 'demoAccounts.start',
  sealed: true,
  summary: 'Creates a trial account with trial money, and logs it in',
  body: z.object({
    /** What the browser runs on, as it says itself. */
    os: z.string().max(40),
    platform: z.literal('W'),
    /** Made by the browser for this call; it travels sealed with the rest. */
    random: z.string().min(16).max(64),
    gatewayVersion: z.literal(3),
    language,
    ageConfirmed: z.literal(true),
    humanProof,
  }),
  /** `token` is a public handle for session storage, worth nothing without the cookie. */
  value: z.object({ token: z.string(), userName: z.string() }),
  refusals: ['free_play_closed', ...humanRefusals],
});
