import * as contract from '@khelaghor/contract/backoffice/list-files.ts';
import type { Context } from '../../lib/context.ts';
import { filesPerMinute } from '../../lib/http/file-turns.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import * as growth from './growth-files.ts';
import { sendListFile } from './list-file.ts';
import * as matching from './match-files.ts';
import * as members from './member-files.ts';
import * as payments from './payment-files.ts';
import * as play from './play-files.ts';

const few = { perMinute: filesPerMinute };

/** The console's lists as files. */
export function listFileRoutes(bind: Bind, ctx: Context): void {
  bind(contract.membersFile, sendListFile(ctx, members.members), few);
  bind(contract.loginsFile, sendListFile(ctx, members.logins), few);
  bind(contract.timelineFile, sendListFile(ctx, members.timeline), few);
  bind(contract.adjustmentsFile, sendListFile(ctx, members.adjustments), few);
  bind(contract.feedbackFile, sendListFile(ctx, members.feedback), few);
  bind(contract.memberDepositsFile, sendListFile(ctx, payments.memberDeposits), few);
  bind(contract.memberWithdrawalsFile, sendListFile(ctx, payments.memberWithdrawals), few);
  bind(contract.depositsFile, sendListFile(ctx, payments.deposits), few);
  bind(contract.withdrawalsFile, sendListFile(ctx, payments.withdrawals), few);
  bind(contract.claimsFile, sendListFile(ctx, matching.claims), few);
  bind(contract.statementLinesFile, sendListFile(ctx, matching.statementLines), few);
  bind(contract.disputesFile, sendListFile(ctx, matching.disputes), few);
  bind(contract.betsFile, sendListFile(ctx, play.bets), few);
  bind(contract.openRoundsFile, sendListFile(ctx, play.openRounds), few);
  bind(contract.drawsFile, sendListFile(ctx, play.draws), few);
  bind(contract.groupsFile, sendListFile(ctx, play.groups), few);
  bind(contract.applicationsFile, sendListFile(ctx, growth.applications), few);
  bind(contract.broadcastsFile, sendListFile(ctx, growth.broadcasts), few);
}
