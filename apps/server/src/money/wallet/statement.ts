import type { statement } from '@khelaghor/contract/money/wallet.ts';
import type { ParsedQuery } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { readPeriod } from '@khelaghor/db/ledger-history-period.ts';
import { beginFile } from '../../lib/http/file-turns.ts';
import type { FileReply } from '../../lib/http/file-turns.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { writeStatementCsv } from './statement-csv.ts';
import { findAskedWallet } from './wallet-accounts.ts';

/** Who asks for which statement, in which language. */
type Asked = {
  readonly memberId: string;
  readonly query: ParsedQuery<typeof statement>;
  readonly language: Language;
  readonly reply: FileReply;
};

/** The movements of a wallet that the member does not have. */
async function* noPages(): AsyncGenerator<never, void, undefined> {}

/** Makes a statement as a file. */
export async function readStatement(
  ctx: Context,
  { memberId, query, language, reply }: Asked,
): Promise<
  Result<
    AsyncIterable<string>,
    'malformed' | 'period_too_long' | 'too_many_requests' | 'overloaded'
  >
> {
  const begun = beginFile(ctx, { callerId: memberId, query, reply, name: 'statement' });
  if (!begun.ok) return begun;
  const { walletId } = await findAskedWallet(ctx.db, memberId, query.currency);
  const pages = walletId === null ? noPages() : readPeriod(ctx.db, walletId, begun.value);
  return ok(writeStatementCsv(pages, language));
}
