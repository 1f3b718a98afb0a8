import { z } from 'zod';
import { route } from '../lib/route.ts';
import { instant } from '../lib/shapes.ts';

/** The health of the site: jobs, database, its clock, gateways, vendors and messages. */

export const healthState = z.enum(['good', 'slow', 'failing']);
export type HealthState = z.infer<typeof healthState>;

/** `since` is exact to a minute. */
const part = { state: healthState, since: instant };
const count = z.number().int().min(0);

const jobHealth = z.object({
  ...part,
  job: z.string(),
  /** Null: it has not run since runs are recorded. */
  lastRunAt: instant.nullable(),
  tookMs: count.nullable(),
  /** Null: it runs when something asks for it. */
  nextAt: instant.nullable(),
  /** Jobs that are due, and since when the oldest of them is. */
  waiting: count,
  oldestAt: instant.nullable(),
  /** Failures since the last success. */
  failures: count,
  lastFailedAt: instant.nullable(),
});
export type JobHealth = z.infer<typeof jobHealth>;

/** The last hour of a gateway or a vendor. */
const serviceHealth = z.object({
  ...part,
  name: z.string(),
  done: count,
  failed: count,
  /** Payments or transfers whose outcome is not known yet. */
  open: count,
  /** From the beginning to the end of half of what was done; null: nothing was. */
  medianMs: count.nullable(),
});
export type ServiceHealth = z.infer<typeof serviceHealth>;

const healthValue = z.object({
  readAt: instant,
  /** The process that answers. */
  program: z.object({ build: z.string(), startedAt: instant }),
  database: z.object({
    ...part,
    version: z.string(),
    sizeBytes: z.number(),
    connections: count,
    connectionsMax: count,
    pingMs: count,
    /** The longest that a statement has been running. */
    slowestMs: count,
    replicas: count,
  }),
  /** `behindMs`: how far the newest transfers lie in its future; 0 for a clock that goes right. */
  clock: z.object({ ...part, behindMs: count }),
  /** The queue of all jobs. `givenUp` counts jobs that have failed too often; they stay in it. */
  queue: z.object({ ...part, waiting: count, oldestAt: instant.nullable(), givenUp: count }),
  /** SMS and e-mail; `failed` within the last hour. */
  outbox: z.object({ ...part, waiting: count, oldestAt: instant.nullable(), failed: count }),
  jobs: z.array(jobHealth),
  gateways: z.array(serviceHealth),
  vendors: z.array(serviceHealth),
});
export type Health = z.infer<typeof healthValue>;

export const getHealth = route.operator('GET /operator/health', {
  id: 'health.admin.get',
  permission: 'overview.see',
  summary: 'Returns the state of jobs, database, gateways, vendors and messages',
  value: healthValue,
});
