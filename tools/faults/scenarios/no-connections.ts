// FT-19. The database has no connection left; then one client locks a table for a long time.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { followIssue } from '../funded-member.ts';
import { diceOperation } from '../operations.ts';
import type { Figures, Scenario, World } from '../scenario.ts';
import type { System } from '../system.ts';
import { recordCalls } from '../call-recorder.ts';
import type { Watch } from '../call-recorder.ts';

const tickMs = 20;
const stakeMinor = 500n;
const callsMax = 400;

/** The longest that a call may take: its turn for a connection, then the time limit of a lock. */
const answerWithinMs = 12_000;
const normalWithinMs = 2_000;

/** Takes every connection of the database, the servers' too. */
async function takeConnections({ database, connection }: System): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  const takeRest = async (): Promise<void> => {
    for (;;) {
      const client = new pg.Client({
        connectionString: database.url,
        application_name: 'khelaghor hoarder',
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
      } catch {
        return;
      }
      taken.push(client);
    }
  };
  await takeRest();
  await connection.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name not in ('khelaghor hoarder', 'khelaghor faults')`,
  );
  await takeRest();
  return taken;
}

async function waitingSessions({ connection }: System): Promise<number> {
  const { rows } = await connection.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

type Harm = {
  readonly name: string;
  readonly forMs: number;
  /** How many balances are read at the same moment. */
  readonly reads: number;
  readonly begin: (system: System) => Promise<{ end(): Promise<void> }>;
};

/** Buys and reads at a steady rate during the fault; then everything must soon be as before. */
async function suffer(world: World, watch: Watch, harm: Harm): Promise<Figures> {
  const { load, random, system } = world;
  const [first] = load.players;
  if (!first) throw new Error('nobody plays');
  const issue = await followIssue(first);
  const running = new Set<Promise<unknown>>();
  const begin = (call: Promise<unknown>): void => {
    const done = call.catch(() => undefined).finally(() => running.delete(done));
    running.add(done);
  };
  const buy = () =>
    load.perform(watch.ticket(random.pick(load.players), issue.current(), stakeMinor));
  const { end } = await harm.begin(system);
  const untilMs = performance.now() + harm.forMs;
  let sessionsMax = 0;
  for (let count = 0; count < harm.reads; count += 1) begin(watch.read(random.pick(load.players)));
  while (performance.now() < untilMs) {
    // A caller without an answer sends nothing more.
    if (running.size < callsMax + harm.reads) {
      begin(buy());
      begin(load.perform(diceOperation(random.pick(load.players), random)));
    }
    begin(watch.read(random.pick(load.players)));
    sessionsMax = Math.max(sessionsMax, await waitingSessions(system));
    await pause(tickMs);
  }
  await end();
  const endedMs = performance.now();
  await buy();
  const recoveredMs = performance.now() - endedMs;
  while (running.size > 0) await Promise.all(running);
  const drainedMs = performance.now() - endedMs;
  const during = watch.take(world, harm.name, answerWithinMs);
  for (let count = 0; count < 20; count += 1) await Promise.all([buy(), watch.read(first)]);
  const after = watch.take(world, `after ${harm.name}`, normalWithinMs);
  issue.end();
  const left = await waitingSessions(system);
  world.expect(left === 0, `after ${harm.name}: ${left} sessions still wait for a lock`);
  world.expect(
    drainedMs <= answerWithinMs,
    `after ${harm.name}: the calls that waited took ${Math.round(drainedMs)} ms`,
  );
  return {
    ...during,
    [`${harm.name}: sessions that waited for a lock`]: sessionsMax,
    [`${harm.name}: money moves again after ms`]: Math.round(recoveredMs),
    [`${harm.name}: nobody waits after ms`]: Math.round(drainedMs),
    ...after,
  };
}

const hoard = async (system: System): Promise<{ end(): Promise<void> }> => {
  const taken = await takeConnections(system);
  return {
    async end() {
      await Promise.all(taken.map((client) => client.end()));
    },
  };
};

const lockBets = async ({ database }: System): Promise<{ end(): Promise<void> }> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  await client.query('lock table bet in access exclusive mode');
  return {
    async end() {
      await client.query('rollback');
      await client.end();
    },
  };
};

export const exhaustConnections: Scenario = {
  name: 'ft-19',
  title: 'no database connection left; one table locked',
  async run(world, { short }) {
    const forMs = short ? 1_000 : 60_000;
    const reads = short ? 100 : 1_500;
    const watch = recordCalls();
    return {
      ...(await suffer(world, watch, { name: 'no connection', forMs, reads, begin: hoard })),
      ...(await suffer(world, watch, { name: 'locked table', forMs, reads, begin: lockBets })),
    };
  },
};
