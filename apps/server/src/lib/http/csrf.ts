import type { FastifyRequest } from 'fastify';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import type { Config } from '../config/config.ts';

/** The header that only our own pages send: a form of another site cannot. */
const pageHeader = 'x-khelaghor';

/** Whether the page calls the address that it came from, and that is another domain of ours. */
const isAtDomain = (request: FastifyRequest, domains: readonly string[]): boolean =>
  domains.some((name) => name === request.headers.origin && new URL(name).host === request.host);

/**
 * Whether a changing call comes from a page of another site. Reading calls change nothing and pass;
 * gateways have no origin and sign instead.
 */
export function isCrossSiteRequest(
  config: Config,
  route: RouteShape,
  request: FastifyRequest,
  domains: readonly string[],
): boolean {
  if (route.method === 'GET' || route.caller === 'gateway') return false;
  const own = config.origins[route.listener];
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  // Hosts may forward the games' origin. No cookie is read there, and a page that the browser
  // reports as same-origin is the game's own, by whatever name it was reached.
  const isHandedOn = route.listener === 'games' && site === 'same-origin';
  const isOurs = route.listener === 'site' && isAtDomain(request, domains);
  if (origin !== undefined && origin !== own && !isHandedOn && !isOurs) return true;
  if (site !== undefined && site !== 'same-origin') return true;
  return request.headers[pageHeader] !== '1';
}
