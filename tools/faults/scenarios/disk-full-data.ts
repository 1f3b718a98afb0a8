// FT-05. The volume of the tables is full: writes are refused, and reads go on.
import { setTimeout as pause } from 'node:timers/promises';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import { betsList } from '@khelaghor/client/routes/play.gen.ts';
import { fillRepeatedly } from '../fill-repeatedly.ts';
import { measureRecovery } from '../recovery.ts';
import type { Scenario, World } from '../scenario.ts';
import { createEmptyVolume, fillVolume, findVolumeHindrance } from '../volume.ts';
import { getDataVolume, onVolumes } from '../volumes.ts';

/** Asks for what is only read; says how many of the answers were missing. */
async function readsMissing({ load }: World): Promise<number> {
  const replies = await Promise.all(
    load.players.flatMap(({ site }) => [
      site.call(walletGetBalance, {}),
      site.call(betsList, { query: {} }),
    ]),
  );
  return replies.filter(({ success }) => !success).length;
}

/** Fills the volume under load, looks at what is still answered, and gives the space back. */
async function fillOnce(world: World, fullMs: number): Promise<number> {
  const { system, load } = world;
  const volume = getDataVolume(system.folder);
  await load.acknowledged(20);
  // The files may have room in their last pages; the load takes it, and then must be turned away.
  const turnedAway = load.unanswered(30);
  await fillVolume(volume);
  await turnedAway;
  world.expect((await readsMissing(world)) === 0, 'reads were not answered on a full volume');
  await pause(fullMs);
  world.expect((await readsMissing(world)) === 0, 'reads were not answered on a full volume');
  await createEmptyVolume(volume);
  return measureRecovery(world);
}

/** The volume that holds the tables is full: nothing can be written there, and all can be read. */
export const fillDataDisk: Scenario = {
  name: 'ft-05',
  title: 'data volume full',
  hindrance: findVolumeHindrance,
  system: onVolumes,
  async run(world, run) {
    const { database } = world.system;
    const databaseBefore = database.pid();
    const fullMs = run.short ? 200 : 10_000;
    const { slowestMs, ...figures } = await fillRepeatedly(world, run, () =>
      fillOnce(world, fullMs),
    );
    world.expect(database.pid() === databaseBefore, 'the database ended');
    return { ...figures, 'resumed by itself after ms': Math.round(slowestMs) };
  },
};
