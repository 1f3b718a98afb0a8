// Makes packages/client/src/routes.gen.ts from the contract: what a browser must know of each call
// (method, path, whether the body is sealed) as plain values, and its shapes as types only, so that
// Zod stays out of the first load. Calls that the console's first screen makes stand in a file of
// their own, so that all others are loaded with its first page.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roomPath } from '../packages/contract/src/play/shared-rounds.ts';
import { noticesPath } from '../packages/contract/src/realtime.ts';
import type { RouteShape } from '../packages/contract/src/lib/route.ts';
import type { GeneratedFile } from './generated-file.ts';

type Found = { readonly exported: string; readonly shape: RouteShape };

/** Ids of the calls before the console shows a page, and of those around each page. */
const firstIds: ReadonlySet<string> = new Set([
  'operator.login',
  'operator.logout',
  'operator.getSession',
  'overview.admin.get',
  'site.getWhitelabel',
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

/** Makes a file's text from those of the contract's calls that belong there. */
async function routesText(belongs: (shape: RouteShape) => boolean): Promise<string> {
  const imports: string[] = [];
  const endpoints: string[] = [];
  for (const file of contractFiles()) {
    const found = (await findRoutes(file)).filter(({ shape }) => belongs(shape));
    if (found.length === 0) continue;
    imports.push(`import type * as ${namespaceName(file)} from '@khelaghor/contract/${file}';`);
    endpoints.push(...found.map((route) => endpointText(file, route)));
  }
  const endpoint = "import type { Endpoint } from './endpoint.ts';";
  return [head, ...imports, endpoint, '', endpoints.join('\n')].join('\n');
}

const sockets = `
/** Where the one WebSocket of the site is. */
export const noticesPath = '${noticesPath}';
/** Where the room of a game of shared rounds is. */
export const roomPath = '${roomPath}';
`;

/** The browser's copy of the contract's routes. */
export async function generateRoutes(): Promise<readonly GeneratedFile[]> {
  const isFirst = ({ id }: RouteShape): boolean => firstIds.has(id);
  const others = await routesText((shape) => !isFirst(shape));
  return [
    { path: 'packages/client/src/first-routes.gen.ts', text: await routesText(isFirst) },
    { path: 'packages/client/src/routes.gen.ts', text: others + sockets },
  ];
}
