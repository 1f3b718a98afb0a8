import type { TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import { extendEventChain } from '@khelaghor/db/event-log-chain.ts';
import type { ChainExtension } from '@khelaghor/db/hash-chain.ts';
import { extendChain } from '@khelaghor/db/ledger-chain.ts';
import { voidExpired } from '@khelaghor/db/ledger-expiry.ts';
import type { AllAreas } from '../../lib/area.ts';
import type { Context } from '../../lib/context.ts';
import { runAudit } from './run-audit.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';

/** How many months of ledger partitions are made ahead. */
const monthsAhead = 3;

/** Writes a new end of a chain to the log of the program. */
function logEnd(ctx: Context, chain: 'ledger' | 'event log', extended: ChainExtension): void {
  if (!extended.ok) {
    ctx.log.warn(
      { chain },
      'the chain was not extended: a transaction has been writing for too long',
    );
    return;
  }
  if (extended.end === null) return;
  const { batchNo, hash } = extended.end;
  // In the log the hash leaves the database, whose owner could forge the whole chain.
  const end = { chain, batchNo: String(batchNo), hash: hash.toString('hex') };
  ctx.log.info(end, 'the end of the chain');
}

/** The jobs that maintain and audit the ledger, and the chain of the event log. */
export function auditJobs(ctx: Context, all: AllAreas): TaskList {
  return {
    'extend-hash-chain': async () => logEnd(ctx, 'ledger', await extendChain(ctx.db)),
    'extend-event-chain': async () => logEnd(ctx, 'event log', await extendEventChain(ctx.db)),
    'void-expired-holds': async () => {
      const voided = await voidExpired(ctx.db);
      if (voided > 0) ctx.log.info({ voided }, 'expired holds were let go of');
    },
    'audit-ledger': async () => {
      await runAudit(ctx, all);
    },
    'create-partitions': async () => {
      await sql`select ledger_prepare_months(${ctx.clock.now()}, ${monthsAhead})`.execute(ctx.db);
    },
  };
}

// The months are tried every day, in case a long reader blocked the last try.
export const auditCron = `* * * * * extend-hash-chain
* * * * * extend-event-chain
* * * * * void-expired-holds
7 * * * * audit-ledger
23 1 * * * create-partitions`;

/** Has the books audited as soon as a worker is free; asking again while one waits is the same. */
export async function requestAudit(ctx: Context, caller: OperatorCaller): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await addJob(tx, 'audit-ledger', {}, { jobKey: 'audit-asked-for' });
    await logEvent(ctx, tx, {
      kind: 'audit.asked',
      actor: getOperatorActor(caller.username),
      subject: 'books',
    });
  });
}
