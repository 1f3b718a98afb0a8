import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { auditCron, auditJobs } from '../features/audit/jobs.ts';
import { catalogueCron, catalogueJobs } from '../features/catalogue/jobs.ts';
import { depositCron, depositJobs } from '../features/deposit/jobs.ts';
import { elsewhereCron, elsewhereJobs } from '../features/elsewhere/jobs.ts';
import { freePlayCron, freePlayJobs } from '../features/free-play/jobs.ts';
import { humanCheckCron, humanCheckJobs } from '../features/human-check/jobs.ts';
import { liabilitiesCron, liabilitiesJobs } from '../features/liabilities/jobs.ts';
import { lotteryCron, lotteryJobs } from '../features/lottery/jobs.ts';
import { mediaCron, mediaJobs } from '../features/media/jobs.ts';
import { outboxCron, outboxJobs } from '../features/outbox/jobs.ts';
import { passwordCron, passwordJobs } from '../features/passwords/jobs.ts';
import { phoneTokenCron, phoneTokenJobs } from '../features/phone-tokens/jobs.ts';
import { playLimitsCron, playLimitsJobs } from '../features/play-limits/jobs.ts';
import { sessionCron, sessionJobs } from '../features/session/jobs.ts';
import { profileCron, profileJobs } from '../features/profile/jobs.ts';
import { siteJobs } from '../features/site/jobs.ts';
import { secondProofCron, secondProofJobs } from '../features/second-proof/jobs.ts';
import { smsCodeCron, smsCodeJobs } from '../features/sms-codes/jobs.ts';
import { vendorWalletJobs } from '../features/vendor-wallet/jobs.ts';
import { withdrawalJobs } from '../features/withdrawal/jobs.ts';
import type { Context } from '../platform/context.ts';
import { keepJobsRunning, queueLogger } from './job-runs.ts';
import type { JobsService } from './job-runs.ts';
import { periodicJobs } from './periodic-jobs.ts';

/** Prepares the queue's own tables, as their owner; must be done before the first job is added. */
export async function migrateJobs(pool: pg.Pool, log: Context['log']): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
}

/** Runs the jobs of every feature: draws, payouts, questions to gateways, tidying. */
export function startJobs(ctx: Context, databaseUrl: string): Promise<JobsService> {
  return keepJobsRunning(ctx, databaseUrl, {
    addDueJobs: periodicJobs(
      ctx,
      [
        auditCron,
        catalogueCron,
        freePlayCron,
        humanCheckCron,
        depositCron,
        lotteryCron,
        liabilitiesCron,
        mediaCron,
        outboxCron,
        passwordCron,
        playLimitsCron,
        sessionCron,
        profileCron,
        smsCodeCron,
        secondProofCron,
        elsewhereCron,
        phoneTokenCron,
      ].join('\n'),
    ),
    taskList: {
      ...siteJobs(ctx),
      ...freePlayJobs(ctx),
      ...humanCheckJobs(ctx),
      ...auditJobs(ctx),
      ...catalogueJobs(ctx),
      ...depositJobs(ctx),
      ...withdrawalJobs(ctx),
      ...vendorWalletJobs(ctx),
      ...lotteryJobs(ctx),
      ...liabilitiesJobs(ctx),
      ...mediaJobs(ctx),
      ...outboxJobs(ctx),
      ...passwordJobs(ctx),
      ...playLimitsJobs(ctx),
      ...sessionJobs(ctx),
      ...profileJobs(ctx),
      ...smsCodeJobs(ctx),
      ...secondProofJobs(ctx),
      ...elsewhereJobs(ctx),
      ...phoneTokenJobs(ctx),
    },
  });
}
