import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BannerGroup } from '@khelaghor/contract/site/picture-names.ts';
import type { SiteLanguage } from '@khelaghor/contract/lib/languages.ts';
import { lobbyReturnPath } from '@khelaghor/contract/play/lobby-return.ts';
import { getGeetest } from '../site/bot-check/index.ts';
import { clearSessionCookies, hasJustTimedOut } from '../account/sessions/index.ts';
import { setRetryAfter } from '../lib/http/register-route.ts';
import { refuseForNow } from '../lib/http/result.ts';
import type { Failure } from '../lib/http/result.ts';
import { computeMaintenanceWait, getFirebase, readSettings } from '../site/settings/index.ts';
import type { StoredSettings } from '../site/settings/index.ts';
import { readLaunchOrigins } from '../play/vendors/index.ts';
import { projectRoot } from '../lib/build-id.ts';
import type { Authenticators, MemberCaller } from '../lib/http/principals.ts';
import type { Context } from '../lib/context.ts';
import { chooseEncoding } from '../lib/http/encodings.ts';
import type { Encoding } from '../lib/http/encodings.ts';
import { getPageLanguage } from '../lib/http/language.ts';
import { wantsPage } from './listener.ts';
import { drawInTurns, getPageOptions } from './page-turns.ts';
import { serveAppFiles } from './pwa.ts';
import { resolveVisitor } from './resolve-visitor.ts';
import type { BootAction } from './resolve-visitor.ts';
import { getPolicy, getReferrerPolicy } from './csp.ts';
import type { Reached } from './csp.ts';
import { reportHeaders } from './csp-reports.ts';
import { readOfflineState, findSiteState } from './initial-state.ts';
import type { SiteStateValue, Visitor } from './initial-state.ts';
import { serveAssets } from './static-files.ts';

const distFolder = join(projectRoot, 'apps/player/dist');
const clientFolder = join(distFolder, 'client');
/** Fast enough to compress every page on request; built files are compressed harder, once. */
const pageBrotliQuality = 5;

/** What the server uses of the player's server build (apps/player/src/entry-server.tsx). */
type PlayerProgram = {
  render(request: {
    url: string;
    language: SiteLanguage;
    theme: 'dark' | 'light';
    state: unknown;
  }): Promise<{ html: string; status: number; head: unknown }>;
  /** The group of the banners that an address begins with. */
  findBannerGroup(url: string): BannerGroup;
  /** The game whose page an address is; null: it is another page. */
  findGameOfPage(url: string): string | null;
  getDocument(parts: {
    html: string;
    head: unknown;
    state: unknown;
    origin: string;
    nonce: string;
    assets: unknown;
    styleText: (file: string) => string;
    /** What its first script does before anything else. */
    first: BootAction | null;
  }): string;
};

const brotli = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: pageBrotliQuality };
const compress: Record<Encoding, (page: string) => Promise<Buffer>> = {
  br: (page) => brotli(page, { params }),
  gzip: promisify(gzip),
};

async function send(request: FastifyRequest, reply: FastifyReply, page: string): Promise<unknown> {
  const encoding = chooseEncoding(request);
  reply.header('vary', 'accept-encoding, cookie');
  if (encoding === null) return reply.send(page);
  return reply.header('content-encoding', encoding).send(await compress[encoding](page));
}

const chosen = <T extends string>(kept: string | undefined, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === kept);

/** Reads the visitor's address and choices from a page request. */
function getVisitor(
  request: FastifyRequest,
  settings: StoredSettings,
  gameCode: string | null,
): Visitor {
  const { cookies, ip } = request;
  return {
    ip,
    language: getPageLanguage(request, settings),
    theme: cookies['theme'] === 'light' ? 'light' : 'dark',
    digits: chosen(cookies['digits'], ['latn', 'beng']),
    grouping: chosen(cookies['grouping'], ['lakh', 'western']),
    isBalanceHidden: cookies['balance'] === 'hidden',
    gameCode,
  };
}

/** The visitor of the offline page: no member, only a language and a theme. */
function nobody(query: Record<string, string | undefined>, settings: StoredSettings): Visitor {
  const { languages, defaultLanguage } = settings;
  return {
    ip: '',
    language: languages.find((code) => code === query['lang']) ?? defaultLanguage,
    theme: query['theme'] === 'light' ? 'light' : 'dark',
    digits: undefined,
    grouping: undefined,
    isBalanceHidden: false,
    gameCode: null,
  };
}

/** The inputs of a page. */
type Drawn = {
  readonly visitor: Visitor;
  readonly state: SiteStateValue;
  readonly url: string;
  readonly first: BootAction | null;
};

/** The refusal whose wait a page of the closed site carries. */
const refuseInMaintenance = (ctx: Context, endsAt: string | null): Failure =>
  refuseForNow('maintenance', computeMaintenanceWait(endsAt, ctx.clock.now()));

