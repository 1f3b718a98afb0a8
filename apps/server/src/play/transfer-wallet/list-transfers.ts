import type { listWalletTransfers } from '@khelaghor/contract/play/transfer-wallet.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { listMemberTransfers, toTransferValue } from './store.ts';

const getDate = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

/** A page of the member's transfers in a period, newest first. */
export async function readTransfers(
  ctx: Context,
  memberId: string,
  { cursor, limit, from, to }: ParsedQuery<typeof listWalletTransfers>,
): Promise<Result<ValueOf<typeof listWalletTransfers>, 'malformed'>> {
  const before = readCursor(cursor);
  if (before === undefined) return refuse('malformed');
  const rows = await listMemberTransfers(ctx.db, memberId, {
    before,
    limit: limit + 1,
    from: getDate(from),
    to: getDate(to),
  });
  const page = rows.slice(0, limit);
  return ok({
    items: page.map(toTransferValue),
    nextCursor: rows.length > limit ? makeCursor(page.at(-1)) : null,
  });
}
