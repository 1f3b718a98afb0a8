// FT-01. The server is killed under load and started again.
import { getFigures, measureRecovery } from '../recovery.ts';
import type { Scenario } from '../scenario.ts';

/** The server is killed at moments of chance while money moves, and started again. */
export const killServer: Scenario = {
  name: 'ft-01',
  title: 'kill -9 of the server under load',
  async run(world, { short, times }) {
    const { system, load, random } = world;
    const kills = times ?? (short ? 3 : 200);
    const recoveries: number[] = [];
    load.start(short ? 150 : 500);
    for (let kill = 0; kill < kills; kill += 1) {
      await load.acknowledged(random.between(1, short ? 30 : 300));
      recoveries.push(
        await measureRecovery(world, async () => {
          await system.server.kill();
          await system.server.start();
        }),
      );
      if ((kill + 1) % 20 === 0) world.say(`${kill + 1} kills`);
    }
    if (!short) world.expect(Math.max(...recoveries) <= 5_000, 'a recovery took more than 5 s');
    return { kills, ...getFigures(recoveries) };
  },
};
