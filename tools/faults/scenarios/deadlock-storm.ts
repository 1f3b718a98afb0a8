// FT-28. Deadlocks and serialisation failures without end: retried for a while, then refused
// cleanly.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { followIssue } from '../funded-member.ts';
import type { Figures, Scenario, World } from '../scenario.ts';
import type { System } from '../system.ts';
import { recordCalls } from '../call-recorder.ts';
import type { Watch } from '../call-recorder.ts';

const stakeMinor = 500n;
const answerWithinMs = 20_000;
const normalWithinMs = 2_000;
const buyers = 16;
const wreckers = 4;

type Storm = {
  readonly name: string;
  readonly forMs: number;
  readonly begin: (world: World) => Promise<{ end(): Promise<void> }>;
};

/** The rows of each member's wallet and escrow, in the wrong order for locking. */
async function rowsOf({ system, load }: World): Promise<string[][]> {
  const { rows } = await system.connection.pool.query<{ ids: string[] }>(
    `select array_agg(b.account_id::text order by b.account_id desc) as ids
     from ledger_balance b join ledger_account a on a.id = b.account_id
     where a.owner = any($1) and a.kind in ('wallet', 'escrow') group by a.owner`,
    [load.players.map(({ memberId }) => `member:${memberId}`)],
  );
  return rows.map(({ ids }) => ids);
}

/** Locks rows in the wrong order, slowly, again and again; the servers find the deadlock first. */
async function wreck(client: pg.Client, pairs: readonly string[][], works: () => boolean) {
  for (let turn = 0; works(); turn += 1) {
    const ids = pairs[turn % pairs.length] ?? [];
    await client.query('begin');
    for (const id of ids) {
      await client
        .query('select from ledger_balance where account_id = $1 for update', [id])
        .catch(() => undefined);
      await pause(5);
    }
    await client.query('rollback');
  }
}

const deadlockStorm = async (world: World): Promise<{ end(): Promise<void> }> => {
  const pairs = await rowsOf(world);
  let works = true;
  const work = Array.from({ length: wreckers }, async (_, number) => {
    const client = new pg.Client({ connectionString: world.system.database.url });
    await client.connect();
    // The session that finds the deadlock is its victim: with a long wait it is not this one.
    await client.query("set deadlock_timeout = '10s'");
    const own = pairs.filter((_pair, index) => index % wreckers === number);
    await wreck(client, own, () => works);
    await client.end();
  });
  return {
    async end() {
      works = false;
      await Promise.all(work);
    },
  };
};

/** Ends the sessions of the servers, which then begin anew with the database's settings. */
async function renewSessions({ connection }: System): Promise<void> {
  await connection.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'khelaghor'`,
  );
}

async function isolate({ connection }: System, level: string): Promise<void> {
  const { rows } = await connection.pool.query<{ name: string }>(
    'select quote_ident(current_database()) as name',
  );
  const [row] = rows;
  await connection.pool.query(
    `alter database ${row?.name} set default_transaction_isolation = '${level}'`,
  );
}

/** With serialisable transactions all but the first to touch a row are refused. */
const serialisationStorm = async ({ system }: World): Promise<{ end(): Promise<void> }> => {
  await isolate(system, 'serializable');
  await renewSessions(system);
  return {
    async end() {
      await isolate(system, 'read committed');
      await renewSessions(system);
    },
  };
};

async function suffer(world: World, watch: Watch, storm: Storm): Promise<Figures> {
  const { load } = world;
  const players = load.players.slice(0, 4);
  const [first] = players;
  if (!first) throw new Error('nobody plays');
  const issue = await followIssue(first);
  const buy = (number: number) =>
    load.perform(
      watch.ticket(players[number % players.length] ?? first, issue.current(), stakeMinor),
    );
  const { end } = await storm.begin(world);
  const untilMs = performance.now() + storm.forMs;
  const buyer = async (number: number): Promise<void> => {
    while (performance.now() < untilMs) await buy(number);
  };
  await Promise.all(Array.from({ length: buyers }, (_, number) => buyer(number)));
  await end();
  const during = watch.take(world, storm.name, answerWithinMs);
  await buy(0);
  watch.take(world, `right after ${storm.name}`, answerWithinMs);
  for (let count = 0; count < 20; count += 1) await buy(count);
  const after = watch.take(world, `after ${storm.name}`, normalWithinMs);
  issue.end();
  return { ...during, ...after };
}

async function deadlocksIn({ connection }: System): Promise<number> {
  const { rows } = await connection.pool.query<{ count: number }>(
    'select deadlocks::int as count from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.count ?? 0;
}

export const stormDeadlocks: Scenario = {
  name: 'ft-28',
  title: 'a storm of deadlocks and serialisation failures',
  async run(world, { short }) {
    const forMs = short ? 1_200 : 60_000;
    const watch = recordCalls();
    const before = await deadlocksIn(world.system);
    const figures = {
      ...(await suffer(world, watch, { name: 'deadlocks', forMs, begin: deadlockStorm })),
      ...(await suffer(world, watch, { name: 'serialisable', forMs, begin: serialisationStorm })),
    };
    // PostgreSQL writes a session's statistics when it has been idle for a second.
    await pause(1_100);
    return { ...figures, 'deadlocks in all': (await deadlocksIn(world.system)) - before };
  },
};
