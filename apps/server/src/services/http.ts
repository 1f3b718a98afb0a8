import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Listener } from '@khelaghor/contract/route.ts';
import { affiliatesRoutes } from '../features/affiliates/routes.ts';
import { bannersRoutes } from '../features/banners/routes.ts';
import { announcementsRoutes } from '../features/announcements/routes.ts';
import { bindingRoutes } from '../features/binding/routes.ts';
import { catalogueRoutes } from '../features/catalogue/routes.ts';
import { customerServiceRoutes } from '../features/customer-service/routes.ts';
import { depositRoutes } from '../features/deposit/routes.ts';
import { diceRoutes } from '../features/dice/routes.ts';
import { elsewhereRoutes } from '../features/elsewhere/routes.ts';
import { factorsRoutes } from '../features/factors/routes.ts';
import { favouritesRoutes } from '../features/favourites/routes.ts';
import { factorResetRoutes } from '../features/factor-resets/routes.ts';
import { freePlayRoutes } from '../features/free-play/routes.ts';
import { humanCheckRoutes } from '../features/human-check/routes.ts';
import { feedbackRoutes } from '../features/feedback/routes.ts';
import { helpRoutes } from '../features/help/routes.ts';
import { gameCallerOf } from '../features/launch/launch.ts';
import { launchRoutes } from '../features/launch/routes.ts';
import { liabilitiesRoutes, serveLiabilityFiles } from '../features/liabilities/routes.ts';
import { lobbyRoutes } from '../features/lobby/routes.ts';
import { lotteryRoutes } from '../features/lottery/routes.ts';
import { mediaRoutes, serveMedia } from '../features/media/routes.ts';
import { openNotices } from '../features/notices/notices.ts';
import { noticesRoutes } from '../features/notices/routes.ts';
import { operatorCallerOf } from '../features/operator/operator.ts';
import { operatorRoutes } from '../features/operator/routes.ts';
import { outboxRoutes } from '../features/outbox/routes.ts';
import { passwordRoutes } from '../features/passwords/routes.ts';
import { playLimitsRoutes } from '../features/play-limits/routes.ts';
import { payoutWalletsRoutes } from '../features/payout-wallets/routes.ts';
import { paymentPasswordRoutes } from '../features/payment-password/routes.ts';
import { profileRoutes } from '../features/profile/routes.ts';
import { promotionsRoutes } from '../features/promotions/routes.ts';
import { recordsRoutes } from '../features/records/routes.ts';
import { registrationRoutes } from '../features/registration/routes.ts';
import { resourcesRoutes } from '../features/resources/routes.ts';
import { secondProofRoutes } from '../features/second-proof/routes.ts';
import { sessionRoutes } from '../features/session/routes.ts';
import { smsCodeRoutes } from '../features/sms-codes/routes.ts';
import { changingCallerOf, memberCallerOf } from '../features/session/session.ts';
import { selfProofRoutes } from '../features/self-proof/routes.ts';
import { siteRoutes } from '../features/site/routes.ts';
import { readSettings, siteStatusOf } from '../features/site/site.ts';
import { seamlessRoutes, vendorWalletRoutes } from '../features/vendor-wallet/routes.ts';
import { walletRoutes } from '../features/wallet/routes.ts';
import { withdrawalRoutes } from '../features/withdrawal/routes.ts';
import { refuse } from '../platform/answer.ts';
import { createBind, sendRefusal } from '../platform/bind.ts';
import type { Bind } from '../platform/bind.ts';
import type { Authenticators } from '../platform/callers.ts';
import type { Context } from '../platform/context.ts';
import { serveGameReturn } from './game-return.ts';
import { createListener, routeOf } from './listener.ts';
import { servePages } from './pages.ts';
import { servePolicyReports } from './policy-reports.ts';
import { serveReference } from './reference.ts';
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
    const route = routeOf(request);
    if (!route || route.staysOpen || route.caller === 'gateway') return undefined;
    const { status } = await siteStatusOf(ctx, request.ip);
    if (status === 0) return undefined;
    sendRefusal(request, reply, refuse(status === 1 ? 'maintenance' : 'region_restricted'));
    return reply;
  });
}

