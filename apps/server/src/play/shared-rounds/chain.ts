import { hash } from 'node:crypto';
import { singleton } from '../../lib/context.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';

/** How many rounds a hash chain has. */
export const chainLength = 10_000;

const sealLabel = 'shared-chain';

const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');

/**
 * All server seeds of a hash chain, that of the first round first: each is the hash of the next
 * one, so that from a server seed no player learns those that come.
 */
function computeSeeds(lastSeed: Uint8Array, length: number): Buffer[] {
  const seeds: Buffer[] = [Buffer.from(lastSeed)];
  for (let at = 1; at < length; at += 1) seeds.push(sha256(seeds[at - 1] ?? lastSeed));
  return seeds.toReversed();
}

/** Computing a chain takes milliseconds, and each round and each cash-out needs a server seed. */
const getKept = singleton(() => new Map<string, Promise<readonly Buffer[]>>());

async function readSeeds(
  { secrets }: Context,
  db: Database,
  chainId: string,
): Promise<readonly Buffer[]> {
  const { lastSeedSealed, length } = await db
    .selectFrom('sharedChain')
    .select(['lastSeedSealed', 'length'])
    .where('id', '=', chainId)
    .executeTakeFirstOrThrow();
  return computeSeeds(secrets.decrypt(sealLabel, lastSeedSealed), length);
}

/**
 * The server seed of a round. Nothing of it may leave the server before the round has ended. A
 * caller in a transaction passes it, so as not to wait for a second connection.
 */
export async function openServerSeed(
  ctx: Context,
  db: Database,
  { chainId, chainIndex }: { readonly chainId: string; readonly chainIndex: number },
): Promise<Buffer> {
  const kept = getKept(ctx);
  const known = kept.get(chainId) ?? readSeeds(ctx, db, chainId);
  if (!kept.has(chainId)) {
    kept.clear();
    kept.set(chainId, known);
    known.catch(() => kept.delete(chainId));
  }
  const serverSeed = (await known)[chainIndex - 1];
  if (!serverSeed) throw new RangeError(`the chain ${chainId} has no server seed ${chainIndex}`);
  return serverSeed;
}

/**
 * The commitment of a round: the hash of its server seed, which is the seed of the round before.
 */
export const computeSeedCommitment = (serverSeed: Uint8Array): string =>
  sha256(serverSeed).toString('hex');

/** Makes a chain of fresh server seeds, and commits to it by its head. */
export async function insertChain(
  ctx: Context,
  tx: Tx,
  gameCode: string,
  length: number = chainLength,
): Promise<{ id: string; head: string }> {
  const lastSeed = ctx.random.bytes(32);
  const [first] = computeSeeds(lastSeed, length);
  const chain = { id: ctx.random.id(), head: computeSeedCommitment(first ?? lastSeed) };
  await tx
    .insertInto('sharedChain')
    .values({
      ...chain,
      gameCode,
      length,
      lastSeedSealed: ctx.secrets.encrypt(sealLabel, lastSeed),
      madeAt: ctx.clock.now(),
    })
    .execute();
  return chain;
}
