import type { Geetest } from '../../lib/config/config.ts';
import type { Context } from '../../lib/context.ts';
import type { StoredSettings } from '../settings/index.ts';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { GeetestValues } from '@khelaghor/contract/site/bot-check.ts';

export type ChosenGeetest = Geetest & { readonly captchaId: string };

/**
 * How GeeTest is asked; null when the settings do not choose it, or the server has no key: then the
 * browser works.
 */
export function getGeetest(
  ctx: Context,
  {
    humanCheck,
    geetestCaptchaId: captchaId,
  }: Pick<StoredSettings, 'humanCheck' | 'geetestCaptchaId'>,
): ChosenGeetest | null {
  const { geetest } = ctx.config;
  return humanCheck === 'geetest' && geetest ? { ...geetest, captchaId } : null;
}

/** A login waits for this: a later answer counts as none. */
const limitMs = 3_000;

/** GeeTest's verdict; `away`: no answer, or none that can be trusted. */
export type Verdict = 'passed' | 'failed' | 'away';

const judged = z.object({ result: z.enum(['success', 'fail']) });
const troubled = z.object({ status: z.literal('error'), code: z.coerce.string() });

/**
 * Whether the fault is GeeTest's and cannot come from a visitor's input: its own error (50000), or
 * our id unknown, deleted or paused (501xx). Documented without a sign, sent with one.
 */
const isTheirs = (code: string): boolean => /^-?50(?:000|1\d\d)$/.test(code);

function getVerdict(answer: unknown): { verdict: Verdict; code?: string } {
  const judgement = judged.safeParse(answer);
  if (judgement.success)
    return { verdict: judgement.data.result === 'success' ? 'passed' : 'failed' };
  const trouble = troubled.safeParse(answer);
  if (!trouble.success) return { verdict: 'away' };
  const { code } = trouble.data;
  return { verdict: isTheirs(code) ? 'away' : 'failed', code };
}

/** Calls GeeTest's second validation: whether the four values belong to a solved, unused check. */
export async function askGeetest(
  ctx: Context,
  { address, captchaId, key }: ChosenGeetest,
  { lot_number, captcha_output, pass_token, gen_time }: GeetestValues,
): Promise<Verdict> {
  const sign_token = createHmac('sha256', key).update(lot_number).digest('hex');
  try {
    const response = await fetch(`${address}/validate?captcha_id=${captchaId}`, {
      method: 'POST',
      body: new URLSearchParams({ lot_number, captcha_output, pass_token, gen_time, sign_token }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    if (response.status !== 200) throw new Error(`it answered ${response.status}`);
    const { verdict, code } = getVerdict(await response.json());
    if (code !== undefined || verdict === 'away')
      ctx.log.warn({ code, verdict }, 'GeeTest objects');
    return verdict;
  } catch (error) {
    const { name, message } = error as Error;
    ctx.log.warn({ err: { name, message } }, 'GeeTest did not answer');
    return 'away';
  }
}
