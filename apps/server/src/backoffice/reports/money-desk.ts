import { sql } from 'kysely';
import type { BookLine, getMoneyDesk } from '@khelaghor/contract/backoffice/reports.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Context, Database } from '../../lib/context.ts';
import { healthMs, listAllChannels, readHealth } from '../../money/deposits/index.ts';
import { findLastAudit } from '../../money/ledger-audit/index.ts';
import { findReportPlace } from './report-place.ts';

type Book = {
  readonly kind: string;
  readonly owner: string;
  readonly debit: bigint;
  readonly credit: bigint;
};

/** The kinds of account whose balances are owed to members or winners. */
const owedKinds = [
  'wallet',
  'escrow',
  'payout_hold',
  'bonus',
  'agent_wallet',
  'jackpot_pool',
  'jackpot_reserve',
];

async function listBooks(db: Database, currency: CashCurrency): Promise<Book[]> {
  const { rows } = await sql<{ kind: string; owner: string; debit: string; credit: string }>`
    select kind, owner, debit_minor::text as debit, credit_minor::text as credit
    from report_balance where currency = ${currency} order by kind, owner`.execute(db);
  return rows.map(({ debit, credit, ...row }) => {
    return { ...row, debit: BigInt(debit), credit: BigInt(credit) };
  });
}

/** Adds up the accounts of each kind. */
function sumByKind(books: readonly Book[]): Book[] {
  return [...Map.groupBy(books, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    kind,
    owner: '',
    debit: ofKind.reduce((sum, { debit }) => sum + debit, 0n),
    credit: ofKind.reduce((sum, { credit }) => sum + credit, 0n),
  }));
}

const toLine = ({ kind, owner, debit, credit }: Book): BookLine => ({
  kind,
  owner,
  debit: String(debit),
  credit: String(credit),
  balance: String(credit - debit),
});

/** Reads what the house holds, owes and is owed in one currency, and how its channels do. */
export async function readMoneyDesk(
  { db, clock }: Context,
  currency: CashCurrency,
): Promise<ValueOf<typeof getMoneyDesk>> {
  const since = new Date(clock.now().getTime() - healthMs);
  const [books, { readAt }, audit, channels, health] = await Promise.all([
    listBooks(db, currency),
    findReportPlace(db),
    findLastAudit(db),
    listAllChannels(db),
    readHealth(db, since),
  ]);
  const ofOwner = (type: string) => books.filter(({ owner }) => owner.startsWith(`${type}:`));
  return {
    countedTo: readAt?.toISOString() ?? null,
    lastAudit: audit
      ? { endedAt: audit.run.endedAt.toISOString(), breaches: audit.run.breaches }
      : null,
    trialBalance: sumByKind(books).map(toLine),
    vendors: ofOwner('vendor').map(toLine),
    gateways: ofOwner('gateway').map(toLine),
    liabilities: sumByKind(books.filter(({ kind }) => owedKinds.includes(kind))).map(toLine),
    channels: channels
      .filter((channel) => channel.currency === currency)
      .map(({ code, terms, isOpen, enabled }) => {
        const counted = health.get(code);
        return {
          code,
          title: terms.title,
          isOpen: isOpen && enabled,
          confirmed: counted?.confirmed ?? 0,
          failed: counted?.failed ?? 0,
          lastConfirmedAt: counted?.lastConfirmedAt?.toISOString() ?? null,
          lastFailedAt: counted?.lastFailedAt?.toISOString() ?? null,
        };
      }),
  };
}
