import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = join(import.meta.dirname, '../apps/player/dist/client/.vite/manifest.json');

/** The address of the built script of a source file of the site, as a pattern for requests. */
export function findScript(source: string): string {
  const built = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<
    Record<string, { readonly file: string } | undefined>
  >;
  const file = built[source]?.file;
  if (file === undefined) throw new Error(`${source} has no script of its own`);
  return `**/${file}`;
}
