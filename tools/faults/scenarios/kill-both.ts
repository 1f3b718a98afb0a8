// FT-03. Server and database are killed at once, and started in either order.
import { getFigures, measureRecovery } from '../recovery.ts';
import type { Scenario, World } from '../scenario.ts';

/** Starts the server where there is no database: it must say so and end. */
async function refusedStart({ system, expect }: World): Promise<number> {
  const served = await system.server.start().then(
    () => true,
    () => false,
  );
  expect(!served, 'the server served without a database');
  return served ? 0 : 1;
}

/**
 * Server and database are killed in the same moment. In turn the database is started first, or
 * the server, which then says that there is none and is started again, as a service manager does.
 */
export const killBoth: Scenario = {
  name: 'ft-03',
  title: 'kill -9 of server and database at once',
  async run(world, { short, times }) {
    const { system, load, random } = world;
    const kills = times ?? (short ? 2 : 40);
    const recoveries: number[] = [];
    let refusedStarts = 0;
    load.start(short ? 150 : 500);
    for (let kill = 0; kill < kills; kill += 1) {
      await load.acknowledged(random.between(1, short ? 30 : 300));
      const databaseFirst = kill % 2 === 0;
      recoveries.push(
        await measureRecovery(world, async () => {
          await Promise.all([system.server.kill(), system.database.kill('all')]);
          if (!databaseFirst) refusedStarts += await refusedStart(world);
          await system.database.start();
          await system.server.start();
        }),
      );
    }
    if (!short) world.expect(Math.max(...recoveries) <= 30_000, 'a recovery took more than 30 s');
    return { kills, ...getFigures(recoveries), 'starts without a database': refusedStarts };
  },
};
