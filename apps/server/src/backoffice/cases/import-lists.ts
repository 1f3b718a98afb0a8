import type {
  importScreeningLists as contract,
  ImportedList,
} from '@khelaghor/contract/backoffice/cases.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { readScreeningFile } from './screening-file.ts';
import { readLists, replaceLists } from './screening-store.ts';

/** Returns the lists with which members are compared. */
export const listLists = async (db: Database): Promise<ImportedList[]> =>
  (await readLists(db)).map((row) => ({ ...row, importedAt: row.importedAt.toISOString() }));

/** Replaces the lists that a file names, all or nothing, and compares members with them later. */
export async function importLists(
  ctx: Context,
  text: string,
  { username }: OperatorCaller,
): Promise<ValueOf<typeof contract>> {
  const { entries, faults } = readScreeningFile(text);
  if (faults.length === 0)
    await transact(ctx, async (tx) => {
      await replaceLists(tx, entries, ctx.clock.now());
      await logEvent(ctx, tx, {
        kind: 'screening_list.imported',
        actor: getOperatorActor(username),
        subject: 'screening_list:all',
        detail: {
          lists: [...new Set(entries.map(({ list }) => list))].slice(0, 20),
          entries: entries.length,
        },
      });
      await addJob(tx, 'screen-members', {}, { jobKey: 'screen-members' });
    });
  return { lists: await listLists(ctx.db), faults: [...faults] };
}
