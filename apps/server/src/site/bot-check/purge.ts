import type { Context } from '../../lib/context.ts';
import { forgetFailures } from '../../lib/auth/attempt-counter.ts';
import { forgetGuesses } from '../../lib/auth/ip-attempt-limits.ts';

/** Deletes challenges that can no longer be used, and attempts that count no more. */
export async function purgeBotChecks(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.deleteFrom('usedCaptchaChallenge').where('expiresAt', '<', now).execute();
  await ctx.db.deleteFrom('captchaChallenge').where('expiresAt', '<', now).execute();
  await forgetFailures(ctx);
  await forgetGuesses(ctx);
}
