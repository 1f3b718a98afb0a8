import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import { optionWords, readShortResult } from '@khelaghor/engine-lottery/public.ts';
import { sql } from 'kysely';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import type { Database } from '../../lib/context.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { toOperatorRequest } from '../../lib/operator-request.ts';
import { listNewestCallOffs } from './call-off-store.ts';
import { getResultState } from './decide-result.ts';
import { getFamily } from './game-config.ts';
import { listDividedJackpots } from './jackpot-store.ts';
import { listEntries } from './result-store.ts';

type Sum = AdminIssue['sums'][number];

const issueColumns = [
  'id',
  'gameCode',
  'issueNumber',
  'opensAt',
  'closesAt',
  'drawsAt',
  'state',
  'source',
  'result',
  'previousResult',
  'correctedAt',
  'cancelReason',
] as const;

const selectAdminIssues = (db: Database) => db.selectFrom('lotteryIssue').select(issueColumns);

type Row = Awaited<ReturnType<ReturnType<typeof selectAdminIssues>['executeTakeFirstOrThrow']>>;

/** What a row shows of a result of an issue. */
const getShown = ({ gameCode, drawsAt }: Row, result: readonly number[] | null) =>
  result && readShortResult(getFamily(gameCode, drawsAt), result);

/** Sums the tickets of issues by currency, without those that were cancelled. */
async function sumTickets(
  db: Database,
  issueIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Sum[]>> {
  if (issueIds.length === 0) return new Map();
  const { rows } = await sql<{
    issueId: string;
    currency: Sum['currency'];
    tickets: number;
    stake: bigint;
    paid: bigint;
  }>`
    select t.issue_id, b.currency, count(*)::int as tickets,
      sum(b.stake_minor - b.returned_minor)::bigint as stake,
      sum(b.payout_minor)::bigint as paid
    from lottery_ticket t join bet b on b.id = t.bet_id
    where t.issue_id = any (${toPlainArray(issueIds)}::uuid[]) and b.state <> 'void'
    group by t.issue_id, b.currency order by b.currency`.execute(db);
  const sums = Map.groupBy(rows, ({ issueId }) => issueId);
  return new Map(
    [...sums].map(([issueId, own]) => [
      issueId,
      own.map(({ currency, tickets, stake, paid }) => {
        return { currency, tickets, stake: String(stake), paid: String(paid) };
      }),
    ]),
  );
}

/** Counts the group tickets of issues; those without any are left out. */
async function countGroups(
  db: Database,
  issueIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (issueIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lotteryGroup')
    .where('issueId', 'in', issueIds)
    .groupBy('issueId')
    .select(({ fn }) => ['issueId', fn.countAll<bigint>().as('groups')])
    .execute();
  return new Map(rows.map(({ issueId, groups }) => [issueId, Number(groups)]));
}

/** Reads the newest request to call off each issue, as an operator sees it. */
async function readCallOffs(
  db: Database,
  issueIds: readonly string[],
  caller: OperatorCaller,
): Promise<(issueId: string) => AdminIssue['callOff']> {
  const newest = await listNewestCallOffs(db, issueIds);
  return (issueId) => {
    const row = newest.get(issueId);
    if (!row) return null;
    const { sums, outcome } = row;
    return { ...toOperatorRequest(row, caller), sums, outcome };
  };
}

async function toAdminIssues(
  db: Database,
  rows: readonly Row[],
  caller: OperatorCaller,
): Promise<AdminIssue[]> {
  const ids = rows.map(({ id }) => id);
  const sums = await sumTickets(db, ids);
  const groups = await countGroups(db, ids);
  const callOffOf = await readCallOffs(db, ids, caller);
  const jackpotsOf = await listDividedJackpots(db, ids);
  const official = rows.filter(({ source }) => source === 'official');
  const entries = await listEntries(
    db,
    official.map(({ id }) => id),
  );
  return rows.map((row) => ({
    issueId: row.id,
    issueNumber: row.issueNumber,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    drawsAt: row.drawsAt.toISOString(),
    state: row.state as AdminIssue['state'],
    source: row.source as AdminIssue['source'],
    result: row.result,
    shown: getShown(row, row.result),
    resultState: getResultState(row, entries.get(row.id) ?? []),
    previousResult: row.previousResult,
    shownBefore: getShown(row, row.previousResult),
    correctedAt: row.correctedAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    callOff: callOffOf(row.id),
    sums: [...(sums.get(row.id) ?? [])],
    groups: groups.get(row.id) ?? 0,
    jackpots: jackpotsOf(row.id).map((pool) => {
      const { tier } = pool;
      return { ...pool, label: optionWords[tier] ?? { bn: tier, en: tier } };
    }),
  }));
}

/** The running issues, by game: of all games, or of one. */
export async function listRunningIssues(
  db: Database,
  { now, gameCode }: { now: Date; gameCode?: string },
  caller: OperatorCaller,
): Promise<ReadonlyMap<string, AdminIssue>> {
  let running = selectAdminIssues(db).where('opensAt', '<=', now).where('drawsAt', '>', now);
  if (gameCode !== undefined) running = running.where('gameCode', '=', gameCode);
  const rows = await running.execute();
  const issues = await toAdminIssues(db, rows, caller);
  return new Map(
    rows.flatMap(({ gameCode }, index) => {
      const issue = issues[index];
      return issue ? [[gameCode, issue] as const] : [];
    }),
  );
}

/** An issue of a game; undefined when the game has none with this id. */
export async function findAdminIssue(
  db: Database,
  { gameCode, issueId }: { gameCode: string; issueId: string },
  caller: OperatorCaller,
): Promise<AdminIssue | undefined> {
  const rows = await selectAdminIssues(db)
    .where('id', '=', issueId)
    .where('gameCode', '=', gameCode)
    .execute();
  return (await toAdminIssues(db, rows, caller))[0];
}

/** Which issues of a game are listed: of one state, of a day, before a draw. */
export type IssueFilter = {
  gameCode: string;
  state: AdminIssue['state'] | undefined;
  /** The day that their numbers begin with: 2026-11-21. */
  day: string | undefined;
  before: Date | undefined;
  limit: number;
};

/** Lists issues of a game, the latest draw first. */
export async function listAdminIssues(
  db: Database,
  { gameCode, state, day, before, limit }: IssueFilter,
  caller: OperatorCaller,
): Promise<AdminIssue[]> {
  let issues = selectAdminIssues(db)
    .where('gameCode', '=', gameCode)
    .orderBy('drawsAt', 'desc')
    .limit(limit);
  if (state !== undefined) issues = issues.where('state', '=', state);
  if (day !== undefined)
    issues = issues.where('issueNumber', 'like', `${day.replaceAll('-', '')}-%`);
  if (before) issues = issues.where('drawsAt', '<', before);
  return toAdminIssues(db, await issues.execute(), caller);
}
