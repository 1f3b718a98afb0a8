// FT-33. One byte is changed in a stored round, its seeds, its steps, the ledger and the event log,
// as only the owner of the database can. The server's own checks find each.
import { setTimeout as pause } from 'node:timers/promises';
import { inspectBooks } from '@khelaghor/db/ledger-audit.ts';
import { extendEventChain, verifyEventChain } from '@khelaghor/db/event-log-chain.ts';
import { extendChain } from '@khelaghor/db/ledger-chain.ts';
import { rollFixedDice } from '../fixed-operations.ts';
import { createFundedMember } from '../funded-member.ts';
import type { Figures, Scenario, World } from '../scenario.ts';
import { playStepRound } from '../step-rounds.ts';

const foundWithinMs = 20_000;
const lookEveryMs = 50;

/** A byte of a row, and how it is found. */
type Target = {
  readonly what: string;
  readonly table: string;
  /** The row, in SQL; `$1` is the member. */
  readonly where: string;
  /** Changes the row; done twice it is as it was. */
  readonly set: string;
  /** The game that a job closes; absent: the audit of the books finds it. */
  readonly game?: string;
};

const flip = (column: string): string =>
  `${column} = set_byte(${column}, 20, get_byte(${column}, 20) # 1)`;

/** The first transfer of the member. */
const ofMember = `id = (select t.id from ledger_transfer t
  join ledger_account a on a.id in (t.debit_account_id, t.credit_account_id)
  where a.owner = 'member:' || $1::text order by t.id limit 1)`;

const targets: readonly Target[] = [
  {
    what: 'a stored round',
    table: 'game_round',
    where: `bet_id = (select bet_id from game_round
      where member_id = $1::uuid and game_code = 'dice' limit 1)`,
    set: flip('receipt'),
    game: 'dice',
  },
  {
    what: 'a step of a round',
    table: 'game_step',
    where: `number = 1 and bet_id = (select bet_id from game_step_round
      where member_id = $1::uuid limit 1)`,
    set: flip('receipt'),
    game: 'mines',
  },
  {
    what: 'an amount in the ledger',
    table: 'ledger_transfer',
    where: ofMember,
    set: 'amount_minor = amount_minor # 1',
  },
  {
    what: 'a time in the ledger',
    table: 'ledger_transfer',
    where: ofMember,
    set: `created_at = created_at + case when extract(second from created_at)::int % 2 = 0
      then interval '1 second' else interval '-1 second' end`,
  },
  {
    what: 'a time in the event log',
    table: 'event_log',
    where: `id = (select min(id) from event_log) and $1::text is not null`,
    set: `at = at + case when extract(second from at)::int % 2 = 0
      then interval '1 second' else interval '-1 second' end`,
  },
  {
    what: 'a hash of the event log chain',
    table: 'event_log_chain',
    where: `batch_no = (select min(batch_no) from event_log_chain) and $1::text is not null`,
    set: flip('hash'),
  },
  {
    what: 'a hash of the log chain',
    table: 'ledger_chain',
    where: `batch_no = (select min(batch_no) from ledger_chain) and $1::text is not null`,
    set: flip('hash'),
  },
];

/** Changes a row past the triggers that keep it; the same again takes the change back. */
async function change({ system }: World, target: Target, memberId: string): Promise<void> {
  const client = await system.connection.pool.connect();
  try {
    await client.query('begin');
    // Only for this transaction: its triggers do not run.
    await client.query('set local session_replication_role = replica');
    const text = `update ${target.table} set ${target.set} where ${target.where}`;
    const { rowCount } = await client.query(text, [memberId]);
    if (rowCount !== 1) throw new Error(`${target.what}: ${rowCount} rows were changed`);
    await client.query('commit');
    client.release();
  } catch (error) {
    // With an unfinished transaction the connection is of no more use.
    client.release(true);
    throw error;
  }
}

/** Has the job of the night run, and waits until it has closed a game; opens it afterwards. */
async function isFoundByJob({ system }: World, game: string): Promise<boolean> {
  const { pool } = system.connection;
  await pool.query("select graphile_worker.add_job('check-kept-rounds')");
  const untilMs = performance.now() + foundWithinMs;
  while (performance.now() < untilMs) {
    const { rowCount } = await pool.query(
      'update game set open = true where code = $1 and not open',
      [game],
    );
    if (rowCount === 1) return true;
    await pause(lookEveryMs);
  }
  return false;
}

/** Findings of the audit in the books and in the event log. */
const listBreaches = async (db: World['system']['connection']['db']) => [
  ...(await inspectBooks(db)).breaches,
  ...(await verifyEventChain(db)).breaches,
];

export const changeBytes: Scenario = {
  name: 'ft-33',
  title: 'one byte changed in a round, its steps, the ledger and the event log is found',
  async run(world, { short, times }): Promise<Figures> {
    const { db } = world.system.connection;
    const rounds = times ?? (short ? 1 : 10);
    let found = 0;
    for (let round = 0; round < rounds; round += 1) {
      // A batch that others follow: the next one is chained to the last of them.
      await extendChain(db);
      const player = await createFundedMember(world, 1_000_000);
      await world.load.perform(rollFixedDice(player, { minor: 1_000n, chance: 5_000 }));
      await playStepRound(world.load, player, world.random);
      await extendChain(db);
      await extendEventChain(db);
      for (const target of targets) {
        const { what, game } = target;
        await change(world, target, player.memberId);
        const isFound = game
          ? await isFoundByJob(world, game)
          : (await listBreaches(db)).length > 0;
        world.expect(isFound, `${what} was changed, and no check found it`);
        if (isFound) found += 1;
        await change(world, target, player.memberId);
      }
    }
    return { 'changed bytes': rounds * targets.length, found };
  },
};
