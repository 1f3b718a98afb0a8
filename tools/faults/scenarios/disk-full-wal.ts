// FT-06. The volume of the write-ahead log is full: the database stops until there is space.
import { fillRepeatedly } from '../fill-repeatedly.ts';
import { measureRecovery } from '../recovery.ts';
import type { Scenario, World } from '../scenario.ts';
import { createEmptyVolume, fillVolume, findVolumeHindrance } from '../volume.ts';
import { getLogVolume, onVolumes } from '../volumes.ts';

/** Writes to the log until there is no room for more and the database gives up. */
async function writeUntilItEnds({ system }: World): Promise<void> {
  const { pool } = system.connection;
  const ended = system.database.ended();
  for (let gone = false; !gone;)
    gone = await pool
      .query("select pg_logical_emit_message(false, 'fill', repeat('x', 1000000))")
      .then(
        () => false,
        () => true,
      );
  await ended;
}

/** Fills the volume under load until the database ends, then gives the space back. */
async function fillOnce(world: World): Promise<number> {
  const { system, load } = world;
  await load.acknowledged(20);
  await fillVolume(getLogVolume(system.folder));
  await writeUntilItEnds(world);
  await load.unanswered(30);
  const started = await system.database.tryToStart();
  if (started.ok) await writeUntilItEnds(world);
  await createEmptyVolume(getLogVolume(system.folder));
  return measureRecovery(world, () => system.database.start());
}

/**
 * The volume that holds the write-ahead log is full. PostgreSQL then ends rather than confirm what
 * it cannot keep; when there is room again it is started, and all goes on.
 */
export const fillWalDisk: Scenario = {
  name: 'ft-06',
  title: 'log volume full',
  hindrance: findVolumeHindrance,
  system: onVolumes,
  async run(world, run) {
    const { slowestMs, ...figures } = await fillRepeatedly(world, run, () => fillOnce(world));
    return { ...figures, 'resumed after ms': Math.round(slowestMs) };
  },
};
