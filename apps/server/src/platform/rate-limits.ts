import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RouteShape } from '@khelaghor/contract/route.ts';
import type { Config } from './config.ts';

/** Calls per minute from one caller. */
export type RateLimit = { perMinute: number };

const usual: Record<RouteShape['caller'], RateLimit> = {
  anyone: { perMinute: 240 },
  member: { perMinute: 600 },
  agent: { perMinute: 600 },
  game: { perMinute: 900 },
  operator: { perMinute: 300 },
  gateway: { perMinute: 6_000 },
};

/** One caller: the session if there is one, else the address (IPv6 by its /64). */
function callerKey(request: FastifyRequest): string {
  const { cookies, headers } = request;
  const credential =
    cookies['__Host-session'] ?? cookies['__Host-operator'] ?? headers.authorization;
  if (credential) return createHash('sha256').update(credential).digest('base64url');
  return request.ip.includes(':') ? request.ip.split(':').slice(0, 4).join(':') : request.ip;
}

export function limitsOf(config: Config, route: RouteShape, limit?: RateLimit) {
  const { perMinute } = limit ?? usual[route.caller];
  return {
    rateLimit: {
      max: Math.max(1, Math.round(perMinute * config.rateLimitFactor)),
      timeWindow: 60_000,
      // A made-up cookie must not buy a fresh allowance where no session is needed.
      keyGenerator: (request: FastifyRequest) =>
        `${route.id}:${route.caller === 'anyone' ? request.ip : callerKey(request)}`,
    },
  };
}
