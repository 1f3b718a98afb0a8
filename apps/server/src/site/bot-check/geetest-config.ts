import type { Geetest } from '../../lib/config/config.ts';
import type { Context } from '../../lib/context.ts';
import type { StoredSettings } from '../settings/index.ts';

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
