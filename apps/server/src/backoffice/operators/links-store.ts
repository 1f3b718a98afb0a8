import type { Selectable } from 'kysely';
import type { OperatorLink as OperatorLinkRow } from '@khelaghor/db/schema.gen.ts';
import type { Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** The only SQL about one-time links that operators make for each other. */

export type LinkKind = 'invitation' | 'factor_reset';
export type StoredLink = Selectable<OperatorLinkRow> & { readonly kind: LinkKind };

type NewLink = Omit<StoredLink, 'endedAt' | 'outcome'>;

/** Stores a new link. */
export async function insertLink(tx: Database, link: NewLink): Promise<void> {
  await tx.insertInto('operatorLink').values(link).execute();
}

/** Returns the link of a token while it is neither used, revoked nor expired. */
export async function openLinkByToken(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<StoredLink | undefined> {
  const link = await db
    .selectFrom('operatorLink')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  // The table knows no other kinds.
  return link as StoredLink | undefined;
}

/** Returns all links that are good now, oldest first, each with the name of its maker. */
export async function openLinks(
  db: Database,
  now: Date,
): Promise<(StoredLink & { makerName: string })[]> {
  const links = await db
    .selectFrom('operatorLink')
    .innerJoin('operator as maker', 'maker.id', 'operatorLink.madeBy')
    .selectAll('operatorLink')
    .select('maker.username as makerName')
    .where('operatorLink.endedAt', 'is', null)
    .where('operatorLink.expiresAt', '>', now)
    .orderBy('operatorLink.createdAt')
    .execute();
  return links as (StoredLink & { makerName: string })[];
}

type End = { readonly outcome: 'used' | 'revoked'; readonly endedAt: Date };

/** Ends a link; false when it has ended before. */
export async function endLink(tx: Database, id: string, end: End): Promise<boolean> {
  return tx
    .updateTable('operatorLink')
    .set(end)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .$call(tryWrite);
}

/** Ends what is left of the links of a kind and name, so that a new one can take their place. */
export async function endLinks(
  tx: Database,
  { kind, username }: { kind: LinkKind; username: string },
  endedAt: Date,
): Promise<void> {
  await tx
    .updateTable('operatorLink')
    .set({ outcome: 'revoked', endedAt })
    .where('kind', '=', kind)
    .where('username', '=', username)
    .where('endedAt', 'is', null)
    .execute();
}

/** Ends every open link that an operator made, or that is for the operator; returns how many. */
export async function endLinksAround(
  tx: Database,
  operatorId: string,
  endedAt: Date,
): Promise<number> {
  const ended = await tx
    .updateTable('operatorLink')
    .set({ outcome: 'revoked', endedAt })
    .where((either) =>
      either.or([either('madeBy', '=', operatorId), either('operatorId', '=', operatorId)]),
    )
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
