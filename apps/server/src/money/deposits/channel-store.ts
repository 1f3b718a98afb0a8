import { sql } from 'kysely';
import { channelTerms } from '@khelaghor/contract/money/deposit-channels.ts';
import type { ChannelNumber, ChannelTerms } from '@khelaghor/contract/money/deposit-channels.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { toNumberType } from './number-store.ts';

/** A way to pay in. */
export type Channel = {
  readonly code: string;
  readonly gateway: string;
  readonly currency: CashCurrency;
  readonly sandbox: boolean;
  /** False: the audit closed it. */
  readonly isOpen: boolean;
  /** The operators' switch. */
  readonly enabled: boolean;
  readonly version: number;
  readonly terms: ChannelTerms;
};

const selectChannels = (db: Database) =>
  db.selectFrom('depositChannel').selectAll().orderBy('sort').orderBy('code');

type Row = Awaited<ReturnType<ReturnType<typeof selectChannels>['executeTakeFirstOrThrow']>>;

type NumberRow = Awaited<ReturnType<typeof readNumberRows>>[number];
type Numbers = ReadonlyMap<string, readonly NumberRow[]>;

async function readNumberRows(db: Database) {
  const rows = await db
    .selectFrom('depositChannelNumber')
    .selectAll()
    .orderBy('channel')
    .orderBy('place')
    .execute();
  return rows.map(({ type, ...row }) => ({ ...row, type: toNumberType(type) }));
}

/** Reads the numbers of all channels, by channel, in the order of operators. */
const readNumbers = async (db: Database): Promise<Numbers> =>
  Map.groupBy(await readNumberRows(db), ({ channel }) => channel);

const toChannel = (row: Row, numbers: Numbers): Channel => ({
  code: row.code,
  gateway: row.gateway,
  // Checks of the table keep the column within its type, and those of icons and means too.
  currency: row.currency as CashCurrency,
  sandbox: row.sandbox,
  isOpen: row.open,
  enabled: row.enabled,
  version: row.version,
  terms: {
    title: { bn: row.titleBn, en: row.titleEn },
    note: { bn: row.noteBn, en: row.noteEn },
    icon: row.icon as ChannelTerms['icon'],
    logo: row.logoHash,
    minimum: String(row.minimumMinor),
    maximum: String(row.maximumMinor),
    quickAmounts: row.quickAmountsMinor.map(String),
    hours:
      row.opensMinute === null || row.closesMinute === null
        ? null
        : { from: row.opensMinute, to: row.closesMinute },
    countries: row.countries,
    levels: row.levels,
    numbers: (numbers.get(row.code) ?? []).map((one) => ({
      number: one.number,
      label: one.label,
      type: one.type,
      active: one.active,
      perDay: one.perDayMinor === null ? null : String(one.perDayMinor),
      perMonth: one.perMonthMinor === null ? null : String(one.perMonthMinor),
    })),
    fee: { rate: row.feeRate, fixed: String(row.feeFixedMinor) },
    payBy: row.payBy as ChannelTerms['payBy'],
    sort: row.sort,
  },
});

/** Adds their numbers to channels. */
async function toChannels(db: Database, rows: readonly Row[]): Promise<Channel[]> {
  const numbers = await readNumbers(db);
  return rows.map((row) => toChannel(row, numbers));
}

/** All channels, in the order in which members see them. */
export async function listAllChannels(db: Database): Promise<Channel[]> {
  return toChannels(db, await selectChannels(db).execute());
}

/** The channels of a currency that operators have not switched off. */
export async function listEnabledChannels(
  db: Database,
  currency: CashCurrency,
): Promise<Channel[]> {
  const rows = await selectChannels(db)
    .where('currency', '=', currency)
    .where('enabled', '=', true)
    .execute();
  return toChannels(db, rows);
}

export async function findChannel(db: Database, code: string): Promise<Channel | null> {
  const rows = await selectChannels(db).where('code', '=', code).execute();
  return (await toChannels(db, rows))[0] ?? null;
}

/** Locks a channel; null: there is none with this code. */
export async function lockChannel(tx: Tx, code: string): Promise<Channel | null> {
  const rows = await selectChannels(tx).where('code', '=', code).forUpdate().execute();
  return (await toChannels(tx, rows))[0] ?? null;
}

const toColumns = (terms: ChannelTerms) => ({
  titleBn: terms.title.bn,
  titleEn: terms.title.en,
  noteBn: terms.note.bn,
  noteEn: terms.note.en,
  icon: terms.icon,
  logoHash: terms.logo,
  minimumMinor: BigInt(terms.minimum),
  maximumMinor: BigInt(terms.maximum),
  quickAmountsMinor: terms.quickAmounts.map(BigInt),
  opensMinute: terms.hours?.from ?? null,
  closesMinute: terms.hours?.to ?? null,
  countries: [...terms.countries],
  levels: [...terms.levels],
  feeRate: terms.fee.rate,
  feeFixedMinor: BigInt(terms.fee.fixed),
  payBy: [...terms.payBy],
  sort: terms.sort,
});

/** Writes other terms and counts the change. */
export async function writeTerms(tx: Tx, channel: Channel, terms: ChannelTerms): Promise<void> {
  await tx
    .updateTable('depositChannel')
    .set({ ...toColumns(terms), version: channel.version + 1 })
    .where('code', '=', channel.code)
    .execute();
  await writeNumbers(tx, channel.code, terms.numbers);
}

/**
 * Inserts a channel in taka. It begins closed where the audit has closed another one of the same
 * gateway.
 */
