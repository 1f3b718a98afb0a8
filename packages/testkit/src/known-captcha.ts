import { humanCheckCaptcha } from '@khelaghor/client/routes.gen.ts';
import type { CaptchaAction } from '@khelaghor/contract/human-check.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

/** A picture for this browser of which a test knows what stands in it. */
export async function knownCaptcha(
  { ctx }: TestServer,
  browser: TestBrowser,
  action: CaptchaAction,
): Promise<string> {
  const reply = await browser.call(humanCheckCaptcha, { query: { action } });
  if (!reply.success) throw new Error(`no picture: ${reply.code}`);
  const text = 'KNOWN';
  const id = browser.cookies.get('__Host-captcha') ?? '';
  await ctx.db
    .updateTable('captchaChallenge')
    .set({ answerHash: ctx.secrets.mac('captcha', `${id}:${text}`) })
    .where('id', '=', id)
    .execute();
  return text;
}
