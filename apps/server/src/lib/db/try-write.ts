import type { DeleteResult, InsertResult, UpdateResult } from 'kysely';

type Write = { executeTakeFirstOrThrow: () => Promise<InsertResult | UpdateResult | DeleteResult> };

/**
 * Runs an insert, an update or a delete without `returning`. Returns false when it wrote no row:
 * another call was first, or its conditions match nothing.
 */
export async function tryWrite(write: Write): Promise<boolean> {
  const result = await write.executeTakeFirstOrThrow();
  if ('numUpdatedRows' in result) return result.numUpdatedRows > 0n;
  if ('numDeletedRows' in result) return result.numDeletedRows > 0n;
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
