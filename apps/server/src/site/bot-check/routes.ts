import * as contract from '@khelaghor/contract/site/bot-check.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { makeCaptcha } from './captcha.ts';
import { makeChallenge } from './check-human.ts';

export function humanCheckRoutes(bind: Bind, ctx: Context): void {
  bind(
    contract.challenge,
    ({ query: { action, unreached, unseen }, request: { ip } }) => {
      const isUnreached = unreached !== undefined;
      return makeChallenge(ctx, { action, isUnreached, isUnseen: unseen !== undefined, ip });
    },
    // Each form asks for one, and a carrier has thousands of phones behind an address.
    { perMinute: 300 },
  );
  bind(
    contract.captcha,
    async ({ query: { action }, reply }) => ok(await makeCaptcha(ctx, action, reply)),
    { perMinute: 60 },
  );
}
