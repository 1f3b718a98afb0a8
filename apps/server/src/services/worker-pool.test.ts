// Goal: jobs continue soon after a database outage, whatever was running when it began. Method: a
// proxy to a real database that breaks every connection and then, like a recovering database,
// refuses each new one.
import { EventEmitter, once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../lib/context.ts';
import { addJob } from '../lib/jobs/job-queue.ts';
import { runWorkerPool } from './worker-pool.ts';

const server = await withServer({ logLevel: 'silent' });

/** Makes PostgreSQL's error 57P03, which it sends while it recovers. */
function recovering(): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', ''];
  const body = Buffer.from(`${fields.join('\0')}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Starts a proxy to a database, which can be cut and restored. */
async function lineTo(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const turnedAway = new EventEmitter();
  let isGeetestDown = false;
  let heldWords: string | null = null;
  let held: Socket | null = null;
  const holding = Promise.withResolvers<void>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket.on('error', () => undefined));
    return socket.once('close', () => sockets.delete(socket));
  };
  const listener = createServer((caller) => {
    keep(caller);
    if (isGeetestDown) {
      caller.once('data', () => {
        caller.end(recovering());
        turnedAway.emit('one');
      });
      return;
    }
    const database = keep(connect(Number(port), hostname));
    caller.on('data', (chunk: Buffer) => {
      if (heldWords === null || !chunk.includes(heldWords)) return database.write(chunk);
      held = caller;
      return holding.resolve();
    });
    database.pipe(caller);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((listener.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Holds back the connection that sends these words, and does not cut it with the others. */
    hold(words: string) {
      heldWords = words;
    },
    /** Resolves when a connection is held back. */
    held: holding.promise,
    loseHeld: () => held?.destroy(),
    lose() {
      isGeetestDown = true;
      for (const socket of sockets) if (socket !== held) socket.destroy();
    },
    find() {
      isGeetestDown = false;
      heldWords = null;
    },
    turnedAway: () => once(turnedAway, 'one'),
    close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
}

/** A job that runs until the test releases it. */
function heldJob() {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  return {
    begun: begun.promise,
    release: held.resolve,
    task: async () => {
      begun.resolve();
      await held.promise;
    },
  };
}

/** Waits for log messages that results of jobs could not be written. */
function listenForLost({ log }: Context) {
  let lost = Promise.withResolvers<void>();
  const heard = log.child({});
  heard.error = (_meta: unknown, message?: string) => {
    if (message?.match(/^Failed to (?:complete|fail) jobs/u)) lost.resolve();
  };
  return {
    log: heard,
    async next() {
      await lost.promise;
      lost = Promise.withResolvers();
    },
  };
}

const leftOf = (task: string): string =>
  `select count(*)::int as left from graphile_worker.jobs where task_identifier = '${task}'`;
const ourJobs = `select count(*)::int as left from graphile_worker.jobs
  where task_identifier = any('{first,second,third,after}')`;

test('jobs continue after several results could not be written during a recovery', async () => {
  const { ctx } = server;
  const line = await lineTo(server.databaseUrl);
  const [first, second, third] = [heldJob(), heldJob(), heldJob()];
  const lost = listenForLost(ctx);
  const jobs = await runWorkerPool({ ...ctx, log: lost.log }, line.url, {
    addDueJobs: () => Promise.resolve(),
    taskList: {
      first: first.task,
      second: second.task,
      third: third.task,
      after: () => Promise.resolve(),
    },
  });
  for (const name of ['first', 'second', 'third']) await addJob(ctx.db, name, {});
  await Promise.all([first.begun, second.begun, third.begun]);
  line.lose();
  // Results of the same moment are written together: these are two attempts that fail.
  first.release();
  await lost.next();
  second.release();
  await lost.next();
  third.release();
  await addJob(ctx.db, 'after', {});
  line.find();
  await expect
    .poll(async () => (await ctx.pool.query<{ left: number }>(ourJobs)).rows, { timeout: 15_000 })
    .toEqual([{ left: 0 }]);
  await jobs.close();
  line.close();
});

test('a database that is lost while the queue begins to listen does not end the process', async () => {
  const { ctx } = server;
  const line = await lineTo(server.databaseUrl);
  line.hold('LISTEN');
  const jobs = await runWorkerPool(ctx, line.url, {
    addDueJobs: () => Promise.resolve(),
    taskList: { after: () => Promise.resolve() },
  });
  await line.held;
  const turnedAway = line.turnedAway();
  line.lose();
  // The next run tries to begin while the stopped one still listens.
  await turnedAway;
  line.loseHeld();
  line.find();
  await addJob(ctx.db, 'after', {});
  await expect
    .poll(async () => (await ctx.pool.query<{ left: number }>(ourJobs)).rows, { timeout: 15_000 })
    .toEqual([{ left: 0 }]);
  await jobs.close();
  line.close();
});

test('jobs continue after results could not be written to a full database', async () => {
  const { ctx, databaseUrl } = server;
  const three = [heldJob(), heldJob(), heldJob()] as const;
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query(`
    create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'no space left' using errcode = '53100'; end $$;
    create trigger no_room_to_end before delete on graphile_worker._private_jobs
    for each row execute function no_room();
    create trigger no_room_to_fail before update on graphile_worker._private_jobs
    for each row when (new.locked_at is null) execute function no_room()`);
  const lost = listenForLost(ctx);
  const failing = (job: ReturnType<typeof heldJob>) => async () => {
    await job.task();
    throw new Error('no space left for what it writes');
  };
  const jobs = await runWorkerPool({ ...ctx, log: lost.log }, databaseUrl, {
    addDueJobs: () => Promise.resolve(),
    taskList: {
      first: failing(three[0]),
      second: failing(three[1]),
      third: three[2].task,
      after: () => Promise.resolve(),
    },
  });
  for (const name of ['first', 'second', 'third']) await addJob(ctx.db, name, {});
  await Promise.all(three.map(({ begun }) => begun));
  for (const { release } of three) release();
  await lost.next();
  await owner.query('drop function no_room cascade');
  await addJob(ctx.db, 'after', {});
  await expect
    .poll(async () => (await ctx.pool.query<{ left: number }>(leftOf('after'))).rows, {
      timeout: 15_000,
    })
    .toEqual([{ left: 0 }]);
  await jobs.close();
  await owner.end();
});
