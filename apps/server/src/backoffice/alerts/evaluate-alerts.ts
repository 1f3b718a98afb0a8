import { alertKinds, alertTerms } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { AlertKind } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { readMailbox } from '../mailboxes/index.ts';
import type { Cause } from './alert-rules.ts';
import { formatAlert } from './alert-texts.ts';
import { findCauses } from './find-causes.ts';
import { endAlerts, lockRule, openAlerts } from './store.ts';

/** Lines of one e-mail; the console shows the others. */
const linesMax = 20;

/** Writes new alerts of a kind to the proved address for them, in the site's first language. */
async function sendAlerts(
  ctx: Context,
  tx: Tx,
  kind: AlertKind,
  opened: readonly Cause[],
): Promise<void> {
  if (opened.length === 0) return;
  const { email } = await readMailbox(tx, null);
  if (email === '') return;
  const { defaultLanguage } = await readSettingsInTx(ctx, tx);
  const language = defaultLanguage === 'en' ? 'en' : 'bn';
  const shown = opened.slice(0, linesMax).map((cause) => formatAlert(language, kind, cause));
  await sendNotification(ctx, tx, {
    template: 'desk_alerts',
    to: { email, language },
    params: {
      count: opened.length,
      lines: shown.join('\n'),
      address: `${ctx.config.origins.console}/alerts`,
    },
  });
}

/**
 * Looks for the causes of one kind: opens alerts for new ones and ends those of causes that are
 * over. The lock of the rule keeps two runs from ending what the other has just opened. A rule that
 * is off is evaluated too, because large wins have a place that must move on.
 */
async function evaluateRule(ctx: Context, tx: Tx, kind: AlertKind): Promise<void> {
  const rule = await lockRule(tx, kind);
  const found = await findCauses[kind](ctx, tx, rule.threshold);
  const causes = rule.enabled ? found : [];
  const opened = await openAlerts(ctx, tx, kind, causes);
  if (alertTerms[kind].endsItself)
    await endAlerts(
      ctx,
      tx,
      kind,
      causes.map(({ subject }) => subject),
    );
  if (rule.byEmail)
    await sendAlerts(
      ctx,
      tx,
      kind,
      causes.filter(({ subject }) => opened.has(subject)),
    );
}

/** Evaluates every rule, each in a transaction of its own: one that fails holds up no other. */
export async function evaluateAlerts(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const kind of alertKinds)
    await transact(ctx, (tx) => evaluateRule(ctx, tx, kind)).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0) throw new AggregateError(failures, 'some alerts were not evaluated');
}
