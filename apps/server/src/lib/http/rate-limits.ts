import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import type { Config } from '../config/config.ts';
import { truncateIp, isIPv6, getNetwork } from './ip-prefix.ts';

/**
 * How often a call may be made: a bound on what one caller may cost this process, which forgets it
 * when it ends. Guessing is counted in the database (`ip-attempt-limits.ts`).
 */

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

/** A /48 may make the calls of 16 networks of /64; one customer may own all 65,536 of them. */
const homesInNetwork = 16;

const timeWindow = 60_000;

/** One caller: the session if there is one, else the address. */
function callerKey(request: FastifyRequest): string {
  const { cookies, headers } = request;
  const credential =
    cookies['__Host-session'] ?? cookies['__Host-operator'] ?? headers.authorization;
  if (credential) return createHash('sha256').update(credential).digest('base64url');
  return truncateIp(request.ip);
}

const getMax = (config: Config, route: RouteShape, limit: RateLimit | undefined): number =>
  Math.max(1, Math.round((limit ?? usual[route.caller]).perMinute * config.rateLimitFactor));

export function getLimits(config: Config, route: RouteShape, limit?: RateLimit) {
  return {
    rateLimit: {
      max: getMax(config, route, limit),
      timeWindow,
      // A made-up cookie must not buy a fresh allowance where no session is needed.
      keyGenerator: (request: FastifyRequest) =>
        `${route.id}:${route.caller === 'anyone' ? truncateIp(request.ip) : callerKey(request)}`,
    },
  };
}

/**
 * Returns what reads how long a caller whose /48 calls too often must wait, all its networks taken
 * together, for calls without a login; 0 milliseconds: not at all.
 */
export function getNetworkLimit(
  app: FastifyInstance,
  config: Config,
  route: RouteShape,
  limit?: RateLimit,
): (request: FastifyRequest) => Promise<number> {
  if (route.caller !== 'anyone') return () => Promise.resolve(0);
  const look = app.createRateLimit({
    max: getMax(config, route, limit) * homesInNetwork,
    timeWindow,
    keyGenerator: (request: FastifyRequest) => `${route.id}:${getNetwork(request.ip)}`,
  });
  return async (request) => {
    if (!isIPv6(request.ip)) return 0;
    const looked = await look(request);
    return !looked.isAllowed && looked.isExceeded ? looked.ttl : 0;
  };
}
