import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { moveRoundOn } from '@khelaghor/server/play/shared-rounds/advance-round.ts';
import type { Advanced } from '@khelaghor/server/play/shared-rounds/advance-round.ts';
import { openServerSeed } from '@khelaghor/server/play/shared-rounds/chain.ts';
import { endLease, takeLease } from '@khelaghor/server/play/shared-rounds/lease.ts';
import type { Lease } from '@khelaghor/server/play/shared-rounds/lease.ts';
import { drawCrashPoint } from '@khelaghor/server/play/shared-rounds/round-values.ts';
import { findLastRound, findOpenRound } from '@khelaghor/server/play/shared-rounds/store.ts';
import type { RoundRow } from '@khelaghor/server/play/shared-rounds/store.ts';
import type { Context } from '@khelaghor/server/lib/context.ts';
import type { FakeClock } from './fake-clock.ts';
import type { TestServer } from './test-server.ts';

const ours = '00000000-0000-4000-8000-000000000001';

/** One step after another in the rounds of Crash. */
function stepCrash({ ctx }: TestServer, clock: FakeClock) {
  let lease: Lease | null = null;

  /** Does what is due now, as a process with this name. */
  const advance = async (process: Context = ctx, holder = ours): Promise<Advanced> => {
    lease = await takeLease(process, { gameCode: 'crash', holder });
    if (!lease) throw new Error('another process has the lease');
    return moveRoundOn(process, crashEngine, lease, { mayOpen: true });
  };
  return {
    advance,
    sleep: (advanced: Advanced): void => {
      if (advanced !== 'rest' && advanced.wakeAt > clock.now()) clock.set(advanced.wakeAt);
    },
    getOpen: async (): Promise<RoundRow> => {
      const round = await findOpenRound(ctx.db, 'crash');
      if (!round) throw new Error('no round is open');
      return round;
    },
    findCrashPoint: async (row: RoundRow): Promise<bigint> =>
      drawCrashPoint(crashEngine, row, await openServerSeed(ctx, ctx.db, row)),
    getLease: (): Lease => {
      if (!lease) throw new Error('no lease');
      return lease;
    },
    /** Gives the lease of the last step back, so that any process can have it. */
    endLease: async (): Promise<void> => {
      if (lease) await endLease(ctx, lease);
    },
  };
}

/** Runs the rounds of Crash of a test server by whole phases, under a clock that stands still. */
export function moveCrash(server: TestServer, clock: FakeClock) {
  const { db } = server.ctx;
  const steps = stepCrash(server, clock);
  const { advance, sleep, getOpen, findCrashPoint } = steps;

  /** Settles what is left, and opens the next round. */
  const openNext = async (): Promise<{ number: number; row: RoundRow }> => {
    for (let tries = 0; tries < 20; tries += 1) {
      const row = await findOpenRound(db, 'crash');
      if (row?.state === 'betting' && row.closesAt > clock.now())
        return { number: Number(row.number), row };
      const advanced = await advance();
      if ((await findOpenRound(db, 'crash'))?.state !== 'betting') sleep(advanced);
    }
    throw new Error('no round opens');
  };
  /** Ends and settles the open round. */
  const playOut = async (): Promise<RoundRow> => {
    const { id } = await getOpen();
    for (let tries = 0; tries < 20; tries += 1) {
      const last = await findLastRound(db, 'crash');
      if (last?.id === id && last.settledAt) return last;
      sleep(await advance());
    }
    throw new Error('the round does not end');
  };
  return {
    ...steps,
    openNext,
    playOut,
    /** Opens a round whose crash point lies between two multipliers. */
    openRoundReaching: async (from: bigint, to = 10n ** 18n): Promise<{ number: number }> => {
      for (let tries = 0; tries < 200; tries += 1) {
        const { number, row } = await openNext();
        const crashPoint = await findCrashPoint({ ...row, clientSeed: `crash/${number}` });
        if (crashPoint >= from && crashPoint <= to) return { number };
        await playOut();
      }
      throw new Error('no such round comes');
    },
    /** Closes the bets of the open round, and starts it. */
    startRound: async (): Promise<RoundRow> => {
      clock.set((await getOpen()).closesAt);
      await advance();
      await advance();
      return getOpen();
    },
    /** Sets the clock to a time after the start of a round. */
    runTo: ({ startsAt }: RoundRow, elapsedMs: number): void =>
      clock.set(new Date((startsAt?.getTime() ?? 0) + elapsedMs)),
  };
}
