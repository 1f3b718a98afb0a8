import type * as contract from '@khelaghor/contract/backoffice/alerts.ts';
import type { AlertKind } from '@khelaghor/contract/backoffice/alert-terms.ts';
import { alertRuleTerms } from '@khelaghor/contract/backoffice/alerts.ts';
import { isThresholdOf } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { createTermsRules, readWaitingTerms } from '../../lib/change-requests/requested-terms.ts';
import { hasOperatorWith } from '../../lib/operators-with.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';
import { changeMailbox, confirmMailbox, readMailbox } from '../mailboxes/index.ts';
import { changeRule, listRules, lockRule } from './store.ts';

type Rules = ValueOf<typeof contract.listAlertRules>;

const needed = 'settings.approve';
const ruleTerms = { kind: 'alert_rule', schema: alertRuleTerms } as const;

/** A rule, as terms that two operators change. */
export const getAlertRules = (kind: AlertKind) =>
  createTermsRules({
    ...ruleTerms,
    subject: kind,
    async lock(tx) {
      const { threshold, enabled, byEmail, version } = await lockRule(tx, kind);
      return { terms: { threshold, enabled, byEmail }, version };
    },
    write: (tx, { terms, version }, { at, by }) =>
      changeRule(tx, kind, { ...terms, version, changedAt: at, changedBy: by }),
    findFault: ({ threshold }) =>
      isThresholdOf(kind, threshold) ? null : { field: 'threshold', code: 'malformed' as const },
    unlessOther: needed,
  });

/** Returns the rules as an operator sees them, and where alerts go by e-mail. */
export async function readRules(ctx: Context, caller: OperatorCaller): Promise<Rules> {
  const { db } = ctx;
  const { moneyMode } = await readSettings(ctx);
  const [rules, mailbox, getWaiting, needsSecond] = await Promise.all([
    listRules(db),
    readMailbox(db, null),
    readWaitingTerms(db, ruleTerms, caller),
    hasOperatorWith(db, [needed], { exceptOperator: caller.operatorId }),
  ]);
  return {
    rules: rules.map(({ kind, version, changedAt, changedBy, ...terms }) => ({
      kind,
      terms,
      version,
      waiting: getWaiting(kind),
      changed:
        changedAt === null || changedBy === null
          ? null
          : { at: changedAt.toISOString(), by: changedBy },
    })),
    needsSecond,
    currency: getCurrencyOfMode(moneyMode),
    mailbox,
  };
}

/** Changes the address for alerts; a new one waits for the code that is sent to it. */
export async function changeAlertEmail(
  ctx: Context,
  { caller, language }: { readonly caller: OperatorCaller; readonly language: Language },
  email: string,
): Promise<Result<Rules, (typeof contract.changeAlertEmail)['refusals'][number]>> {
  const changed = await changeMailbox(ctx, { kind: 'alert', caller, language }, email);
  return changed.ok ? ok(await readRules(ctx, caller)) : changed;
}

/** Confirms the new address for alerts by its code, which any operator may enter. */
export async function confirmAlertEmail(
  ctx: Context,
  caller: OperatorCaller,
  code: string,
): Promise<Result<Rules, 'mail_code_wrong'>> {
  const confirmed = await confirmMailbox(ctx, { kind: 'alert', caller }, code);
  return confirmed.ok ? ok(await readRules(ctx, caller)) : confirmed;
}
