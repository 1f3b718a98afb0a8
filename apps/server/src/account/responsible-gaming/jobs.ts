import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';
import { rebuildCounters } from './change-limits.ts';
import { dropOldHours } from './limit-store.ts';
import { dropOldTime } from './play-time.ts';
import { dropLimitRefusals } from './store.ts';

/** Longer than days wait to be looked at. */
const refusalsKeptMs = 40 * dayMs;

const ofMember = z.object({ memberId: z.uuid() });

export function playLimitsJobs(ctx: Context): TaskList {
  return {
    'rebuild-limit-usage': (payload) => rebuildCounters(ctx, ofMember.parse(payload).memberId),
    'purge-limit-usage': async () => {
      await dropOldHours(ctx.db, ctx.clock.now());
      await dropOldTime(ctx.db, ctx.clock.now());
      const keptFrom = ctx.clock.now().getTime() - refusalsKeptMs;
      await dropLimitRefusals(ctx.db, formatDhakaDate(keptFrom));
    },
  };
}

/** Only deletes old rows: the limits themselves are computed from the clock at each use. */
export const playLimitsCron = '43 4 * * * purge-limit-usage';