/** Binds every route of the contract, feature by feature. */
function bindRoutes(bind: Bind, ctx: Context): void {
  siteRoutes(bind, ctx);
  mediaRoutes(bind, ctx);
  bannersRoutes(bind, ctx);
  announcementsRoutes(bind, ctx);
  resourcesRoutes(bind, ctx);
  customerServiceRoutes(bind, ctx);
  helpRoutes(bind, ctx);
  feedbackRoutes(bind, ctx);
  humanCheckRoutes(bind, ctx);
  sessionRoutes(bind, ctx);
  playLimitsRoutes(bind, ctx);
  freePlayRoutes(bind, ctx);
  walletRoutes(bind, ctx);
  affiliatesRoutes(bind, ctx);
  registrationRoutes(bind, ctx);
  passwordRoutes(bind, ctx);
  smsCodeRoutes(bind, ctx);
  secondProofRoutes(bind, ctx);
  factorsRoutes(bind, ctx);
  elsewhereRoutes(bind, ctx);
  outboxRoutes(bind, ctx);
  bindingRoutes(bind, ctx);
  selfProofRoutes(bind, ctx);
  paymentPasswordRoutes(bind, ctx);
  payoutWalletsRoutes(bind, ctx);
  profileRoutes(bind, ctx);
  depositRoutes(bind, ctx);
  withdrawalRoutes(bind, ctx);
  catalogueRoutes(bind, ctx);
  favouritesRoutes(bind, ctx);
  vendorWalletRoutes(bind, ctx);
  promotionsRoutes(bind, ctx);
  launchRoutes(bind, ctx);
  diceRoutes(bind, ctx);
  lotteryRoutes(bind, ctx);
  lobbyRoutes(bind, ctx);
  liabilitiesRoutes(bind, ctx);
  recordsRoutes(bind, ctx);
  operatorRoutes(bind, ctx);
  factorResetRoutes(bind, ctx);
}

/** Builds the three listeners with every route of the contract, and starts to listen. */
export async function startHttp(ctx: Context, databaseUrl: string): Promise<HttpService> {
  const listeners = {
    site: await createListener(ctx, 'site'),
    console: await createListener(ctx, 'console'),
    games: await createListener(ctx, 'games'),
  };
  const authenticators: Authenticators = {
    member: memberCallerOf(ctx),
    changing: changingCallerOf(ctx),
    game: gameCallerOf(ctx),
    operator: operatorCallerOf(ctx),
  };
  refuseWhileClosed(ctx, listeners.site);
  refuseWhileClosed(ctx, listeners.games);

  const bind = createBind(ctx, listeners, {
    authenticators,
    domainsOf: async () => (await readSettings(ctx)).domains,
  });
  bindRoutes(bind, ctx);

  await seamlessRoutes(listeners.site, ctx);
  serveGameReturn(ctx, listeners.site);
  const notices = await openNotices(ctx, databaseUrl);
  await listeners.site.register(websocket, { options: { maxPayload: 4_096 } });
  await listeners.site.register(async (app) => noticesRoutes(app, ctx, notices, authenticators));

  serveLiabilityFiles(ctx, listeners.site);
  serveMedia(ctx, listeners, authenticators);
  await servePages(ctx, listeners.site, authenticators);
  serveReference(listeners.site);
  for (const listener of Object.values(listeners)) await servePolicyReports(ctx, listener);
  await serveConsole(ctx, listeners.console);
  await serveGames(ctx, listeners.games);

  const { host, ports } = ctx.config;
  await listeners.site.listen({ host, port: ports.site });
  await listeners.console.listen({ host, port: ports.console });
  await listeners.games.listen({ host, port: ports.games });
  return {
    listeners,
    async close() {
      // Nothing new to tell first: telling it asks the database, which closes after us.
      await notices.close();
      await Promise.all(Object.values(listeners).map((app) => app.close()));
    },
  };
}
