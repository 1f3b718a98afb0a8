// The work of `npm run liabilities`, for the program and for its tests.
import { join } from 'node:path';
import { findEpoch, publishEpoch } from '@khelaghor/server/money/proof-of-liabilities/index.ts';
import { startServer } from '@khelaghor/server/main.ts';
import type { Config } from '@khelaghor/server/lib/config/config.ts';
import type { Context } from '@khelaghor/server/lib/context.ts';
import { projectRoot } from './run-program.ts';
import { openSiteDatabase } from './site-database.ts';
import { requireConfig, getSentence } from './startup-errors.ts';

async function publish(ctx: Context): Promise<string> {
  const published = await publishEpoch(ctx);
  if (!published.ok) return 'There is no member yet, so nothing is owed.';
  const epoch = await findEpoch(ctx.db, BigInt(published.epoch));
  if (!epoch) throw new Error(`epoch ${published.epoch} is not there`);
  const heading = published.isNew ? 'Published now:' : "Today's epoch was published before:";
  return [
    heading,
    '',
    epoch.statement,
    `SHA-256    ${epoch.statementHash}`,
    `Signature  ${epoch.signature.toString('hex')}`,
    `Key        ${epoch.publicKey.toString('hex')}`,
    `Leaves in  ${join(ctx.config.dataDir, 'liabilities', 'leaves')}`,
  ].join('\n');
}

async function publishAt(config: Config): Promise<string> {
  const database = await openSiteDatabase(config);
  try {
    const server = await startServer({ config, databaseUrl: database.url, services: [] });
    try {
      return await publish(server.ctx);
    } finally {
      await server.close();
    }
  } finally {
    await database.stop();
  }
}

/**
 * Publishes what is owed today, or finds what was published. Answers with the exit status: 0 when
 * it is published, 1 when it cannot be; the reason is an error in one sentence.
 */
export async function publishLiabilities(
  env: NodeJS.ProcessEnv,
  output: Pick<Console, 'log' | 'error'>,
): Promise<0 | 1> {
  let config: Config | null = null;
  try {
    config = requireConfig({ KHELAGHOR_LOG: 'warn', ...env }, projectRoot);
    output.log(await publishAt(config));
    return 0;
  } catch (error) {
    const sentence = getSentence(error, config);
    if (sentence === null) throw error;
    output.error(sentence);
    return 1;
  }
}
