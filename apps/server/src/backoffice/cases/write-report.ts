import { sql } from 'kysely';
import type { MemberCase } from '@khelaghor/contract/backoffice/cases.ts';
import { CASH_CURRENCIES } from '@khelaghor/money/currency.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { formatTaka } from '../../lib/http/csv.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { readMemberFigures } from '../members/index.ts';
import { readCase } from './read-cases.ts';
import { insertEvent } from './store.ts';

/** Payments of so many days, at most so many of a kind, are in a report. */
const paymentDays = 90;
const paymentsMax = 500;

type Payment = {
  readonly kind: 'deposit' | 'withdrawal';
  readonly id: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly state: string;
  readonly method: string;
  /** The wallet that was paid; null: a deposit. */
  readonly number: string | null;
  readonly transaction: string | null;
  readonly at: Date;
};

/** Returns the latest deposits and withdrawals of a member, the newest first. */
async function listPayments(db: Database, memberId: string, since: Date): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    (select 'deposit' as kind, id, amount_minor, currency, state, channel as method,
        null as number, provider_transaction_id as transaction, created_at as at
      from deposit where member_id = ${memberId} and created_at > ${since}
      order by created_at desc, id desc limit ${paymentsMax})
    union all
    (select 'withdrawal', id, amount_minor, currency, state, wallet_kind, wallet_number,
        provider_transaction_id, created_at
      from withdrawal where member_id = ${memberId} and created_at > ${since}
      order by created_at desc, id desc limit ${paymentsMax})
    order by at desc, id desc`.execute(db);
  return rows;
}

/** Returns what a member paid in and was paid, ever, in each currency. */
async function readTotals(db: Database, memberId: string) {
  const totals = await Promise.all(
    CASH_CURRENCIES.map(async (currency) => {
      const sums = (await readMemberFigures(db, [memberId], currency)).get(memberId);
      return {
        currency,
        deposited: formatTaka(sums?.deposited ?? 0n),
        withdrawn: formatTaka(sums?.withdrawn ?? 0n),
        balance: formatTaka(sums?.balance ?? 0n),
      };
    }),
  );
  return totals;
}

/** Writes the case as JSON that a person can read and a program too. Amounts are in taka. */
async function writeReport(
  ctx: Context,
  { memberId, account, name, birthday, hits, events, ...found }: MemberCase,
  writtenBy: string,
): Promise<string> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - paymentDays * dayMs);
  const [totals, payments, documents] = await Promise.all([
    readTotals(ctx.db, memberId),
    listPayments(ctx.db, memberId, since),
    ctx.db
      .selectFrom('identityDocument')
      .select(['kind', 'state', 'expiresOn', 'createdAt', 'decidedAt'])
      .where('memberId', '=', memberId)
      .orderBy('createdAt', 'desc')
      .execute(),
  ]);
  const report = {
    format: 'khelaghor-suspicious-activity-report',
    version: 1,
    writtenAt: now.toISOString(),
    writtenBy,
    case: {
      id: found.id,
      kind: found.kind,
      state: found.state,
      openedAt: found.openedAt,
      decidedAt: found.decidedAt,
    },
    member: { account, name, birthday, documents },
    hits,
    events,
    totals,
    paymentsSince: since.toISOString(),
    payments: payments.map(({ amountMinor, ...payment }) => ({
      ...payment,
      amount: formatTaka(amountMinor),
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

async function* inOnePiece(text: string): AsyncGenerator<string, void, undefined> {
  yield await Promise.resolve(text);
}

/** Returns a case as a file. The download is an event of the case and of the log. */
export async function downloadReport(
  ctx: Context,
  { id, caller }: { readonly id: string; readonly caller: OperatorCaller },
): Promise<Result<AsyncIterable<string>, 'case_unknown'>> {
  const actor = getOperatorActor(caller.username);
  const found = await transact(ctx, async (tx) => {
    const read = await readCase(tx, id);
    if (!read.ok) return read;
    const { memberId } = read.value;
    const at = ctx.clock.now();
    const event = {
      id: ctx.random.id(),
      caseId: id,
      kind: 'downloaded',
      note: '',
      actor,
      at,
    } as const;
    await insertEvent(tx, event);
    await logEvent(ctx, tx, { kind: 'case.downloaded', actor, subject: `case:${id}`, memberId });
    return read;
  });
  if (!found.ok) return found;
  return ok(inOnePiece(await writeReport(ctx, found.value, caller.username)));
}
