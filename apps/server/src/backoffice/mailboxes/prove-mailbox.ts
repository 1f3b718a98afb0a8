import type {
  changeReportEmail,
  confirmReportEmail,
} from '@khelaghor/contract/backoffice/report-orders.ts';
import type { Mailbox } from '@khelaghor/contract/backoffice/mailboxes.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import {
  checkCode,
  createCode,
  readEmailWaitMs,
  spendCode,
} from '../../account/verification-codes/index.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { ok, refuse, refuseForNow } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isOpen, sendNotification } from '../../site/messaging/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { findMailbox, lockMailbox, writeMailbox } from './store.ts';
import type { MailboxOwner, StoredMailbox } from './store.ts';

/** How long a code is valid. */
const codeMinutes = 10;

/** The address an operator changes: their own for reports, or that of the site for alerts. */
export type MailboxKind = 'report' | 'alert';

type Asked = {
  readonly kind: MailboxKind;
  readonly caller: OperatorCaller;
  readonly language: Language;
};

const getOwner = ({ kind, caller }: Omit<Asked, 'language'>): MailboxOwner =>
  kind === 'report' ? caller.operatorId : null;

const getUse = (email: string) =>
  ({ channel: 'email', purpose: 'desk', subject: email.toLowerCase() }) as const;

/** Returns the address of an operator (null: that of the site for alerts), and one that waits. */
export async function readMailbox(db: Database, owner: MailboxOwner): Promise<Mailbox> {
  const { email, awaiting } = await findMailbox(db, owner);
  return { email: email ?? '', awaiting };
}

/** Writes what became of an address into the event log. */
async function logChange(
  ctx: Context,
  tx: Tx,
  { kind, caller: { username } }: Omit<Asked, 'language'>,
  change: { readonly is: 'changed' | 'confirmed'; before: string | null; after: string },
): Promise<void> {
  const { is, before, after } = change;
  await logEvent(ctx, tx, {
    kind: `${kind}_email.${is}`,
    actor: getOperatorActor(username),
    subject: kind === 'report' ? `report_email:${username}` : 'alert_email',
    detail: { before, after },
  });
}

/** Sends a code to an address; it takes the place of earlier codes. Returns the id of the code. */
async function sendCode(
  ctx: Context,
  tx: Tx,
  { caller: { operatorId }, language }: Asked,
  email: string,
): Promise<Result<string, (typeof changeReportEmail)['refusals'][number]>> {
  const { moneyMode } = await readSettingsInTx(ctx, tx);
  if (!isOpen(ctx, 'mail', moneyMode)) return refuse('mail_closed');
  const use = getUse(email);
  const asked = { purpose: 'desk', by: { operatorId }, mailbox: use.subject } as const;
  const waitMs = await readEmailWaitMs(ctx, tx, asked);
  // Without a field: "Send again" has none to show it at.
  if (waitMs > 0) return refuseForNow('mail_too_soon', waitMs);
  const made = await createCode(ctx, tx, use, { minutes: codeMinutes, operatorId });
  await sendNotification(ctx, tx, {
    to: { email, language },
    template: 'desk_email_code',
    params: { code: made.code, minutes: codeMinutes },
    expiresAt: made.expiresAt,
  });
  return ok(made.id);
}

/**
 * Changes an address. A new one gets a code and waits; the proved one gets the mail until the code
 * is entered. The address that waits already gets another code. The proved address, or an empty
 * one, ends the waiting; an empty one also ends the mail.
 */
export async function changeMailbox(
  ctx: Context,
  asked: Asked,
  email: string,
): Promise<Result<null, (typeof changeReportEmail)['refusals'][number]>> {
  const owner = getOwner(asked);
  return transact(ctx, async (tx) => {
    const before = await lockMailbox(tx, owner);
    const after: StoredMailbox = { email: before.email, awaiting: null, codeId: null };
    if (email === '') await writeMailbox(tx, owner, { ...after, email: null });
    else if (email === before.email) await writeMailbox(tx, owner, after);
    else {
      const sent = await sendCode(ctx, tx, asked, email);
      if (!sent.ok) return sent;
      await writeMailbox(tx, owner, { ...after, awaiting: email, codeId: sent.value });
    }
    if (email !== (before.awaiting ?? before.email ?? ''))
      await logChange(ctx, tx, asked, { is: 'changed', before: before.email, after: email });
    return ok(null);
  });
}

/** Proves the address that waits by the newest code that was sent to it. */
export async function confirmMailbox(
  ctx: Context,
  asked: Omit<Asked, 'language'>,
  typed: string,
): Promise<Result<null, (typeof confirmReportEmail)['refusals'][number]>> {
  const owner = getOwner(asked);
  const wrong = () =>
    refuse('mail_code_wrong', { fields: { code: { code: 'mail_code_wrong' } } } as const);
  const { awaiting, codeId } = await findMailbox(ctx.db, owner);
  if (awaiting === null || codeId === null) return wrong();
  if (!(await checkCode(ctx, getUse(awaiting), { id: codeId, typed }))) return wrong();
  return transact(ctx, async (tx) => {
    const before = await lockMailbox(tx, owner);
    // The address may have been changed meanwhile, or a newer code was sent.
    if (before.codeId !== codeId || !(await spendCode(ctx, tx, codeId))) return wrong();
    await writeMailbox(tx, owner, { email: awaiting, awaiting: null, codeId: null });
    await logChange(ctx, tx, asked, { is: 'confirmed', before: before.email, after: awaiting });
    return ok(null);
  });
}
