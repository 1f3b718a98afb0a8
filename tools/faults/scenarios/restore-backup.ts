// FT-24. A base backup and the archived log are restored to a moment, and to the end.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@khelaghor/db/connect.ts';
import { inspectBooks } from '@khelaghor/db/ledger-audit.ts';
import { addSurvivingLog, restoreTo, takeBaseBackup } from '../base-backup.ts';
import { readEffects } from '../effects.ts';
import { judgeKeys } from '../invariants.ts';
import { readJournal } from '../journal.ts';
import type { Entry } from '../journal.ts';
import type { Scenario, World } from '../scenario.ts';
import { getArchive, onVolumes } from '../volumes.ts';

/** A moment by the database's clock, with what the members had been told and asked for by then. */
type Moment = { readonly at: string; readonly entries: ReadonlyMap<string, Entry> };

async function chooseMoment({ system, journal }: World): Promise<Moment> {
  const told = await readJournal(journal.file);
  const { rows } = await system.connection.pool.query<{ at: string }>(
    'select clock_timestamp()::text as at',
  );
  const asked = await readJournal(journal.file);
  const entries = new Map<string, Entry>();
  // What was asked for around the moment may be on either side of it.
  for (const [key, entry] of asked)
    entries.set(
      key,
      told.get(key) ?? { asked: entry.asked, told: { end: 'unknown', why: 'around the moment' } },
    );
  return { at: rows[0]?.at ?? '', entries };
}

/** Closes the segment that is being written, and waits until it lies in the archive. */
async function archiveAll({ system }: World): Promise<void> {
  const { pool } = system.connection;
  const { rows } = await pool.query<{ segment: string }>(
    'select pg_walfile_name(pg_switch_wal()) as segment',
  );
  const wanted = rows[0]?.segment ?? '';
  for (;;) {
    const archived = await pool.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    if ((archived.rows[0]?.last ?? '') >= wanted) return;
    await pause(20);
  }
}

/** Judges a restored database by the journal as it was then. */
async function judgeRestored(
  world: World,
  url: string,
  { entries }: Pick<Moment, 'entries'>,
  what: string,
): Promise<void> {
  const { db, pool, close } = connect(url, { statementTimeoutMs: 300_000 });
  try {
    for (const { invariant, detail } of (await inspectBooks(db)).breaches)
      world.expect(false, `${what}: ${invariant}: ${detail}`);
    const { broken } = judgeKeys(entries, await readEffects(pool));
    for (const line of broken) world.expect(false, `${what}: ${line}`);
  } finally {
    await close();
  }
}

/**
 * Restores, judges, and answers how long it took until the database served, and at the end of
 * the log a server of ours on it.
 */
async function restoreAndJudge(
  world: World,
  backup: string,
  moment: Moment | null,
): Promise<number> {
  const { system, journal } = world;
  const from = performance.now();
  const restored = await restoreTo(
    backup,
    { archive: getArchive(system.folder), connectionsMax: system.database.connectionsMax },
    moment?.at ?? null,
  );
  const restoredMs = performance.now() - from;
  try {
    const entries = moment?.entries ?? (await readJournal(journal.file));
    const what = moment === null ? 'restored to the end' : 'restored to a moment';
    await judgeRestored(world, restored.url, { entries }, what);
    // One that serves is enough: the other has the same tables.
    if (moment !== null) return restoredMs;
    const server = await system.anotherServer({ services: ['http'] });
    const startedMs = performance.now();
    await server.start({ DATABASE_URL: restored.url });
    const servedMs = performance.now() - startedMs;
    await server.kill();
    return restoredMs + servedMs;
  } finally {
    await restored.kill('all');
  }
}

/**
 * A base backup is taken while money moves, the log is archived, and the database is restored from
 * them: to a chosen moment, and, after a crash, to the end of the log that the crash left.
 */
export const restoreBackup: Scenario = {
  name: 'ft-24',
  title: 'base backup and log, restored to a moment and to the end',
  system: onVolumes,
  async run(world, { short }) {
    const { system, load } = world;
    const operations = short ? 40 : 5_000;
    const toMoment = join(system.folder, 'to-moment');
    const toEnd = join(system.folder, 'to-end');
    load.start(short ? 150 : 500);
    await load.acknowledged(operations);
    const bytes = await takeBaseBackup(system.database, toMoment);
    await takeBaseBackup(system.database, toEnd);
    await load.acknowledged(operations);
    const moment = await chooseMoment(world);
    await load.acknowledged(operations);
    await archiveAll(world);
    await load.acknowledged(operations);
    // The crash leaves the newest log on its volume; the archive has all that came before.
    await system.database.kill('all');
    await addSurvivingLog(system.database.cluster, join(toEnd, 'cluster'));
    const stopping = load.stop();
    const momentMs = await restoreAndJudge(world, toMoment, moment);
    const endMs = await restoreAndJudge(world, toEnd, null);
    await system.database.start();
    await stopping;
    world.expect(Math.max(momentMs, endMs) <= 900_000, 'a restoring took more than 15 min');
    return {
      'backup MiB': Math.round(bytes / 1_048_576),
      'keys up to the moment': moment.entries.size,
      'restored to the moment, ms': Math.round(momentMs),
      'restored to the end and served, ms': Math.round(endMs),
    };
  },
};
