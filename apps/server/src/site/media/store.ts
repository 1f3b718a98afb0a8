import type { StoredImage } from '@khelaghor/contract/site/media.ts';
import type { Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import type { Visibility } from './media-files.ts';

type MediaRow = StoredImage & { visibility: Visibility };

const columns = ['hash', 'visibility', 'width', 'height', 'widths'] as const;

export async function findMedia(db: Database, hashes: readonly string[]): Promise<MediaRow[]> {
  if (hashes.length === 0) return [];
  const rows = await db.selectFrom('media').select(columns).where('hash', 'in', hashes).execute();
  return rows.map((row) => ({ ...row, visibility: row.visibility as Visibility }));
}

/** Stores a picture; a private one that is uploaded as public becomes public. */
export async function keepMedia(
  db: Database,
  media: MediaRow & { storedBy: string; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('media')
    .values({ ...media, uploadedAt: media.createdAt })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ visibility: 'public' })
        .where('media.visibility', '=', 'private')
        .where('excluded.visibility', '=', 'public'),
    )
    .execute();
}

/** Returns the public pictures that were uploaded last. */
export function listNewestMedia(db: Database, limit: number): Promise<StoredImage[]> {
  return db
    .selectFrom('media')
    .select(['hash', 'width', 'height', 'widths'])
    .where('visibility', '=', 'public')
    .orderBy('createdAt', 'desc')
    .orderBy('hash', 'desc')
    .limit(limit)
    .execute();
}

/** Records a new upload of a private picture; false when it does not exist any more. */
export async function renewMedia(db: Database, hash: string, at: Date): Promise<boolean> {
  return db.updateTable('media').set({ uploadedAt: at }).where('hash', '=', hash).$call(tryWrite);
}

/** Locks pictures until the transaction ends; false when one of them is missing. */
export async function lockMedia(tx: Database, hashes: readonly string[]): Promise<boolean> {
  if (hashes.length === 0) return true;
  const held = await tx
    .selectFrom('media')
    .select('hash')
    .where('hash', 'in', hashes)
    .orderBy('hash')
    .forKeyShare()
    .execute();
  return held.length === hashes.length;
}

export async function addUses(
  tx: Database,
  hashes: readonly string[],
  referencedBy: string,
): Promise<void> {
  if (hashes.length === 0) return;
  await tx
    .insertInto('mediaReference')
    .values(hashes.map((hash) => ({ hash, referencedBy })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns unattached private pictures whose last upload is before a time. */
export async function listUnusedMedia(
  db: Database,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('hash')
    .where('visibility', '=', 'private')
    .where('uploadedAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mediaReference')
            .whereRef('mediaReference.hash', '=', 'media.hash')
            .select('hash'),
        ),
      ),
    )
    .orderBy('uploadedAt')
    .limit(limit)
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Locks one of these, so that it cannot be attached before the transaction ends. */
export async function lockUnused(
  tx: Database,
  hash: string,
  before: Date,
): Promise<Pick<MediaRow, 'hash' | 'widths'> | null> {
  const row = await tx
    .selectFrom('media')
    .select(['hash', 'widths'])
    .where('hash', '=', hash)
    .where('visibility', '=', 'private')
    .where('uploadedAt', '<', before)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  // Read under the lock: an attachment that came first is seen.
  const use = tx.selectFrom('mediaReference').select('hash').where('hash', '=', hash).limit(1);
  return (await use.executeTakeFirst()) ? null : row;
}

export async function deleteMedia(tx: Database, hash: string): Promise<void> {
  await tx.deleteFrom('media').where('hash', '=', hash).execute();
}
