import type { FastifyReply, FastifyRequest } from 'fastify';
import type { login } from '@khelaghor/contract/account/sessions.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { rememberedMs } from './remember-me-tokens.ts';

/** A way of logging in, with what fills the form in the next time. */
type LoginWay =
  | { readonly way: 'username'; readonly username: string }
  | { readonly way: 'sms'; readonly mobileNum: string; readonly countryDialingCode: string };

export const getWay = (body: ParsedBody<typeof login>): LoginWay =>
  body.type === 'sms'
    ? { way: 'sms', mobileNum: body.mobileNum, countryDialingCode: body.countryDialingCode }
    : { way: 'username', username: body.username.trim() };

/** Readable by the page; none of these cookies grants access. */
const readable = { path: '/', sameSite: 'lax', secure: true } as const;
const flag = 'loginRemember';
const name = 'loginUsername';
const phone = 'loginTypeSms';
const all = [flag, name, phone];

/** Stores for a day who logged in here, and how. */
export function giveLoginCookies(reply: FastifyReply, way: LoginWay): void {
  const kept = { ...readable, maxAge: rememberedMs / 1_000 };
  reply.setCookie(flag, '1', kept);
  if (way.way === 'username') {
    reply.setCookie(name, way.username, kept);
    reply.clearCookie(phone, readable);
    return;
  }
  const { mobileNum, countryDialingCode } = way;
  reply.setCookie(phone, JSON.stringify({ mobileNum, countryDialingCode }), kept);
  reply.clearCookie(name, readable);
}

/** Returns true when the last login here chose to be remembered. */
export const wantsRemembering = ({ cookies }: FastifyRequest): boolean => cookies[flag] === '1';

/** Extends the cookies by another day. */
export function renewLoginCookies({ cookies }: FastifyRequest, reply: FastifyReply): void {
  const kept = { ...readable, maxAge: rememberedMs / 1_000 };
  for (const cookie of all) {
    const value = cookies[cookie];
    if (value !== undefined) reply.setCookie(cookie, value, kept);
  }
}

/** Clears the cookies. */
export function clearLoginCookies(reply: FastifyReply): void {
  for (const cookie of all) reply.clearCookie(cookie, readable);
}
