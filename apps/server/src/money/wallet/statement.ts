import { statementDaysMax } from '@khelaghor/contract/money/wallet.ts';
import type { statement } from '@khelaghor/contract/money/wallet.ts';
import type { ParsedQuery } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { readPeriod } from '@khelaghor/db/ledger-history-period.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { writeStatementCsv } from './statement-csv.ts';
import { findAskedWallet } from './wallet-accounts.ts';

/** Each keeps a core half busy while its reader keeps up; the site has other things to do. */
const statementsAtOnce = 4;

/** What is used of the reply that a statement goes to. */
type StatementReply = {
  header(name: string, value: string): unknown;
  readonly raw: { once(event: 'close', heard: () => void): unknown };
};

/** Who asks for which statement, in which language. */
type Asked = {
  readonly memberId: string;
  readonly query: ParsedQuery<typeof statement>;
  readonly language: Language;
  readonly reply: StatementReply;
};

/** The movements of a wallet that the member does not have. */
async function* noPages(): AsyncGenerator<never, void, undefined> {}

/**
 * Makes the use case "a statement as a file". It counts the statements on their way in this
 * process: a member has one at a time, and all of them together a few.
 */
export function readStatements(ctx: Context) {
  const underWay = new Set<string>();

  return async ({
    memberId,
    query,
    language,
    reply,
  }: Asked): Promise<
    Result<
      AsyncIterable<string>,
      'malformed' | 'period_too_long' | 'too_many_requests' | 'overloaded'
    >
  > => {
    const period = { from: new Date(query.from), to: new Date(query.to) };
    const [fromMs, toMs] = [period.from.getTime(), period.to.getTime()];
    if (toMs <= fromMs) return refuse('malformed');
    if (toMs - fromMs > statementDaysMax * dayMs) return refuse('period_too_long');
    if (underWay.has(memberId)) return refuse('too_many_requests');
    if (underWay.size >= statementsAtOnce) return refuse('overloaded');
    underWay.add(memberId);
    // Comes however the reply ends: sent whole, broken off, or never begun.
    reply.raw.once('close', () => underWay.delete(memberId));
    const { walletId } = await findAskedWallet(ctx.db, memberId, query.currency);
    const name = `statement-${formatDhakaDate(fromMs)}-${formatDhakaDate(toMs - 1)}.csv`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    const pages = walletId === null ? noPages() : readPeriod(ctx.db, walletId, period);
    return ok(writeStatementCsv(pages, language));
  };
}
