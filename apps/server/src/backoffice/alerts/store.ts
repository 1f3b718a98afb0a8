import { sql } from 'kysely';
import type { AlertKind } from '@khelaghor/contract/backoffice/alert-terms.ts';
import { alertKinds } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import type { CursorPlace } from '../../lib/db/keyset-cursor.ts';
import type { Cause, StoredRule } from './alert-rules.ts';

const selectRules = (db: Database) =>
  db
    .selectFrom('alertRule')
    .select(['kind', 'threshold', 'enabled', 'byEmail', 'version', 'changedAt', 'changedBy']);

type RuleRow = Awaited<ReturnType<ReturnType<typeof selectRules>['executeTakeFirstOrThrow']>>;

const toRule = ({ kind, threshold, ...row }: RuleRow): StoredRule => ({
  ...row,
  kind: kind as AlertKind,
  threshold: Number(threshold),
});

/** Lists the rules in the order of their kinds. */
export async function listRules(db: Database): Promise<StoredRule[]> {
  const rules = (await selectRules(db).execute()).map(toRule);
  return alertKinds.flatMap((kind) => rules.find((rule) => rule.kind === kind) ?? []);
}

/** Returns a rule, locked until the transaction ends. */
export const lockRule = async (tx: Tx, kind: AlertKind): Promise<StoredRule> =>
  toRule(await selectRules(tx).where('kind', '=', kind).forUpdate().executeTakeFirstOrThrow());

export async function changeRule(
  tx: Tx,
  kind: AlertKind,
  change: Partial<Omit<StoredRule, 'kind'>>,
): Promise<void> {
  const { threshold, ...rest } = change;
  await tx
    .updateTable('alertRule')
    .set({ ...rest, ...(threshold !== undefined && { threshold: BigInt(threshold) }) })
    .where('kind', '=', kind)
    .execute();
}

/** Opens an alert for each cause that has none; returns the subjects of those that are new. */
export async function openAlerts(
  ctx: Context,
  tx: Tx,
  kind: AlertKind,
  causes: readonly Cause[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ subject: string; isNew: boolean }>`
    insert into alert as a (id, kind, subject, name, value, currency, member_id, opened_at)
    select id, ${kind}, subject, name, value, currency, member_id, ${ctx.clock.now()}
    from unnest(
      ${causes.map(() => ctx.random.id())}::uuid[],
      ${causes.map(({ subject }) => subject)}::text[],
      ${causes.map(({ name }) => name)}::text[],
      ${causes.map(({ value }) => value)}::text[],
      ${causes.map(({ currency }) => currency ?? null)}::text[],
      ${causes.map(({ memberId }) => memberId ?? null)}::uuid[]
    ) as c (id, subject, name, value, currency, member_id)
    on conflict (kind, subject) where ended_at is null
      do update set name = excluded.name, value = excluded.value where a.closed_at is null
    returning subject, xmax = 0 as is_new`.execute(tx);
  return new Set(rows.filter(({ isNew }) => isNew).map(({ subject }) => subject));
}

/** Ends the alerts of a kind whose causes are over. */
export async function endAlerts(
  ctx: Context,
  tx: Tx,
  kind: AlertKind,
  lasting: readonly string[],
): Promise<void> {
  await sql`update alert set ended_at = ${ctx.clock.now()}
    where kind = ${kind} and ended_at is null and subject <> all(${lasting}::text[])`.execute(tx);
}

export type StoredAlert = {
  readonly id: string;
  readonly kind: AlertKind;
  readonly subject: string;
  readonly name: string;
  readonly value: string;
  readonly currency: CashCurrency | null;
  readonly memberId: string | null;
  readonly openedAt: Date;
  readonly seenAt: Date | null;
  readonly seenBy: string | null;
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
  readonly endedAt: Date | null;
};

const selectAlerts = (db: Database) =>
  db
    .selectFrom('alert')
    .select(['id', 'kind', 'subject', 'name', 'value', 'currency', 'memberId', 'openedAt'])
    .select(['seenAt', 'seenBy', 'closedAt', 'closedBy', 'endedAt'])
    .$castTo<StoredAlert>();

/** Lists alerts, newest first. */
export function listAlerts(
  db: Database,
  { isOpen, behind, limit }: { isOpen: boolean; behind: CursorPlace | null; limit: number },
): Promise<StoredAlert[]> {
  let rows = selectAlerts(db).orderBy('openedAt', 'desc').orderBy('id', 'desc').limit(limit);
  if (isOpen) rows = rows.where('closedAt', 'is', null).where('endedAt', 'is', null);
  if (behind !== null)
    rows = rows.where(sql<boolean>`(opened_at, id) < (${behind.at}, ${behind.id})`);
  return rows.execute();
}

/** Returns an alert, locked until the transaction ends. */
export const lockAlert = (tx: Tx, id: string): Promise<StoredAlert | undefined> =>
  selectAlerts(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export async function changeAlert(
  tx: Tx,
  id: string,
  change: Partial<Pick<StoredAlert, 'seenAt' | 'seenBy' | 'closedAt' | 'closedBy'>>,
): Promise<void> {
  await tx.updateTable('alert').set(change).where('id', '=', id).execute();
}

/** Counts the alerts that are open. */
export async function countOpenAlerts(db: Database): Promise<number> {
  const { open } = await db
    .selectFrom('alert')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('closedAt', 'is', null)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Deletes alerts that were over before a moment. */
export async function removeAlerts(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('alert')
    .where('openedAt', '<', before)
    .where((either) => either.or([either('endedAt', '<', before), either('closedAt', '<', before)]))
    .execute();
}
