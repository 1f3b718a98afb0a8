import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { setSessionCookie } from './operator-session.ts';
import type { BegunSession } from './operator-session.ts';

/** Hands the token of a session that has begun to the browser, and the name to the page. */
export function createWelcome<C extends ErrorCode>(
  reply: FastifyReply,
  answer: Result<BegunSession, C>,
): Result<{ username: string }, C> {
  if (!answer.ok) return answer;
  setSessionCookie(reply, answer.value.token);
  return ok({ username: answer.value.username });
}
