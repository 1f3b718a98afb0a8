import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's root folder. */
export const projectRoot = join(import.meta.dirname, '../../../..');

let known: string | undefined;

/** Twelve hex digits that change with every build of the player's site. */
export function buildId(): string {
  if (known !== undefined) return known;
  const manifest = join(projectRoot, 'apps/player/dist/client/.vite/manifest.json');
  if (!existsSync(manifest)) return 'unbuilt';
  known = createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 12);
  return known;
}
