import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { GeetestValues } from '@khelaghor/contract/site/bot-check.ts';
import type { Context } from '../../lib/context.ts';
import type { ChosenGeetest } from './geetest-config.ts';

/** A reader waits for this with his login: longer than that is as good as no answer. */
const limitMs = 3_000;

/** What GeeTest says: `away` when it says nothing that could be believed. */
export type Verdict = 'passed' | 'failed' | 'away';

const judged = z.object({ result: z.enum(['success', 'fail']) });
const troubled = z.object({ status: z.literal('error'), code: z.coerce.string() });

/**
 * Troubles that no visitor can bring about by what he sends: GeeTest's own fault (50000), and our
 * id there being unknown, deleted or paused (501xx). Documented without a sign, sent with one.
 */
const isTheirs = (code: string): boolean => /^-?50(?:000|1\d\d)$/.test(code);

function verdictOf(answer: unknown): { verdict: Verdict; code?: string } {
  const judgement = judged.safeParse(answer);
  if (judgement.success)
    return { verdict: judgement.data.result === 'success' ? 'passed' : 'failed' };
  const trouble = troubled.safeParse(answer);
  if (!trouble.success) return { verdict: 'away' };
  const { code } = trouble.data;
  return { verdict: isTheirs(code) ? 'away' : 'failed', code };
}

/** GeeTest's second validation: whether the four values are those of a solved box, not used yet. */
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
    const { verdict, code } = verdictOf(await response.json());
    if (code !== undefined || verdict === 'away')
      ctx.log.warn({ code, verdict }, 'GeeTest objects');
    return verdict;
  } catch (error) {
    const { name, message } = error as Error;
    ctx.log.warn({ err: { name, message } }, 'GeeTest did not answer');
    return 'away';
  }
}
