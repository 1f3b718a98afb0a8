import { v7 } from 'uuid';
import { sendNotification } from '@khelaghor/server/site/messaging/index.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { dayMs } from '@khelaghor/time/durations.ts';

const reasons = [
  { marker: 'stakes_after_losses', points: 25, count: 260 },
  { marker: 'night_play', points: 20, count: 300 },
  { marker: 'many_deposits', points: 10, count: 6 },
];

/** Commands for members whose play shows markers of harm. */
export function careCommands({ ctx }: TestServer) {
  const { db, clock } = ctx;
  return {
    /**
     * Gives a member a score of yesterday with its case and message, as the job of the night does.
     * The job itself would score the members of other journeys as well.
     */
    async openCare({ memberId }: { memberId: string }): Promise<void> {
      const now = clock.now();
      const day = formatDhakaDate(now.getTime() - dayMs);
      const row = { memberId, day, score: 55, reasons: JSON.stringify(reasons) };
      await db.insertInto('harmScore').values(row).execute();
      const opened = { ...row, id: v7(), openedAt: now, isTold: true };
      await db.transaction().execute(async (tx) => {
        await tx.insertInto('careCase').values(opened).execute();
        const template = 'care_offered';
        await sendNotification(ctx, tx, { to: { memberId }, template });
      });
    },
  };
}