export async function insertChannel(
  tx: Tx,
  { code, gateway, enabled, terms }: Pick<Channel, 'code' | 'gateway' | 'enabled' | 'terms'>,
): Promise<void> {
  const isClosed = await tx
    .selectFrom('depositChannel')
    .select('code')
    .where('gateway', '=', gateway)
    .where('open', '=', false)
    .$call(hasRow);
  await tx
    .insertInto('depositChannel')
    .values({
      ...toColumns(terms),
      code,
      gateway,
      currency: 'BDT',
      sandbox: false,
      enabled,
      open: !isClosed,
    })
    .execute();
  await writeNumbers(tx, code, terms.numbers);
}

/** Returns the codes of all channels of a gateway, and of those that were ever asked for. */
export async function listCodes(tx: Tx, gateway: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from deposit_channel where gateway = ${gateway}
    union select channel from deposit_channel_request where gateway = ${gateway}`.execute(tx);
  return new Set(rows.map(({ code }) => code));
}

/** Replaces the numbers of a channel. Deposits keep those that they were given. */
async function writeNumbers(
  tx: Tx,
  channel: string,
  numbers: readonly ChannelNumber[],
): Promise<void> {
  await tx.deleteFrom('depositChannelNumber').where('channel', '=', channel).execute();
  if (numbers.length === 0) return;
  await tx
    .insertInto('depositChannelNumber')
    .values(
      numbers.map(({ perDay, perMonth, ...one }, place) => ({
        channel,
        place,
        ...one,
        perDayMinor: perDay === null ? null : BigInt(perDay),
        perMonthMinor: perMonth === null ? null : BigInt(perMonth),
      })),
    )
    .execute();
}

export async function writeSwitch(tx: Tx, code: string, enabled: boolean): Promise<void> {
  await tx.updateTable('depositChannel').set({ enabled }).where('code', '=', code).execute();
}

/** The channel of the member's last credited deposit; null: there is none. */
export async function findLastChannel(db: Database, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('deposit')
    .select('channel')
    .where('memberId', '=', memberId)
    .where('state', '=', 'confirmed')
    .orderBy('resolvedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.channel ?? null;
}

/** Counts of a channel's deposits since a time, by their outcome. */
export type ChannelHealth = {
  readonly confirmed: number;
  readonly failed: number;
  readonly lastConfirmedAt: Date | null;
  readonly lastFailedAt: Date | null;
};

/** Counts credited and failed deposits by channel; the last ones may be older than `since`. */
export async function readHealth(
  db: Database,
  since: Date,
): Promise<ReadonlyMap<string, ChannelHealth>> {
  const { rows } = await sql<ChannelHealth & { code: string }>`
    select c.code, coalesce(h.confirmed, 0)::int as confirmed, coalesce(h.failed, 0)::int as failed,
      (select d.resolved_at from deposit d
        where d.channel = c.code and d.state = 'confirmed' and d.resolved_at is not null
        order by d.resolved_at desc limit 1) as last_confirmed_at,
      (select d.resolved_at from deposit d
        where d.channel = c.code and d.state = 'failed' and d.resolved_at is not null
        order by d.resolved_at desc limit 1) as last_failed_at
    from deposit_channel c
    left join (
      select channel, count(*) filter (where state = 'confirmed') as confirmed,
        count(*) filter (where state = 'failed') as failed
      from deposit where resolved_at >= ${since} group by channel
    ) h on h.channel = c.code`.execute(db);
  return new Map(rows.map(({ code, ...health }) => [code, health]));
}

const selectRequests = (db: Database) =>
  db
    .selectFrom('depositChannelRequest as r')
    .innerJoin('operator as a', 'a.id', 'r.askedBy')
    .selectAll('r')
    .select('a.username as askedByName');

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

/** A request for other terms of a channel, or for a channel at `gateway`. */
export type TermsRequest = Omit<RequestRow, 'terms'> & { readonly terms: ChannelTerms };

const toRequest = (row: RequestRow): TermsRequest => ({
  ...row,
  terms: channelTerms.parse(row.terms),
});

/** The requests that wait, by channel. */
export async function readWaitingTerms(db: Database): Promise<ReadonlyMap<string, TermsRequest>> {
  const rows = await selectRequests(db).where('r.outcome', 'is', null).execute();
  return new Map(rows.map((row) => [row.channel, toRequest(row)]));
}

/** Locks a request of a channel; null: the channel has none with this id. */
export async function lockTermsRequest(
  tx: Tx,
  channel: string,
  id: string,
): Promise<TermsRequest | null> {
  const row = await selectRequests(tx)
    .where('r.id', '=', id)
    .where('r.channel', '=', channel)
    .forUpdate('r')
    .executeTakeFirst();
  return row ? toRequest(row) : null;
}

/** Locks a request for a channel; null: there is none with this id. */
export async function lockChannelRequest(tx: Tx, id: string): Promise<TermsRequest | null> {
  const row = await selectRequests(tx)
    .where('r.id', '=', id)
    .where('r.gateway', 'is not', null)
    .forUpdate('r')
    .executeTakeFirst();
  return row ? toRequest(row) : null;
}

/** Inserts a request; false when its key is taken or another one waits for the channel. */
export const insertTermsRequest = (
  tx: Tx,
  {
    terms,
    ...request
  }: Pick<
    TermsRequest,
    'id' | 'channel' | 'version' | 'terms' | 'reason' | 'askedBy' | 'askedAt' | 'gateway'
  > &
    Partial<Pick<TermsRequest, 'enabled'>>,
): Promise<boolean> =>
  tx
    .insertInto('depositChannelRequest')
    .values({ ...request, terms: JSON.stringify(terms) })
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);

export async function endTermsRequest(
  tx: Tx,
  id: string,
  end: { outcome: 'done' | 'withdrawn'; endedBy: string; endedAt: Date },
): Promise<void> {
  await tx.updateTable('depositChannelRequest').set(end).where('id', '=', id).execute();
}
