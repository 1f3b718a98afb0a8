import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Listener } from '@khelaghor/contract/lib/route.ts';
import { countHeldBytes } from '@khelaghor/http-guard/limit-connections.ts';
import { findGameCaller } from '../play/launch/index.ts';
import { openRooms, roomRoutes } from '../play/shared-rounds/index.ts';
import { gatewayRoutes } from '../money/deposits/index.ts';
import { serveLiabilityFiles } from '../money/proof-of-liabilities/routes.ts';
import { serveMedia } from '../site/media/routes.ts';
import { startRealtime } from '../site/realtime/index.ts';
import { realtimeRoutes } from '../site/realtime/routes.ts';
import { confirmOperatorAct, getOperatorCaller } from '../backoffice/operators/index.ts';
import {
  findChangingCaller,
  findMemberCaller,
  findSessionOwner,
} from '../account/sessions/index.ts';
import { computeMaintenanceWait, readSettings, readSiteStatus } from '../site/settings/index.ts';
import { listLotteries } from '../play/lottery/index.ts';
import { seamlessRoutes } from '../play/seamless-wallet/routes.ts';
import { readBalanceValue } from '../money/wallet/index.ts';
import { allAreas, areas } from '../areas.ts';
import { refuse, refuseForNow } from '../lib/http/result.ts';
import { createRouteRegistrar, sendRefusal } from '../lib/http/register-route.ts';
import type { Authenticators } from '../lib/http/principals.ts';
import type { Context } from '../lib/context.ts';
import { serveGameReturn } from './game-return.ts';
import { createListener, getRoute } from './listener.ts';
import { servePages } from './ssr.ts';
import { servePolicyReports } from './csp-reports.ts';
import { serveReference } from './reference/serve-reference.ts';
import { serveConsole, serveGames } from './static-files.ts';

export type HttpService = {
  listeners: Record<Listener, FastifyInstance>;
  close(): Promise<void>;
};

/**
 * While the site is closed, for maintenance or in the caller's region, no call of a visitor or a
 * member is answered but the few that the contract names. Gateways and vendors are heard: what has
 * begun ends as it must.
 */
function refuseWhileClosed(ctx: Context, app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    const route = getRoute(request);
    if (!route || route.duringMaintenance || route.caller === 'gateway') return undefined;
    const { status, maintenance } = await readSiteStatus(ctx, request.ip);
    if (status === 0) return undefined;
    const waitMs = computeMaintenanceWait(maintenance?.until ?? null, ctx.clock.now());
    const refused =
      status === 1 ? refuseForNow('maintenance', waitMs) : refuse('region_restricted');
    sendRefusal(request, reply, refused);
    return reply;
  });
}

/** Makes calls know the lotteries that an operator added in another process. */
function readLotteriesFirst(ctx: Context, app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (getRoute(request)) await listLotteries(ctx);
  });
}

/** Builds the three listeners with every route of the contract, and starts to listen. */
export async function startHttp(ctx: Context, databaseUrl: string): Promise<HttpService> {
  const held = countHeldBytes();
  const listeners = {
    site: await createListener(ctx, 'site', held),
    console: await createListener(ctx, 'console', held),
    games: await createListener(ctx, 'games', held),
  };
  const authenticators: Authenticators = {
    owner: findSessionOwner(ctx),
    member: findMemberCaller(ctx),
    changing: findChangingCaller(ctx),
    game: findGameCaller(ctx),
    operator: getOperatorCaller(ctx),
  };
  for (const listener of Object.values(listeners)) readLotteriesFirst(ctx, listener);
  refuseWhileClosed(ctx, listeners.site);
  refuseWhileClosed(ctx, listeners.games);

  const bind = createRouteRegistrar(ctx, listeners, {
    authenticators,
    confirmAct: confirmOperatorAct,
    readDomains: async () => (await readSettings(ctx)).domains,
  });
  for (const { routes, adminRoutes } of areas)
    for (const add of [...routes, ...adminRoutes]) add(bind, ctx, allAreas);

  await seamlessRoutes(listeners.site, ctx);
  await gatewayRoutes(listeners.site, ctx);
  serveGameReturn(ctx, listeners.site);
  const notices = await startRealtime(ctx, databaseUrl, (memberId) =>
    readBalanceValue(ctx.db, memberId),
  );
  await listeners.site.register(websocket, { options: { maxPayload: 4_096 } });
  await listeners.site.register(async (app) => realtimeRoutes(app, ctx, notices, authenticators));

  const rooms = openRooms(ctx, databaseUrl);
  await listeners.games.register(websocket, { options: { maxPayload: 1_024 } });
  await listeners.games.register(async (app) => roomRoutes(app, ctx, rooms));

  serveLiabilityFiles(ctx, listeners.site);
  serveMedia(ctx, listeners, authenticators);
  await servePages(ctx, listeners.site, authenticators);
  serveReference(listeners.site, ctx.config.rateLimitFactor);
  for (const listener of Object.values(listeners)) await servePolicyReports(ctx, listener);
  await serveConsole(ctx, listeners.console);
  await serveGames(ctx, listeners.games, allAreas.houseGames);

  const { host, ports } = ctx.config;
  await listeners.site.listen({ host, port: ports.site });
  await listeners.console.listen({ host, port: ports.console });
  await listeners.games.listen({ host, port: ports.games });
  return {
    listeners,
    async close() {
      // Nothing new to tell first: telling it asks the database, which closes after us.
      await notices.close();
      await rooms.close();
      await Promise.all(Object.values(listeners).map((app) => app.close()));
    },
  };
}
