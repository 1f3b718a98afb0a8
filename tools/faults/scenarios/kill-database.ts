// FT-02. The database is killed under load: whole, one backend, or the postmaster alone.
import { getFigures, measureRecovery } from '../recovery.ts';
import type { Scenario, World } from '../scenario.ts';

type Way = 'postmaster' | 'all' | 'one backend';

/** Kills, and sees to it that there is a database again. */
async function killDatabase({ system, random }: World, way: Way): Promise<void> {
  const { database, connection } = system;
  if (way === 'one backend') {
    // PostgreSQL itself then ends every connection and recovers; ours tells when it began to.
    const cutOff = connection.pool.query('select pg_sleep(60)').then(
      () => undefined,
      () => undefined,
    );
    process.kill(random.pick(await database.children()), 'SIGKILL');
    return cutOff;
  }
  await database.kill(way);
  await database.start();
}

/** The database's processes are killed in turn while money moves. */
export const killDatabaseScenario: Scenario = {
  name: 'ft-02',
  title: 'kill -9 of the database under load',
  async run(world, { short, times }) {
    const { load, random } = world;
    const kills = times ?? (short ? 3 : 50);
    const ways: readonly Way[] = ['all', 'one backend', 'postmaster'];
    const recoveries: number[] = [];
    load.start(short ? 150 : 500);
    for (let kill = 0; kill < kills; kill += 1) {
      await load.acknowledged(random.between(1, short ? 30 : 300));
      const way = ways[kill % ways.length] ?? 'all';
      recoveries.push(await measureRecovery(world, () => killDatabase(world, way)));
      if ((kill + 1) % 10 === 0) world.say(`${kill + 1} kills`);
    }
    if (!short) world.expect(Math.max(...recoveries) <= 30_000, 'a recovery took more than 30 s');
    return { kills, ...getFigures(recoveries) };
  },
};
