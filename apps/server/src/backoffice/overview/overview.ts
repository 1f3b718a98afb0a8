import type { overview } from '@khelaghor/contract/backoffice/operator.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { getDhakaDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import type { Context } from '../../lib/context.ts';
import { findLastAudit } from '../../money/ledger-audit/index.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';
import { countOpenAlerts } from '../alerts/index.ts';
import { readFiguresSince } from './store.ts';

/** The figures of the present day in Dhaka, and what the last audit of the books found. */
export async function readOverview(ctx: Context): Promise<ValueOf<typeof overview>> {
  const { moneyMode } = await readSettings(ctx);
  const currency = getCurrencyOfMode(moneyMode);
  const today = new Date(startOfDhakaDay(getDhakaDay(ctx.clock.now().getTime())));
  const [figures, lastAudit, alertsOpen] = await Promise.all([
    readFiguresSince(ctx.db, today, currency),
    findLastAudit(ctx.db),
    countOpenAlerts(ctx.db),
  ]);
  return {
    members: Number(figures.members),
    membersToday: Number(figures.membersToday),
    depositedToday: String(figures.depositedToday),
    withdrawnToday: String(figures.withdrawnToday),
    withdrawalsWaiting: Number(figures.withdrawalsWaiting),
    alertsOpen,
    stakedToday: String(figures.stakedToday),
    paidToday: String(figures.paidToday),
    // Before the first audit nothing is known to be wrong, and the page says that there was none.
    ledgerBalanced: lastAudit?.balanced ?? true,
    lastAudit: lastAudit
      ? { ...lastAudit.run, endedAt: lastAudit.run.endedAt.toISOString() }
      : null,
    currency,
  };
}
