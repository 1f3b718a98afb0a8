import * as orders from '@khelaghor/contract/backoffice/report-orders.ts';
import * as contract from '@khelaghor/contract/backoffice/reports.ts';
import type { Context } from '../../lib/context.ts';
import { filesPerMinute } from '../../lib/http/file-turns.ts';
import { beginOperatorFile } from '../../lib/http/operator-file.ts';
import { getLanguage } from '../../lib/http/language.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import { readSettings } from '../../site/settings/index.ts';
import { readCohorts } from './cohorts.ts';
import {
  changeEmail,
  confirmEmail,
  orderReport,
  pauseOrder,
  readOrders,
  removeOrder,
} from './edit-orders.ts';
import { readMoneyDesk } from './money-desk.ts';
import { readMovementsPage, readAllMovements } from './movements.ts';
import { readReport } from './read-report.ts';
import { writeMovementsCsv, writeReportCsv } from './report-csv.ts';

const files = { perMinute: filesPerMinute };

/** Reports that are sent by e-mail. */
function reportOrderRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  bind(orders.listReportOrders, async ({ caller }) => ok(await readOrders(ctx, caller)));
  bind(
    orders.orderReport,
    ({ body, caller, request }) =>
      orderReport(ctx, body, { caller, language: getLanguage(request) }),
    few,
  );
  bind(
    orders.pauseReportOrder,
    ({ params, body, caller }) => pauseOrder(ctx, params.id, body.isPaused, caller),
    few,
  );
  bind(orders.removeReportOrder, ({ params, caller }) => removeOrder(ctx, params.id, caller), few);
  bind(
    orders.changeReportEmail,
    ({ body, caller, request }) =>
      changeEmail(ctx, { caller, language: getLanguage(request) }, body.email),
    few,
  );
  bind(orders.confirmReportEmail, ({ body, caller }) => confirmEmail(ctx, caller, body.code), few);
}

/** The reports of operators, and the files of their lines. */
export function reportsAdminRoutes(bind: Bind, ctx: Context): void {
  reportOrderRoutes(bind, ctx);
  bind(contract.getReport, async ({ query }) =>
    readReport(ctx.db, query, (await readSettings(ctx)).weekStart),
  );
  bind(
    contract.reportFile,
    async ({ query, caller, request, reply }) => {
      const read = await readReport(ctx.db, query, (await readSettings(ctx)).weekStart);
      if (!read.ok) return read;
      const days = `${read.value.from}-${read.value.to}`;
      const begun = await beginOperatorFile(ctx, { caller, reply, list: 'report', query, days });
      if (!begun.ok) return begun;
      return ok(writeReportCsv(read.value, getLanguage(request)));
    },
    files,
  );
  bind(contract.listReportMovements, ({ query }) => readMovementsPage(ctx.db, query));
  bind(
    contract.movementsFile,
    async ({ query, caller, request, reply }) => {
      if (query.to < query.from) return refuse('period_reversed');
      const days = `${query.from}-${query.to}`;
      const begun = await beginOperatorFile(ctx, { caller, reply, list: 'transfers', query, days });
      if (!begun.ok) return begun;
      return ok(writeMovementsCsv(readAllMovements(ctx.db, query), getLanguage(request)));
    },
    files,
  );
  bind(contract.getCohorts, async ({ query }) =>
    ok(await readCohorts(ctx, query, (await readSettings(ctx)).weekStart)),
  );
  bind(contract.getMoneyDesk, async ({ query }) => ok(await readMoneyDesk(ctx, query.currency)));
}
