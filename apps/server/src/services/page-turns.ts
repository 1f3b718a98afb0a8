import type { FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../lib/context.ts';
import { truncateIp } from '../lib/http/ip-prefix.ts';
import { refuse } from '../lib/http/result.ts';
import { createTurns } from '../lib/http/turns.ts';
import { answerRefusal } from './listener.ts';

/** Pages from one address; a visit draws one, and the browser the others. */
const pagesPerMinute = 600;
/** A page takes the processor for some milliseconds: calls pass between the few that are drawn. */
const bounds = { atOnce: 4, waitingMax: 200, waitingPerCallerMax: 24 };

/** The options of a route that draws pages: hidden from the reference, and limited by address. */
export function getPageOptions({ config }: Context) {
  const max = Math.max(1, Math.round(pagesPerMinute * config.rateLimitFactor));
  const keyGenerator = ({ ip }: FastifyRequest): string => `page:${truncateIp(ip)}`;
  const rateLimit = { max, timeWindow: minuteMs, keyGenerator };
  return { schema: { hide: true }, config: { rateLimit } };
}

type Draw = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Draws pages in turns, so that a crowd or an attack on pages does not keep calls waiting. */
export function drawInTurns({ config }: Context): (draw: Draw) => Draw {
  const waitingPerCallerMax = Math.ceil(bounds.waitingPerCallerMax * config.rateLimitFactor);
  const turns = createTurns({ ...bounds, waitingPerCallerMax });
  return (draw) => async (request, reply) => {
    const turn = await turns.take(truncateIp(request.ip));
    if (!turn.ok) {
      answerRefusal(request, reply, refuse(turn.refusal));
      return reply;
    }
    try {
      // The visitor has gone meanwhile.
      return await (request.raw.socket.destroyed ? reply.hijack() : draw(request, reply));
    } finally {
      turn.end();
    }
  };
}
