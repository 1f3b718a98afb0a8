import { checkMinutesDefault } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { PlaySettings } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { Context, Database } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { noteChange } from './limit-history.ts';
import { readRestriction, writeRestriction } from './store.ts';

type Minutes = NonNullable<PlaySettings['checkMinutes']>;

/** Keeps after how many minutes a member wants to look at how play goes. */
export async function setRealityCheckInterval(
  ctx: Context,
  memberId: string,
  minutes: Minutes,
): Promise<void> {
  await transact(ctx, async (tx) => {
    await writeRestriction(tx, memberId, { realityCheckMinutes: minutes });
    await noteChange(ctx, tx, memberId, { change: 'check', minutes });
  });
}

/** After how many minutes a member is asked to look at how play goes. */
export const readCheckMinutes = async (db: Database, memberId: string): Promise<number> =>
  (await readRestriction(db, memberId)).realityCheckMinutes ?? checkMinutesDefault;
