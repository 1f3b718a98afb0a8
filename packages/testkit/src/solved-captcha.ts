import { botCheckGetCaptcha } from '@khelaghor/client/routes/site.gen.ts';
import type { CaptchaAction } from '@khelaghor/contract/site/bot-check.ts';
import type { Context } from '@khelaghor/server/lib/context.ts';
import type { TestBrowser } from './test-browser.ts';

const cookieName = '__Host-captcha';

/** What keeps the answers of a system's captchas, hashed with its secret. */
export type CaptchaStore = Pick<Context, 'db' | 'secrets'>;

const text = 'KNOWN';

const computeHash = ({ secrets }: Pick<Context, 'secrets'>, id: string): string =>
  secrets.mac('captcha', `${id}:${text}`);

/**
 * Replaces the answer of a captcha, named by its browser's cookie, by one that the test knows, and
 * returns it. Only who has the system's database and secret can do so.
 */
export async function setCaptchaAnswer(store: CaptchaStore, captchaId: string): Promise<string> {
  const { numUpdatedRows } = await store.db
    .updateTable('captchaChallenge')
    .set({ answerHash: computeHash(store, captchaId) })
    .where('id', '=', captchaId)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`there is no captcha ${captchaId}`);
  return text;
}

/** Fetches a captcha for this browser and returns its answer. */
export async function createSolvedCaptcha(
  store: CaptchaStore,
  browser: TestBrowser,
  action: CaptchaAction,
): Promise<string> {
  await browser.callOrFail(botCheckGetCaptcha, { query: { action } });
  return setCaptchaAnswer(store, browser.cookies.get(cookieName) ?? '');
}

/** Stores a captcha without drawing it, for who makes thousands of calls. */
export async function createUndrawnCaptcha(
  ctx: CaptchaStore & Pick<Context, 'random' | 'clock'>,
  action: CaptchaAction,
): Promise<{ cookie: string; captcha: string }> {
  const id = ctx.random.id();
  const expiresAt = new Date(ctx.clock.now().getTime() + 120_000);
  await ctx.db
    .insertInto('captchaChallenge')
    .values({ id, action, answerHash: computeHash(ctx, id), expiresAt })
    .execute();
  return { cookie: `${cookieName}=${id}`, captcha: text };
}
