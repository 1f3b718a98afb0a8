import { hash } from 'node:crypto';
import { singleton } from '../../lib/context.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';

/** How many rounds a chain has. */
export const chainLength = 10_000;

const sealLabel = 'shared-chain';

const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');

/**
 * All links of a chain, the first round's first: each is the hash of the next one, so that from a
 * link no player learns those that come.
 */
function computeLinks(lastLink: Uint8Array, length: number): Buffer[] {
  const links: Buffer[] = [Buffer.from(lastLink)];
  for (let at = 1; at < length; at += 1) links.push(sha256(links[at - 1] ?? lastLink));
  return links.toReversed();
}

/** A chain takes some milliseconds, and each round and each press needs a link. */
const getKept = singleton(() => new Map<string, Promise<readonly Buffer[]>>());

async function readLinks(
  { secrets }: Context,
  db: Database,
  chainId: string,
): Promise<readonly Buffer[]> {
  const { lastLinkSealed, length } = await db
    .selectFrom('sharedChain')
    .select(['lastLinkSealed', 'length'])
    .where('id', '=', chainId)
    .executeTakeFirstOrThrow();
  return computeLinks(secrets.decrypt(sealLabel, lastLinkSealed), length);
}

/**
 * The secret link of a round. Nothing of it may leave the server before its flight has ended. A
 * caller in a transaction passes it, so as not to wait for a second connection.
 */
export async function openLink(
  ctx: Context,
  db: Database,
  { chainId, place }: { readonly chainId: string; readonly place: number },
): Promise<Buffer> {
  const kept = getKept(ctx);
  const known = kept.get(chainId) ?? readLinks(ctx, db, chainId);
  if (!kept.has(chainId)) {
    kept.clear();
    kept.set(chainId, known);
    known.catch(() => kept.delete(chainId));
  }
  const link = (await known)[place - 1];
  if (!link) throw new RangeError(`the chain ${chainId} has no link ${place}`);
  return link;
}

/** The seal of a round: the hash of its link, which is the link of the round before. */
export const sealLink = (link: Uint8Array): string => sha256(link).toString('hex');

/** Makes a chain of fresh secrets, and commits to it by its head. */
export async function insertChain(
  ctx: Context,
  tx: Tx,
  gameCode: string,
  length: number = chainLength,
): Promise<{ id: string; head: string }> {
  const lastLink = ctx.random.bytes(32);
  const [first] = computeLinks(lastLink, length);
  const chain = { id: ctx.random.id(), head: sealLink(first ?? lastLink) };
  await tx
    .insertInto('sharedChain')
    .values({
      ...chain,
      gameCode,
      length,
      lastLinkSealed: ctx.secrets.encrypt(sealLabel, lastLink),
      madeAt: ctx.clock.now(),
    })
    .execute();
  return chain;
}
