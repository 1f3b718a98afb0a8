import { timingSafeEqual } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import svgCaptcha from 'svg-captcha';
import type { CaptchaAction } from '@khelaghor/contract/site/bot-check.ts';
import { toCode } from '@khelaghor/typed-text/code.ts';
import type { Context } from '../../lib/context.ts';
import { checkWork } from './proof-of-work.ts';

/** A picture to read: bound to a cookie and an action, single use, two minutes. */
const lifeMs = 120_000;
/** No picture has as many characters; a proof of work has more. */
const charactersMax = 32;
const cookieName = '__Host-captcha';

const size = 5;
/** Glyphs that people confuse are left out. */
const glyphs = 'ABCDEFGHJKMNPQRTUVWXY346789';
const answerPattern = new RegExp(`^[A-Z0-9]{${size}}$`, 'u');

const computeHash = (ctx: Context, id: string, text: string): string =>
  ctx.secrets.mac('captcha', `${id}:${text}`);

/** Makes a captcha, keeps its answer's hash, ties it to the browser, and returns base64 PNG. */
export async function makeCaptcha(
  ctx: Context,
  action: CaptchaAction,
  reply: FastifyReply,
): Promise<string> {
  const { data, text } = svgCaptcha.create({
    size,
    noise: 2,
    width: 160,
    height: 56,
    fontSize: 52,
    color: false,
    charPreset: glyphs,
    background: '#fdf3dc',
  });
  const id = ctx.random.id();
  await ctx.db
    .insertInto('captchaChallenge')
    .values({
      id,
      action,
      answerHash: computeHash(ctx, id, text),
      expiresAt: new Date(ctx.clock.now().getTime() + lifeMs),
    })
    .execute();
  reply.setCookie(cookieName, id, { path: '/', secure: true, httpOnly: true, sameSite: 'strict' });
  return Buffer.from(new Resvg(data).render().asPng()).toString('base64');
}

type Answered = { readonly answer: string; readonly action: CaptchaAction };

/**
 * Whether the answer is that of the browser's captcha for this action; from who cannot see it, a
 * proof of the work that stands in its place. After a text of five letters and digits the captcha
 * is gone; another one cannot be its answer.
 */
export async function checkCaptcha(
  ctx: Context,
  request: FastifyRequest,
  { answer, action }: Answered,
): Promise<boolean> {
  if (answer.length > charactersMax)
    return checkWork(ctx, answer, { action, standsFor: ['picture'] });
  const text = toCode(answer).toUpperCase();
  if (!answerPattern.test(text)) return false;
  const id = request.cookies[cookieName];
  if (id === undefined || !/^[0-9a-f-]{36}$/.test(id)) return false;
  const kept = await ctx.db
    .deleteFrom('captchaChallenge')
    .where('id', '=', id)
    .returning(['answerHash', 'action', 'expiresAt'])
    .executeTakeFirst();
  if (!kept || kept.action !== action || kept.expiresAt <= ctx.clock.now()) return false;
  const given = Buffer.from(computeHash(ctx, id, text));
  return timingSafeEqual(given, Buffer.from(kept.answerHash));
}