/** Serves the files of the build without a hash in their name: the icon, the manifest. */
function serveLooseFiles(app: FastifyInstance): void {
  const types: Record<string, string> = {
    png: 'image/png',
    svg: 'image/svg+xml',
    txt: 'text/plain; charset=utf-8',
    webmanifest: 'application/manifest+json',
  };
  for (const file of readdirSync(clientFolder)) {
    const type = types[file.slice(file.lastIndexOf('.') + 1)];
    if (type === undefined) continue;
    const body = readFileSync(join(clientFolder, file));
    app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(body),
    );
  }
}

/** Returns what pages may reach beside the site itself. */
async function reachedBy(
  ctx: Context,
  settings: Omit<StoredSettings, 'maintenance'>,
): Promise<Reached> {
  const { games, site } = ctx.config.origins;
  const { gtagId, domains, imageCDNs, launchGameCDNs } = settings;
  const vendors = await readLaunchOrigins(ctx);
  return {
    games,
    gtagId,
    domains,
    imageCDNs,
    launchGameCDNs,
    socket: site.replace(/^http/, 'ws'),
    vendors: vendors.length === 0 ? [] : [...vendors, `${site}${lobbyReturnPath}`],
    humanCheckHosts: getGeetest(ctx, settings)?.hosts ?? [],
    firebase: getFirebase(ctx, settings),
  };
}

type Asked = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly member: MemberCaller | null;
};

/**
 * Adds to a page that the member's play time is used up, also when another call used it up at the
 * same moment. It is shown once: the next page is a visitor's.
 */
async function sayTimeIsUp(
  ctx: Context,
  { request, reply, member }: Asked,
  state: SiteStateValue,
): Promise<SiteStateValue> {
  const lost = member ? null : await hasJustTimedOut(ctx, request);
  const timeOpensAt = lost?.toISOString() ?? state.timeOpensAt;
  if (timeOpensAt !== null) clearSessionCookies(reply);
  return { ...state, timeOpensAt };
}

/** What pages use of the browser's build: its manifest, and its style sheets, each read once. */
function readClientBuild() {
  const assets: unknown = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  );
  const sheets = new Map<string, string>();
  const styleText = (file: string): string => {
    const text = sheets.get(file) ?? readFileSync(join(clientFolder, file), 'utf8');
    sheets.set(file, text);
    return text;
  };
  return { assets, styleText };
}

/** Serves the site's pages, rendered on the server with all data of their first screen. */
export async function servePages(
  ctx: Context,
  app: FastifyInstance,
  authenticators: Authenticators,
): Promise<void> {
  const entry = join(distFolder, 'server/entry-server.js');
  if (!existsSync(entry)) {
    ctx.log.warn('the site is not built: only its calls are served');
    return;
  }
  const program = (await import(entry)) as PlayerProgram;
  const { assets, styleText } = readClientBuild();
  await serveAssets(app, join(clientFolder, 'assets'), '/assets/');
  serveLooseFiles(app);
  serveAppFiles(ctx, app);

  const draw = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { visitor, state, url, first }: Drawn,
  ): Promise<unknown> => {
    const { language, theme } = visitor;
    const { html, status, head } = await program.render({ url, language, theme, state });
    const nonce = ctx.random.token(16);
    const { maintenance, ...settings } = await readSettings(ctx);
    const reached = await reachedBy(ctx, settings);
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': getPolicy(nonce, reached),
        ...reportHeaders,
        'referrer-policy': getReferrerPolicy(url),
        'cache-control': 'no-store',
        'content-language': language,
      });
    if (status === 503) setRetryAfter(reply, refuseInMaintenance(ctx, maintenance.endsAt));
    const parts = { html, head, state, nonce, assets, styleText, first };
    const page = program.getDocument({ ...parts, origin: ctx.config.origins.site });
    return send(request, reply, page);
  };

  const inTurn = drawInTurns(ctx);
  const options = getPageOptions(ctx);
  const drawOffline = inTurn(async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const visitor = nobody(query, await readSettings(ctx));
    const state = await readOfflineState(ctx, visitor);
    return draw(request, reply, { visitor, state, url: request.url, first: null });
  });
  app.get('/offline-shell', options, drawOffline);
  const drawPage = inTurn(async (request, reply) => {
    const arrival = await resolveVisitor(ctx, authenticators, request, reply);
    if ('redirectTo' in arrival)
      return reply.header('cache-control', 'no-store').redirect(arrival.redirectTo);
    const { member, url, first } = arrival;
    const visitor = getVisitor(request, await readSettings(ctx), program.findGameOfPage(url));
    const found = await findSiteState(ctx, member, visitor, program.findBannerGroup(url));
    const state = await sayTimeIsUp(ctx, { request, reply, member }, found);
    return draw(request, reply, { visitor, state, url, first });
  });
  app.get('/*', options, async (request, reply) =>
    wantsPage(request) ? drawPage(request, reply) : reply.callNotFound(),
  );
}
