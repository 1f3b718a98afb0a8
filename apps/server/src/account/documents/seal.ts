import type { DocumentKind } from '@khelaghor/contract/account/document-terms.ts';
import { openDocumentSecrets } from '../../lib/crypto/secrets.ts';
import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';
import { getSameness } from './document-rules.ts';

const getSecrets = singleton((ctx) => openDocumentSecrets(ctx.config));

const numberLabel = 'document/number';
const pictureLabel = 'document/picture';

/** Seals a number for the row of its document: in another row it does not open. */
export const sealNumber = (ctx: Context, documentId: string, number: string): Buffer =>
  getSecrets(ctx).encrypt(numberLabel, Buffer.from(number), documentId);

/** Opens the number of a document; null: it was removed. */
export const openNumber = (
  ctx: Context,
  { id, numberSealed }: { readonly id: string; readonly numberSealed: Buffer | null },
): string | null =>
  numberSealed && getSecrets(ctx).decrypt(numberLabel, numberSealed, id).toString();

/** Returns the keyed hash by which the same document is found at another account. */
export const hashNumber = (ctx: Context, kind: DocumentKind, number: string): string =>
  getSecrets(ctx).mac('document/sameness', getSameness(kind, number));

/** Seals a picture for its row. */
export const sealPicture = (ctx: Context, pictureId: string, bytes: Buffer): Buffer =>
  getSecrets(ctx).encrypt(pictureLabel, bytes, pictureId);

export const openPicture = (
  ctx: Context,
  { id, sealed }: { readonly id: string; readonly sealed: Buffer },
): Buffer => getSecrets(ctx).decrypt(pictureLabel, sealed, id);

/**
 * Makes the key at the first start, and later tells whether it opens what is sealed in the
 * database. Throws when its file is damaged.
 */
export async function isDocumentKeyRight(ctx: Context): Promise<boolean> {
  const secrets = getSecrets(ctx);
  const newest = await ctx.db
    .selectFrom('identityDocument')
    .select(['id', 'numberSealed'])
    .where('numberSealed', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest?.numberSealed) return true;
  try {
    secrets.decrypt(numberLabel, newest.numberSealed, newest.id);
    return true;
  } catch {
    return false;
  }
}
