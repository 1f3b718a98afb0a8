import type { LotteryGroup, MyLotteryGroup } from '@khelaghor/contract/play/lottery-groups.ts';
import { ConflictRetry } from '@khelaghor/db/group-commit.ts';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database, Tx } from '../../lib/context.ts';
import { makeCursor } from '../../lib/db/keyset-cursor.ts';
import type { CursorPlace } from '../../lib/db/keyset-cursor.ts';
import { maskUsername } from '../../account/members/index.ts';

/** What the shares of a ticket have in common, as it is put up. */
export type NewGroup = {
  /** Made by the caller: the idempotency key. */
  id: string;
  issueId: string;
  gameCode: string;
  organiserId: string;
  play: string;
  selection: string;
  lineCount: number;
  series: number;
  stakePerLineMinor: bigint;
  shares: number;
  sharePriceMinor: bigint;
  feeHundredths: number;
  visibility: LotteryGroup['visibility'];
};

/** The role of a purchase in its group. */
export type ShareRole = 'organiser' | 'guarantee' | 'buyer';

/** A purchase of shares, whose ticket is written already. */
export type NewShare = {
  betId: string;
  groupId: string;
  memberId: string;
  shares: number;
  role: ShareRole;
};

const groupColumns = [
  'id',
  'issueId',
  'gameCode',
  'organiserId',
  'currency',
  'play',
  'selection',
  'halfPaid',
  'lineCount',
  'series',
  'stakePerLineMinor',
  'shares',
  'sharePriceMinor',
  'feeHundredths',
  'visibility',
  'sold',
  'guaranteed',
  'state',
] as const;

const selectGroups = (db: Database) => db.selectFrom('lotteryGroup').select(groupColumns);

/** A group as it is stored. */
export type GroupRow = Awaited<
  ReturnType<ReturnType<typeof selectGroups>['executeTakeFirstOrThrow']>
>;

/** Reads a group without a lock; only its number of sold shares and its state may change. */
export const findGroupRow = (db: Database, groupId: string): Promise<GroupRow | undefined> =>
  selectGroups(db).where('id', '=', groupId).executeTakeFirst();

