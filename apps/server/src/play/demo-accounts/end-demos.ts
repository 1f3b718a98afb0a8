import { sql } from 'kysely';
import { trialType } from '@khelaghor/contract/lib/roles.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { houseAccount } from '@khelaghor/ledger/account.ts';
import { buildDemoEndTransfers } from '@khelaghor/ledger/postings/demo.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { closeMember } from '../../account/members/index.ts';
import { endSessions } from '../../account/sessions/index.ts';
import { findWalletIn } from '../../money/wallet/index.ts';
import { removeGames } from '../favourites/index.ts';

/** Longer than the longest session, so that no game is cut off in the middle. */
const lifeMs = 24 * 3_600_000;
const batchSize = 200;

/** Locks two balances until the transaction ends, so that no stake changes them. */
async function holdBalances(
  tx: Tx,
  accountIds: readonly [string, string],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ id: string; balance: bigint }>`
    select account_id as id, balance_minor as balance from ledger_balance
    where account_id = any (${[...accountIds]}::uuid[]) order by account_id for update
  `.execute(tx);
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** Ends one demo account and returns true; false while a stake of it is in escrow. */
async function endTrial(ctx: Context, tx: Tx, memberId: string): Promise<boolean> {
  const { walletId: wallet, escrowId } = await findWalletIn(tx, memberId, 'TRIAL');
  const houseGrant = await openAccount(tx, houseAccount('house_grant', 'TRIAL'));
  const balances = await holdBalances(tx, [wallet, escrowId]);
  if (balances.get(escrowId) !== 0n) return false;
  const amount = minor(balances.get(wallet) ?? 0n);
  const transferId = ctx.random.id();
  const posted = await post(
    tx,
    buildDemoEndTransfers({ transferId, memberId, houseGrant, wallet, amount }),
  );
  if (!posted.ok) throw new Error(`the ledger refused the end of a trial: ${posted.refusal}`);
  await endSessions(ctx, tx, memberId, 'all');
  await removeGames(tx, memberId);
  await closeMember(tx, memberId, ctx.clock.now());
  return true;
}

/** Ends the demo accounts of a day ago, each in a transaction of its own. */
export async function endTrials(ctx: Context): Promise<number> {
  const begunBefore = new Date(ctx.clock.now().getTime() - lifeMs);
  const due = await ctx.db
    .selectFrom('member')
    .select('id')
    .where('type', '=', trialType)
    .where('closedAt', 'is', null)
    .where('createdAt', '<', begunBefore)
    .orderBy('createdAt')
    .limit(batchSize)
    .execute();
  let ended = 0;
  for (const { id } of due)
    if (await ctx.db.transaction().execute((tx) => endTrial(ctx, tx, id))) ended += 1;
  if (ended > 0) ctx.log.info({ ended }, 'trials are over');
  return ended;
}
