// Makes packages/client/src/routes/ from the contract: what a browser must know of each call
// (method, path, whether the body is sealed) as plain values, and its shapes as types only, so that
// Zod stays out of the first load. A page loads the calls of its area alone, and those of
// first loads stand in a file of their own.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roomPath } from '../packages/contract/src/play/shared-rounds.ts';
import { noticesPath } from '../packages/contract/src/realtime.ts';
import type { RouteShape } from '../packages/contract/src/lib/route.ts';
import type { GeneratedFile } from './generated-file.ts';

type Found = { readonly exported: string; readonly shape: RouteShape };

/**
 * Ids of the calls that first loads make: those of the console before it shows a page and around
 * each page, and those of the site's home page.
 */
const firstIds: ReadonlySet<string> = new Set([
  'operator.login',
  'operator.logout',
  'operator.getSession',
  'overview.admin.get',
  'site.getWhitelabel',
  'banners.list',
  'feedback.countUnread',
  'games.listMenus',
  'inhouse.getMath',
  'leaderboards.listWinners',
  'lobby.getGame',
  'lobby.listNextDraws',
  'lottery.getGame',
  'member.get',
  'messages.countUnread',
  'promotions.list',
  'promotions.listMine',
  'session.logout',
  'session.restore',
  'site.getRegistrationSettings',
  'site.getStatus',
  'wallet.getBalance',
]);

const contractFolder = fileURLToPath(new URL('../packages/contract/src/', import.meta.url));

const isRoute = (value: unknown): value is RouteShape =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'path' in value &&
  'refusals' in value;

async function findRoutes(file: string): Promise<readonly Found[]> {
  const module = (await import(join(contractFolder, file))) as Record<string, unknown>;
  return Object.entries(module).flatMap(([exported, shape]) =>
    isRoute(shape) ? [{ exported, shape }] : [],
  );
}

/** `wallet.listEntries` -> `walletListEntries`. */
export function getConstantName(id: string): string {
  return id.replace(/\.(.)/gu, (_, letter: string) => letter.toUpperCase());
}

/** `site/bot-check.ts` -> `SiteBotCheck`. */
function namespaceName(file: string): string {
  const words = file.replace(/\.ts$/u, '').split(/[-/]/u);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function endpointText(file: string, { exported, shape }: Found): string {
  const sealed = shape.sealed ? '\n  sealed: true,' : '';
  const upload = shape.upload ? '\n  upload: true,' : '';
  const type = `Endpoint<typeof ${namespaceName(file)}.${exported}>`;
  const method = shape.method === 'GET' ? '' : `\n  method: '${shape.method}',`;
  return `export const ${getConstantName(shape.id)}: ${type} = {${method}
  path: '${shape.path}',${sealed}${upload}
};
`;
}

const contractFiles = (): string[] =>
  readdirSync(contractFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted();

/** All routes of the contract. */
export async function readRoutes(): Promise<RouteShape[]> {
  const found: RouteShape[] = [];
  for (const file of contractFiles())
    found.push(...(await findRoutes(file)).map(({ shape }) => shape));
  return found;
}

const head = '// Made by tools/generate-routes.ts from packages/contract. Do not edit.';

/** Makes a file's text from those calls of the contract's files that belong there. */
async function routesText(
  files: readonly string[],
  belongs: (shape: RouteShape) => boolean,
): Promise<string> {
  const imports: string[] = [];
  const endpoints: string[] = [];
  for (const file of files) {
    const found = (await findRoutes(file)).filter(({ shape }) => belongs(shape));
    if (found.length === 0) continue;
    imports.push(`import type * as ${namespaceName(file)} from '@khelaghor/contract/${file}';`);
    endpoints.push(...found.map((route) => endpointText(file, route)));
  }
  const endpoint = "import type { Endpoint } from '../endpoint.ts';";
  return [head, ...imports, endpoint, '', endpoints.join('\n')].join('\n');
}

const sockets = `${head}

/** Where the one WebSocket of the site is. */
export const noticesPath = '${noticesPath}';
/** Where the room of a game of shared rounds is. */
export const roomPath = '${roomPath}';
`;

const target = (name: string): string => `packages/client/src/routes/${name}.gen.ts`;

/** The browser's copy of the contract's routes, a file for each area of the contract. */
export async function generateRoutes(): Promise<readonly GeneratedFile[]> {
  const isFirst = ({ id }: RouteShape): boolean => firstIds.has(id);
  const files = contractFiles();
  const ofAreas = Object.entries(Object.groupBy(files, (file) => file.split('/')[0] ?? ''));
  const generated = [
    { path: target('first'), text: await routesText(files, isFirst) },
    { path: target('sockets'), text: sockets },
  ];
  for (const [area, own = []] of ofAreas) {
    const text = await routesText(own, (shape) => !isFirst(shape));
    if (text.includes('\nexport ')) generated.push({ path: target(area), text });
  }
  return generated;
}
