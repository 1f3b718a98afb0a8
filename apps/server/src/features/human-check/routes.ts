import * as contract from '@khelaghor/contract/human-check.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { makeCaptcha } from './captcha.ts';
import { makeChallenge } from './check-human.ts';

export function humanCheckRoutes(bind: Bind, ctx: Context): void {
  bind(
    contract.challenge,
    ({ query: { action, unreached, unseen } }) => {
      const isUnreached = unreached !== undefined;
      return makeChallenge(ctx, { action, isUnreached, isUnseen: unseen !== undefined });
    },
    { perMinute: 60 },
  );
  bind(
    contract.captcha,
    async ({ query: { action }, reply }) => ok(await makeCaptcha(ctx, action, reply)),
    { perMinute: 60 },
  );
}
