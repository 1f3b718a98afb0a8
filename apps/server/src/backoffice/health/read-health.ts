import { parseCrontab } from 'graphile-worker';
import type { Health, HealthState, JobHealth } from '@khelaghor/contract/backoffice/health.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import type { AllAreas } from '../../lib/area.ts';
import { buildId } from '../../lib/build-id.ts';
import type { Context } from '../../lib/context.ts';
import * as rules from './health-rules.ts';
import * as store from './health-store.ts';
import type { KeptState, ServiceRow } from './health-store.ts';

const toText = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** Says since when parts are as they are. */
class States {
  readonly #kept: ReadonlyMap<string, KeptState>;
  readonly #now: Date;
  readonly #seen: KeptState[] = [];

  constructor(kept: readonly KeptState[], now: Date) {
    this.#kept = new Map(kept.map((one) => [one.part, one]));
    this.#now = now;
  }

  /** The state of a part, with the time since when it is known to be so. */
  add(part: string, state: HealthState): { state: HealthState; since: string } {
    const kept = this.#kept.get(part);
    const since = kept?.state === state ? kept.since : this.#now;
    this.#seen.push({ part, state, since });
    return { state, since: since.toISOString() };
  }

  list(): readonly KeptState[] {
    return this.#seen;
  }
}

type Looked = { readonly ctx: Context; readonly now: Date; readonly states: States };

const countWaitedMs = (now: Date, since: Date | null | undefined): number =>
  since ? Math.max(0, now.getTime() - since.getTime()) : 0;

async function lookAtDatabase({ ctx, states }: Looked): Promise<Health['database']> {
  const startedMs = ctx.clock.monotonicMs();
  await ctx.pool.query('select');
  const pingMs = Math.round(ctx.clock.monotonicMs() - startedMs);
  const { sizeBytes, ...row } = await store.readDatabase(ctx.db);
  const figures = { ...row, sizeBytes: Number(sizeBytes), pingMs };
  return { ...states.add('database', rules.judgeDatabase(figures)), ...figures };
}

async function lookAtClock({ ctx, states }: Looked): Promise<Health['clock']> {
  const behindMs = await store.readBehindMs(ctx.db);
  return { ...states.add('clock', rules.judgeClock(behindMs)), behindMs };
}

/** Lists the jobs of the crontab and those in the queue, by name. */
async function lookAtJobs({ ctx, now, states }: Looked, cron: AllAreas['cron']) {
  const queued = new Map((await store.listQueued(ctx.db, now)).map((one) => [one.job, one]));
  const runs = new Map((await store.listRuns(ctx.db)).map((run) => [run.job, run]));
  const lines = new Map(parseCrontab(cron.join('\n')).map((item) => [item.task, item]));
  const names = [...new Set([...lines.keys(), ...queued.keys()])].toSorted();
  const jobs = names.map((job): JobHealth => {
    const [line, run, inQueue] = [lines.get(job), runs.get(job), queued.get(job)];
    const failures = run?.failures ?? 0;
    const waitedMs = countWaitedMs(now, inQueue?.oldestAt);
    return {
      job,
      ...states.add(`job:${job}`, rules.judgeJob({ waitedMs, failures })),
      lastRunAt: toText(run?.startedAt),
      tookMs: run?.tookMs ?? null,
      nextAt: toText(line && rules.findNextRun(line, now)),
      waiting: inQueue?.waiting ?? 0,
      oldestAt: toText(inQueue?.oldestAt),
      failures,
      lastFailedAt: toText(run?.failedAt),
    };
  });
  const all = [...queued.values()];
  const [oldestAt = null] = all
    .flatMap((one) => one.oldestAt ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  const givenUp = all.reduce((sum, one) => sum + one.givenUp, 0);
  const waitedMs = countWaitedMs(now, oldestAt);
  const queue = {
    ...states.add('queue', rules.judgeQueue({ waitedMs, givenUp })),
    waiting: all.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestAt: toText(oldestAt),
    givenUp,
  };
  return { jobs, queue };
}

async function lookAtOutbox({ ctx, now, states }: Looked, since: Date): Promise<Health['outbox']> {
  const { oldestAt, ...counts } = await store.readOutbox(ctx.db, since);
  const state = rules.judgeOutbox({ waitedMs: countWaitedMs(now, oldestAt) });
  return { ...states.add('outbox', state), ...counts, oldestAt: toText(oldestAt) };
}

const toServices = (states: States, kind: 'gateway' | 'vendor', rows: readonly ServiceRow[]) =>
  rows.map((row) => ({
    ...states.add(`${kind}:${row.name}`, rules.judgeService(row.done, row.failed)),
    ...row,
  }));

async function look(ctx: Context, cron: AllAreas['cron']) {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - hourMs);
  const states = new States(await store.listStates(ctx.db), now);
  const looked = { ctx, now, states };
  const health: Health = {
    readAt: now.toISOString(),
    program: {
      build: buildId(),
      startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    },
    database: await lookAtDatabase(looked),
    clock: await lookAtClock(looked),
    ...(await lookAtJobs(looked, cron)),
    outbox: await lookAtOutbox(looked, since),
    gateways: toServices(states, 'gateway', await store.listGateways(ctx.db, since)),
    vendors: toServices(states, 'vendor', await store.listVendors(ctx.db, since)),
  };
  return { health, states: states.list() };
}

/** Returns how the site is now. */
export const readHealth = async (ctx: Context, cron: AllAreas['cron']): Promise<Health> =>
  (await look(ctx, cron)).health;

/** Keeps since when each part is as it is. */
export const recordHealth = async (ctx: Context, cron: AllAreas['cron']): Promise<void> =>
  store.keepStates(ctx.db, (await look(ctx, cron)).states);
