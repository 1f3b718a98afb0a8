// FT-04. A process hangs in the middle of settling draws of many families, another takes over, and
// then the first continues.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBalance } from '../fixed-operations.ts';
import { quickLotteries, ticketOperation } from '../operations.ts';
import type { SellingIssue } from '../operations.ts';
import type { Figures, Scenario, World } from '../scenario.ts';
import type { System } from '../system.ts';

const holdMs = 30_000;
/** Long enough for the continued process to finish what it had begun. */
const afterwardsMs = 2_000;

/** Adds an issue beside the timetable, so that the scenario need not wait for a sale to end. */
async function addIssue({ connection }: System, gameCode: string): Promise<SellingIssue> {
  const { rows } = await connection.pool.query<{ id: string }>(
    `insert into lottery_issue (id, game_code, issue_number, opens_at, closes_at, draws_at, state,
       commitment, server_seed_sealed, created_at)
     select gen_random_uuid(), game_code, 'held-' || extract(epoch from now())::bigint,
       now() - interval '1 minute', now() + interval '1 hour', now() + interval '1 hour', 'open',
       commitment, server_seed_sealed, now()
     from lottery_issue where game_code = $1 order by id limit 1
     returning id::text`,
    [gameCode],
  );
  const [issue] = rows;
  if (!issue) throw new Error(`no issue of ${gameCode} was made`);
  return { gameCode, issueId: issue.id };
}

async function drawNow({ connection }: System, issueIds: readonly string[]): Promise<void> {
  await connection.pool.query(
    `update lottery_issue set closes_at = now() - interval '1 second',
       draws_at = now() - interval '1 second' where id = any($1)`,
    [issueIds],
  );
  await connection.pool.query(
    `select graphile_worker.add_job('draw-issue', json_build_object('issueId', id),
       job_key := 'draw-issue:' || id) from unnest($1::text[]) id`,
    [issueIds],
  );
}

/** Waits until a query has a row. */
async function until({ connection }: System, text: string, values: unknown[]): Promise<void> {
  while ((await connection.pool.query(text, values)).rowCount === 0) await pause(10);
}

/**
 * Makes the settlement wait for one ticket, and holds the process while it waits. When the ticket
 * is free again, its transaction has every lock that it wants, but no process continues it.
 */
async function holdInTheMiddle(
  { database, server, ...system }: System,
  issueIds: readonly string[],
): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>(
    `select pg_backend_pid() as pid from bet where id = (
       select bet_id from lottery_ticket where issue_id = $1
       order by member_id desc, bet_id desc limit 1
     ) for update`,
    [issueIds[0]],
  );
  const own = rows[0]?.pid;
  if (own === undefined) throw new Error('there is no ticket to wait for');
  const all = { database, server, ...system };
  await drawNow(all, issueIds);
  await until(all, 'select from pg_locks where not granted and $1 = any(pg_blocking_pids(pid))', [
    own,
  ]);
  server.hold();
  await client.query('rollback');
  await client.end();
}

/** Counts the settled tickets of issues, and the transfers that the ledger posted for them. */
async function readProgress({ connection }: System, issueIds: readonly string[]) {
  const { rows } = await connection.pool.query<{ settled: number; transfers: number }>(
    `select count(*) filter (where b.state in ('won', 'lost'))::int as settled,
       (select count(*)::int from ledger_transfer where cause_id in (
         select bet_id::text from lottery_ticket where issue_id = any($1))) as transfers
     from lottery_ticket t join bet b on b.id = t.bet_id where t.issue_id = any($1)`,
    [issueIds],
  );
  return rows[0] ?? { settled: 0, transfers: 0 };
}

/** Ends the sessions of a held process, as the database itself does after a while. */
async function endSessions({ connection }: System): Promise<void> {
  await connection.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name in ('khelaghor', 'khelaghor jobs')`,
  );
}

/** Buys so many tickets of any plays, in each issue as many; what costs too much is refused. */
async function buyTickets(
  { load, random }: World,
  issues: readonly SellingIssue[],
  count: number,
): Promise<void> {
  const { players } = load;
  await Promise.all(
    players.map(async (player, number) => {
      for (let made = number; made < count; made += players.length) {
        const issue = issues[made % issues.length];
        if (!issue) throw new Error('there is no issue');
        let isSold = false;
        while (!isSold) {
          const told = await load.perform(ticketOperation(player, random, issue));
          isSold = told.end === 'acknowledged';
        }
      }
    }),
  );
}

async function run(world: World, short: boolean): Promise<Figures> {
  const { system, load } = world;
  const tickets = short ? 40 : 2_400;
  const issues = await Promise.all(quickLotteries.map((code) => addIssue(system, code)));
  const issueIds = issues.map(({ issueId }) => issueId);
  await buyTickets(world, issues, tickets);
  await holdInTheMiddle(system, issueIds);
  const heldMs = performance.now();
  const before = await readProgress(system, issueIds);
  if (short) await endSessions(system);
  const second = await system.anotherServer({ services: ['jobs'] });
  try {
    await second.start();
    const areSettled = `select from lottery_issue where id = any($1) and state = 'settled'
      having count(*) = $2`;
    await until(system, areSettled, [issueIds, issueIds.length]);
    const takenOverMs = performance.now() - heldMs;
    world.expect(takenOverMs < holdMs, `it took ${Math.round(takenOverMs)} ms to take over`);
    if (!short) await pause(Math.max(0, holdMs - takenOverMs));
    const settled = await readProgress(system, issueIds);
    system.server.letGo();
    await pause(afterwardsMs);
    const after = await readProgress(system, issueIds);
    world.expect(settled.settled === tickets, `${settled.settled} of ${tickets} are settled`);
    world.expect(
      after.transfers === settled.transfers,
      `the process that stood still made ${after.transfers - settled.transfers} more transfers`,
    );
    // The continued process serves calls again, too.
    for (const player of load.players) await findBalance(player);
    return {
      tickets,
      lotteries: issues.length,
      'settled before it stood still': before.settled,
      'taken over after ms': Math.round(takenOverMs),
      'stood still for ms': Math.round(performance.now() - heldMs - afterwardsMs),
      'transfers of the settlement': settled.transfers,
      'transfers made afterwards': after.transfers - settled.transfers,
    };
  } finally {
    system.server.letGo();
    await second.stop();
  }
}

export const stopWorker: Scenario = {
  name: 'ft-04',
  title: 'a settling process stands still while another takes over',
  run: (world, { short }) => run(world, short),
};