/** Locks groups in the order of their ids, and answers with those that exist. */
export async function lockGroups(
  tx: Tx,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, GroupRow>> {
  if (groupIds.length === 0) return new Map();
  const rows = await selectGroups(tx)
    .where('id', 'in', groupIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes new groups with the shares that their organisers have bought. */
export async function insertGroups(
  tx: Tx,
  groups: readonly (NewGroup & {
    currency: CashCurrency;
    halfPaid: string;
    sold: number;
    guaranteed: number;
    placedAt: Date;
  })[],
): Promise<void> {
  const made = await tx
    .insertInto('lotteryGroup')
    .values(groups.map((group) => ({ ...group, state: 'open' })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  if (made.length < groups.length) throw new ConflictRetry('a group was put up meanwhile');
}

/** Writes which shares new tickets stand for. */
export const insertShares = (tx: Tx, shares: readonly NewShare[]) =>
  tx
    .insertInto('lotteryGroupShare')
    .values([...shares])
    .execute();

/** Counts bought shares in their groups, which the caller has locked. */
export async function addSoldShares(
  tx: Tx,
  bought: readonly Pick<NewShare, 'groupId' | 'shares'>[],
): Promise<void> {
  await sql`update lottery_group g set sold = g.sold + b.shares
    from unnest(
      ${toPlainArray(bought.map(({ groupId }) => groupId))}::uuid[],
      ${toPlainArray(bought.map(({ shares }) => shares))}::int[]
    ) as b (id, shares)
    where g.id = b.id`.execute(tx);
}

/** Whether others than the organiser have shares of a group. */
export async function hasOtherBuyers(
  tx: Tx,
  { id, organiserId }: Pick<GroupRow, 'id' | 'organiserId'>,
): Promise<boolean> {
  const other = await tx
    .selectFrom('lotteryGroupShare')
    .select('betId')
    .where('groupId', '=', id)
    .where('memberId', '<>', organiserId)
    .executeTakeFirst();
  return other !== undefined;
}

/** The purchases of a group. */
export const listShares = (tx: Tx, groupId: string) =>
  tx
    .selectFrom('lotteryGroupShare')
    .select(['betId', 'memberId', 'shares', 'role'])
    .where('groupId', '=', groupId)
    .execute();

type GroupViewRow = GroupRow & {
  visibility: LotteryGroup['visibility'];
  payoutMinor: bigint | null;
  placedAt: Date;
  issueNumber: string;
  closesAt: Date;
  username: string;
  ran: number;
  won: number;
};

type MyGroupRow = GroupViewRow & { myShares: number; myStake: bigint; myPayout: bigint };

const toGroupValue = (row: GroupViewRow): LotteryGroup => ({
  groupId: row.id,
  gameCode: row.gameCode,
  issueId: row.issueId,
  issueNumber: row.issueNumber,
  closesAt: row.closesAt.toISOString(),
  organiserMasked: maskUsername(row.username),
  record: { ran: row.ran, won: row.won },
  currency: row.currency as CashCurrency,
  play: row.play,
  selection: row.selection,
  halfPaid: row.halfPaid,
  lineCount: row.lineCount,
  series: row.series,
  stakePerLine: String(row.stakePerLineMinor),
  stake: String(row.sharePriceMinor * BigInt(row.shares)),
  shares: row.shares,
  sharePrice: String(row.sharePriceMinor),
  feeHundredths: row.feeHundredths,
  visibility: row.visibility,
  sold: row.sold,
  guaranteed: row.guaranteed,
  state: row.state as LotteryGroup['state'],
  payout: row.payoutMinor === null ? null : String(row.payoutMinor),
  placedAt: row.placedAt.toISOString(),
});

const viewColumns = sql`g.*, i.issue_number, i.closes_at, m.username, r.ran, r.won`;

/** A group with its issue, its organiser, and what became of the organiser's groups before. */
const viewJoins = sql`
  join lottery_issue i on i.id = g.issue_id
  join member m on m.id = g.organiser_id
  cross join lateral (
    select count(*)::int as ran,
      (count(*) filter (where o.payout_minor > o.shares * o.share_price_minor))::int as won
    from lottery_group o where o.organiser_id = g.organiser_id and o.state = 'settled'
  ) r`;

/** The group with an id as everybody with its link sees it. */
export async function findGroup(db: Database, groupId: string): Promise<LotteryGroup | undefined> {
  const { rows } = await sql<GroupViewRow>`
    select ${viewColumns} from lottery_group g ${viewJoins}
    where g.id = ${groupId}`.execute(db);
  return rows.map(toGroupValue)[0];
}

/** A page of groups, newest first by our clock, from behind a place of the list; null: all. */
type Page = { gameCode: string; limit: number; behind: CursorPlace | null };

/** Cuts off the row that says whether there is another page. */
function toPage<Row extends Pick<GroupViewRow, 'id' | 'placedAt'>, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toItem),
    nextCursor: makeCursor(last && { createdAt: last.placedAt, id: last.id }),
  };
}

const isBehind = (behind: CursorPlace | null) =>
  behind ? sql`(placed_at, id) < (${behind.at}, ${behind.id}::uuid)` : sql`true`;

/** A page of the public groups of a game that sell shares now, newest first. */
export async function readGroupPage(
  db: Database,
  { gameCode, limit, behind, currency, now }: Page & { currency: CashCurrency; now: Date },
): Promise<{ items: LotteryGroup[]; nextCursor: string | null }> {
  const { rows } = await sql<GroupViewRow>`
    select ${viewColumns}
    from (
      select * from lottery_group
      where game_code = ${gameCode} and state = 'open' and visibility = 'public'
        and currency = ${currency} and ${isBehind(behind)}
    ) g ${viewJoins}
    where i.state = 'open' and i.closes_at > ${now}
    order by g.placed_at desc, g.id desc limit ${limit + 1}`.execute(db);
  return toPage(rows, limit, toGroupValue);
}

const toMyGroup =
  (memberId: string) =>
  (row: MyGroupRow): MyLotteryGroup => ({
    ...toGroupValue(row),
    isOrganiser: row.organiserId === memberId,
    myShares: row.myShares,
    myStake: String(row.myStake),
    myPayout: String(row.myPayout),
  });

/** What a member has in a group. Shares of a guarantee are theirs once the sale is over. */
const selectMine = (memberId: string, where: RawBuilder<unknown>) => sql<MyGroupRow>`
  select ${viewColumns}, mine.shares as my_shares, mine.stake as my_stake, mine.payout as my_payout
  from lottery_group g ${viewJoins}
  join lateral (
    select
      coalesce(sum(s.shares) filter (
        where b.state <> 'void' and (s.role <> 'guarantee' or g.state in ('runs', 'settled'))
      ), 0)::int as shares,
      sum(b.stake_minor - b.returned_minor)::bigint as stake,
      sum(b.payout_minor)::bigint as payout
    from lottery_group_share s join bet b on b.id = s.bet_id
    where s.group_id = g.id and s.member_id = ${memberId}
  ) mine on mine.stake is not null
  where ${where}`;

/** A group with what a member has in it; undefined when they have nothing in it. */
export async function findMyGroup(
  db: Database,
  memberId: string,
  groupId: string,
): Promise<MyLotteryGroup | undefined> {
  const { rows } = await selectMine(memberId, sql`g.id = ${groupId}`).execute(db);
  return rows.map(toMyGroup(memberId))[0];
}

/** A page of the groups of a game in which a member has shares, newest first. */
export async function readMyGroupPage(
  db: Database,
  memberId: string,
  { gameCode, limit, behind }: Page,
): Promise<{ items: MyLotteryGroup[]; nextCursor: string | null }> {
  const { rows } = await selectMine(
    memberId,
    sql`g.id in (
      select id from lottery_group
      where game_code = ${gameCode} and ${isBehind(behind)} and id in (
        select group_id from lottery_group_share where member_id = ${memberId}
      )
      order by placed_at desc, id desc limit ${limit + 1}
    ) order by g.placed_at desc, g.id desc`,
  ).execute(db);
  return toPage(rows, limit, toMyGroup(memberId));
}
