import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Limits = {
  readonly withinMs: (request: FastifyRequest) => number;
  /** Answers in place of the handler. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => void;
};

/**
 * Answers for a handler that takes too long. What it was doing may still be done; the caller asks
 * again with the same key. What is being sent already is left to arrive, however slow the line.
 *
 * A timer of our own: Fastify's makes an abort signal for each request and an error at each end,
 * which cost a bet more than reading its session.
 */
export function limitAnswers(app: FastifyInstance, { withinMs, answer }: Limits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const late = (): void => {
      if (!reply.sent && !reply.raw.headersSent) answer(request, reply);
    };
    const timer = setTimeout(late, withinMs(request));
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
