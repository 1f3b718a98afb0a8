// The site's database for a program that runs beside the site or without it.
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@khelaghor/db/embedded.ts';
import { findEmbedded } from '@khelaghor/db/find-embedded.ts';
import { CannotStart } from '@khelaghor/server/lib/cannot-start.ts';
import type { Config } from '@khelaghor/server/lib/config/config.ts';

type SiteDatabase = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Opens the database at DATABASE_URL, that of the running site, or the stopped site's, which is
 * started for now. Where no site was yet, one is begun, or refused with the sentence `whenNone`.
 */
export async function openSiteDatabase(
  { databaseUrl, dataDir }: Config,
  { whenNone }: { readonly whenNone?: (folder: string) => string } = {},
): Promise<SiteDatabase> {
  const stop = async (): Promise<void> => undefined;
  if (databaseUrl !== null) return { url: databaseUrl, stop };
  const folder = join(dataDir, 'postgres');
  const found = await findEmbedded(folder);
  if (found.state === 'running') return { url: found.url, stop };
  if (found.state === 'none' && whenNone) throw new CannotStart(whenNone(folder));
  const started = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  if (!started.ok) throw new CannotStart(started.message);
  return started.postgres;
}
