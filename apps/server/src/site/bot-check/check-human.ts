import type { challenge, humanRefusals, HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, Failure } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { readSettings } from '../settings/index.ts';
import { getGeetest } from './geetest-client.ts';
import { isGeetestDown, probeGeetest } from './geetest-circuit-breaker.ts';
import { checkGeetest, createGeetestTicket } from './geetest-proof.ts';
import { checkWork, makeWork } from './proof-of-work.ts';
import { readWorkFactor } from './work-factor.ts';

type Asked = {
  readonly action: HumanAction;
  readonly isUnreached: boolean;
  /** The picture cannot be seen. */
  readonly isUnseen: boolean;
  /** The caller's network address. */
  readonly ip: string;
};

/**
 * What the browser has to do. While GeeTest is chosen and away it works in its place; that GeeTest
 * is away is seen from here, never taken from the browser.
 */
export async function makeChallenge(
  ctx: Context,
  { action, isUnreached, isUnseen, ip }: Asked,
): Promise<Result<ValueOf<typeof challenge>, 'human_check_unreached'>> {
  if (isUnseen) return ok(await makeWork(ctx, { action, standsFor: 'picture' }));
  const geetest = getGeetest(ctx, await readSettings(ctx));
  const factor = await readWorkFactor(ctx, action, ip);
  if (!geetest) return ok(await makeWork(ctx, { action, standsFor: 'nothing', factor }));
  if (isUnreached ? await probeGeetest(ctx, geetest) : isGeetestDown(ctx))
    return ok(await makeWork(ctx, { action, standsFor: 'geetest', factor }));
  if (isUnreached) return refuse('human_check_unreached');
  const { captchaId, script } = geetest;
  return ok({ geetest: { captchaId, script, ticket: createGeetestTicket(ctx, action) } });
}

/**
 * Why a proof does not let this action pass; null when it does. Either way it is used up.
 * @param ip the caller's network address, where the use of it sets the work
 */
export async function verifyHuman(
  ctx: Context,
  proof: string,
  action: HumanAction,
  ip?: string,
): Promise<Failure<(typeof humanRefusals)[number]> | null> {
  const geetest = getGeetest(ctx, await readSettings(ctx));
  // Work counts where it is what is asked for, and where we ourselves asked for it in GeeTest's
  // place.
  const standsFor = geetest ? (['geetest'] as const) : (['nothing', 'geetest'] as const);
  // Half of it: the work may have risen since the challenge was made.
  const factorMin = ip === undefined ? 1 : (await readWorkFactor(ctx, action, ip)) / 2;
  if (await checkWork(ctx, proof, { action, standsFor, factorMin })) return null;
  if (!geetest) return refuse('human_check_failed');
  const verdict = await checkGeetest(ctx, geetest, proof, action);
  if (verdict === 'passed') return null;
  return refuse(verdict === 'away' ? 'human_check_away' : 'human_check_failed');
}
