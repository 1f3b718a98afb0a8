import type { Channel, NotifiedMember, Recipients, TemplateRow } from './template-row.ts';
import type { InboxMessage, InboxTemplate, Notification, TemplateName } from './templates.ts';
import type { Language, LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context, Database } from '../../lib/context.ts';
import { formatText } from '../../lib/http/messages.ts';
import { notify } from '../../lib/notify.ts';
import type { Notice } from '../../lib/notify.ts';
import { readSettingsInTx } from '../settings/index.ts';
import { isOpen, sendMessage } from './send-message.ts';
import { addToInboxes } from './inbox.ts';
import { templates } from './templates.ts';

/**
 * Returns the channels of a notification that the member has not switched off. Today nothing can
 * be switched off; a preference that is stored is read here, and nowhere else.
 */
const getWantedChannels = (
  _memberId: string,
  _template: TemplateName,
  channels: readonly Channel[],
): Promise<readonly Channel[]> => Promise.resolve(channels);

type Addressed = {
  [Kind in keyof Recipients]: { readonly kind: Kind; readonly to: Recipients[Kind] };
}[keyof Recipients];
type Values = Readonly<Record<string, string | number>>;
type Params = Readonly<Record<string, unknown>>;

/** A message with its texts chosen, before it is written in a language. */
type Draft = {
  readonly row: TemplateRow;
  readonly values: Values;
  readonly language: Language;
  readonly expiresAt: Date;
};

const getText = (text: LocalText | undefined, { language, values }: Draft): string => {
  if (!text) throw new Error('a template has no text for one of its channels');
  return formatText(language, text, values);
};

const sendEmail = (ctx: Context, tx: Database, draft: Draft, to: string | null): Promise<string> =>
  sendMessage(ctx, tx, {
    channel: 'mail',
    to,
    subject: getText(draft.row.subject, draft),
    text: getText(draft.row.email, draft),
    expiresAt: draft.expiresAt,
  });

const sendSms = (ctx: Context, tx: Database, draft: Draft, to: string | null): Promise<string> =>
  sendMessage(ctx, tx, {
    channel: 'sms',
    to,
    text: getText(draft.row.sms, draft),
    expiresAt: draft.expiresAt,
  });

type Reach = { readonly channels: readonly Channel[]; readonly moneyMode: 'play' | 'real' };

/** Sends by e-mail, by SMS, or by both, as the row says and as far as the member has them. */
async function sendToMember(
  ctx: Context,
  tx: Database,
  member: NotifiedMember,
  { channels, moneyMode, ...draft }: Draft & Reach,
): Promise<void> {
  const { email, provenMobile } = member;
  const byEmail = channels.includes('email') && email !== null && isOpen(ctx, 'mail', moneyMode);
  const bySms = channels.includes('sms') && provenMobile !== null && isOpen(ctx, 'sms', moneyMode);
  if (byEmail) await sendEmail(ctx, tx, draft, email);
  if (bySms && (!byEmail || draft.row.reach === 'every'))
    await sendSms(ctx, tx, draft, provenMobile);
}

/** The params that the texts name, without those of the event. */
function textParams({ params: names = [] }: TemplateRow, params: Params): Values {
  const values: Record<string, string | number> = {};
  for (const name of names) {
    const value = params[name];
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  }
  return values;
}

type Delivery = {
  readonly row: TemplateRow;
  readonly params: Params;
  readonly channels: readonly Channel[];
  readonly expiresAt: Date;
};

async function sendTexts(
  ctx: Context,
  tx: Database,
  addressed: Exclude<Addressed, { kind: 'browsers' }>,
  { row, params, channels, expiresAt }: Delivery,
): Promise<void> {
  const { kind, to } = addressed;
  const { brandName, moneyMode } = await readSettingsInTx(ctx, tx);
  const language = to.language === 'en' ? 'en' : 'bn';
  const values = { brand: brandName[language], ...textParams(row, params) };
  const draft = { row, values, language, expiresAt } as const;
  if (kind === 'mailbox') await sendEmail(ctx, tx, draft, to.email);
  else if (kind === 'number') await sendSms(ctx, tx, draft, to.number);
  else {
    const own = { ...draft, values: { ...values, account: to.username }, channels, moneyMode };
    await sendToMember(ctx, tx, to, own);
  }
}

function getMemberId({ kind, to }: Addressed): string | null {
  if (kind === 'member') return to.id;
  return kind === 'browsers' ? to.memberId : null;
}

/**
 * Sends a notification through the channels of its template, in the caller's transaction: all of
 * it leaves if that commits, and nothing if it does not.
 */
export async function sendNotification<Name extends TemplateName>(
  ctx: Context,
  tx: Database,
  { to, template, params: given, expiresAt, except = [] }: Notification<Name>,
): Promise<void> {
  const params: Params = { ...given };
  const row: TemplateRow = templates[template];
  const addressed = { kind: row.to, to } as Addressed;
  const memberId = getMemberId(addressed);
  let channels = row.channels.filter((channel) => !except.includes(channel));
  if (memberId !== null) {
    channels = [...(await getWantedChannels(memberId, template, channels))];
    if (channels.includes('event'))
      await notify(tx, { memberId }, { type: row.event, ...params } as Notice);
    if (channels.includes('inbox')) {
      const entry = { memberId, params: textParams(row, params) };
      await addToInboxes(ctx, tx, { template, kind: row.kind ?? 'account' }, [entry]);
    }
  }
  if (addressed.kind === 'browsers') return;
  const until = expiresAt ?? new Date(ctx.clock.now().getTime() + dayMs);
  await sendTexts(ctx, tx, addressed, { row, params, channels, expiresAt: until });
}

/** Sends notifications of one template to the lists of members, all at once. */
export async function sendToInboxes<Name extends InboxTemplate>(
  ctx: Context,
  tx: Database,
  template: Name,
  messages: readonly InboxMessage<Name>[],
): Promise<void> {
  const row: TemplateRow = templates[template];
  const wanted = await Promise.all(
    messages.map(({ memberId }) => getWantedChannels(memberId, template, row.channels)),
  );
  const entries = messages.flatMap(({ memberId, params }, index) =>
    wanted[index]?.includes('inbox') ? [{ memberId, params: textParams(row, params) }] : [],
  );
  await addToInboxes(ctx, tx, { template, kind: row.kind ?? 'account' }, entries);
}
