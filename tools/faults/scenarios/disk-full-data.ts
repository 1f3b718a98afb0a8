// FT-05. The volume of the tables is full: writes are refused, and reads go on.
import { setTimeout as pause } from 'node:timers/promises';
import { betsList, walletGetBalance } from '@khelaghor/client/routes.gen.ts';
import { listSilencesSince } from '../load.ts';
import type { Scenario, World } from '../scenario.ts';
import { createEmptyVolume, fillVolume, findVolumeHindrance } from '../volume.ts';
import { getDataVolume, onVolumes, volumesInWords } from '../volumes.ts';

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
  const from = performance.now();
  await load.acknowledged(1);
  return performance.now() - from;
}

/** The volume that holds the tables is full: nothing can be written there, and all can be read. */
export const fillDataDisk: Scenario = {
  name: 'ft-05',
  title: 'data volume full',
  hindrance: findVolumeHindrance,
  system: onVolumes,
  async run(world, { short, times }) {
    const { system, load } = world;
    const fills = times ?? (short ? 1 : 10);
    const serverBefore = system.server.pid();
    const databaseBefore = system.database.pid();
    const before = load.counts();
    let slowestMs = 0;
    load.start(short ? 150 : 300);
    for (let fill = 0; fill < fills; fill += 1)
      slowestMs = Math.max(slowestMs, await fillOnce(world, short ? 200 : 10_000));
    const silences = listSilencesSince(load.counts(), before);
    world.expect(system.server.pid() === serverBefore, 'the server ended');
    world.expect(system.database.pid() === databaseBefore, 'the database ended');
    world.expect((silences['fault'] ?? 0) === 0, 'a full volume was answered as a fault of ours');
    return {
      volume: volumesInWords,
      'times filled': fills,
      'turned away (503)': silences['overloaded'] ?? 0,
      'answered as a fault (500)': silences['fault'] ?? 0,
      'resumed by itself after ms': Math.round(slowestMs),
    };
  },
};
