import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { sql } from 'kysely';
import { awaitGuessWrites } from '@khelaghor/server/lib/auth/ip-attempt-limits.ts';
import type { Context } from '@khelaghor/server/lib/context.ts';
import type { PasswordWork } from '@khelaghor/server/lib/passwords/argon2-worker.ts';

/** What a call made the server do. Equal work takes equally long, whatever the machine does. */
export type Work = {
  /** The texts of the SQL statements, in alphabetical order: parallel ones have no other. */
  readonly statements: readonly string[];
  /** The cost of each argon2 hash. */
  readonly hashes: readonly string[];
  /** How many messages and jobs are queued more than before. */
  readonly queued: { readonly messages: bigint; readonly jobs: bigint };
};

export type WorkRecorder = {
  /** Runs a call, waits until the server rests, and returns what it has done meanwhile. */
  record(ctx: Context, call: () => Promise<void>): Promise<Work>;
  /** Ends the recording of this process. */
  stop(): void;
};

/** Turns of the event loop without a running statement, after which the server rests. */
const quietTurns = 20;

/** Returns memory and passes of a hash: the same for hashing and for comparing with a hash. */
function readCost(work: PasswordWork): string {
  if ('stored' in work) return /m=\d+,t=\d+/u.exec(work.stored)?.[0] ?? 'unknown';
  return `m=${work.cost.memoryCost},t=${work.cost.timeCost}`;
}

/** What a listening connection asks every few seconds: it belongs to no call. */
const keepAlive = 'select 1';

const isPasswordWork = (message: unknown): message is PasswordWork =>
  typeof message === 'object' && message !== null && 'password' in message;

const readText = (given: unknown): string =>
  typeof given === 'object' && given !== null && 'text' in given
    ? String(given.text)
    : String(given);

async function countQueued({ db }: Context): Promise<Work['queued']> {
  const { rows } = await sql<Work['queued']>`
    select (select count(*) from message_outbox) as messages,
      (select count(*) from graphile_worker._private_jobs) as jobs`.execute(db);
  if (!rows[0]) throw new Error('the queues were not counted');
  return rows[0];
}

/**
 * Records the statements and hashes of all servers in this process. Call it before a server starts:
 * a connection keeps the `query` that it began with.
 */
export function startWorkRecorder(): WorkRecorder {
  const { query } = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { postMessage } = Worker.prototype;
  let statements: string[] = [];
  let hashes: string[] = [];
  let running = 0;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: unknown[]) {
      const text = readText(given[0]);
      if (text !== keepAlive) statements.push(text);
      const answer = query.apply(this, given);
      if (!(answer instanceof Promise)) return answer;
      running += 1;
      return answer.finally(() => (running -= 1));
    },
  });
  Worker.prototype.postMessage = function post(this: Worker, message: unknown, ...rest) {
    if (isPasswordWork(message)) hashes.push(readCost(message));
    postMessage.call(this, message, ...rest);
  };
  const rest = async (ctx: Context): Promise<void> => {
    await awaitGuessWrites(ctx);
    for (let quiet = 0; quiet < quietTurns; quiet = running === 0 ? quiet + 1 : 0) await turn();
  };
  return {
    record: async (ctx, call) => {
      const before = await countQueued(ctx);
      await rest(ctx);
      statements = [];
      hashes = [];
      await call();
      await rest(ctx);
      const done = { statements: statements.toSorted(), hashes };
      const after = await countQueued(ctx);
      const messages = after.messages - before.messages;
      return { ...done, queued: { messages, jobs: after.jobs - before.jobs } };
    },
    stop: () => {
      Object.assign(pg.Client.prototype, { query });
      Worker.prototype.postMessage = postMessage;
    },
  };
}
