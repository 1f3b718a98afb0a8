import { readdirSync } from 'node:fs';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';

const folder = new URL('../../contract/src/', import.meta.url);

const isRoute = (value: unknown): value is RouteShape =>
  typeof value === 'object' && value !== null && 'listener' in value && 'refusals' in value;

async function findRoutes(file: string): Promise<RouteShape[]> {
  const module = (await import(new URL(file, folder).href)) as Record<string, unknown>;
  return Object.values(module).filter(isRoute);
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

/** Every call of the contract, found in its folder so that none can be forgotten. */
export const contractRoutes: readonly RouteShape[] = (
  await Promise.all(files.map(findRoutes))
).flat();
