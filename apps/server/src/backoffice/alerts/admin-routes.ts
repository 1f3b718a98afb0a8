import * as contract from '@khelaghor/contract/backoffice/alerts.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import { replyWith } from '../../lib/http/reply-with.ts';
import {
  confirmTerms,
  requestTerms,
  withdrawTerms,
} from '../../lib/change-requests/requested-terms.ts';
import type { Context } from '../../lib/context.ts';
import { getLanguage } from '../../lib/http/language.ts';
import { closeAlert, markAlertSeen, readAlerts } from './decide-alerts.ts';
import { changeAlertEmail, confirmAlertEmail, getAlertRules, readRules } from './edit-rules.ts';

export function alertsAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listAlerts, ({ query }) => readAlerts(ctx, query));
  bind(contract.seeAlert, ({ params, caller }) => markAlertSeen(ctx, params.id, caller));
  bind(contract.closeAlert, ({ params, caller }) => closeAlert(ctx, params.id, caller));
  const reply = replyWith(readRules, ctx);
  bind(contract.listAlertRules, async ({ caller }) => ok(await readRules(ctx, caller)));
  bind(contract.requestAlertRule, ({ params, body, caller }) =>
    reply(caller, requestTerms(ctx, getAlertRules(params.kind), body, caller)),
  );
  bind(contract.confirmAlertRule, ({ params: { kind, requestId }, caller }) =>
    reply(caller, confirmTerms(ctx, getAlertRules(kind), requestId, caller)),
  );
  bind(contract.withdrawAlertRule, ({ params: { kind, requestId }, caller }) =>
    reply(caller, withdrawTerms(ctx, getAlertRules(kind), requestId, caller)),
  );
  const few = { perMinute: 30 };
  bind(
    contract.changeAlertEmail,
    ({ body, caller, request }) =>
      changeAlertEmail(ctx, { caller, language: getLanguage(request) }, body.email),
    few,
  );
  bind(
    contract.confirmAlertEmail,
    ({ body, caller }) => confirmAlertEmail(ctx, caller, body.code),
    few,
  );
}
