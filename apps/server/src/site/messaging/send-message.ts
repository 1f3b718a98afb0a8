import type { Context, Database } from '../../lib/context.ts';
import { singleton } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { createEmailGateway } from './email-gateway.ts';
import type { Attachment, MailSender, SenderAnswer, SmsSender } from './transports.ts';
import { createSmsGateway } from './sms-gateway.ts';

/** A message to a member, and until when it is useful. */
export type Message = {
  readonly channel: 'sms' | 'mail';
  /** Null: no recipient. All is done but the sending, so that timing does not show who exists. */
  readonly to: string | null;
  /** Of an e-mail. */
  readonly subject?: string;
  readonly text: string;
  /** A file that goes with an e-mail. */
  readonly attachment?: Attachment;
  readonly expiresAt: Date;
};

const label = 'outgoing-message';
const triesMax = 8;

type Senders = { readonly sms: SmsSender | null; readonly mail: MailSender | null };

/** The transports of messages; null without a gateway: messages stay in the outbox. */
export const createTransports = singleton(({ config, log }): Senders => {
  const { sms, mail } = config;
  return {
    sms: sms === null ? null : createSmsGateway(sms, log),
    mail: mail === null ? null : createEmailGateway(mail, log),
  };
});

/**
 * Puts a message into the outbox, in the caller's transaction: it is sent if that commits. Returns
 * its id.
 */
export async function sendMessage(ctx: Context, tx: Database, message: Message): Promise<string> {
  const { channel, to, subject = '', text, attachment, expiresAt } = message;
  const id = ctx.random.id();
  await tx
    .insertInto('messageOutbox')
    .values({
      id,
      channel,
      recipient: to,
      subject,
      textSealed: ctx.secrets.encrypt(label, Buffer.from(text)),
      ...(attachment && {
        attachmentName: attachment.name,
        attachmentSealed: ctx.secrets.encrypt(label, Buffer.from(attachment.text)),
      }),
      state: 'waiting',
      createdAt: ctx.clock.now(),
      expiresAt,
    })
    .execute();
  await addJob(tx, 'send-message', { messageId: id }, { maxAttempts: triesMax });
  return id;
}

/** Decrypts the text of a message that is still stored. */
export const openText = (ctx: Context, sealed: Uint8Array): string =>
  ctx.secrets.decrypt(label, sealed).toString();

/** Decrypts the file of a message; null: it has none. */
const openFile = (
  ctx: Context,
  file: { attachmentName: string | null; attachmentSealed: Uint8Array | null },
): Attachment | null =>
  file.attachmentName === null || file.attachmentSealed === null
    ? null
    : { name: file.attachmentName, text: openText(ctx, file.attachmentSealed) };

type Ended = 'kept' | 'sent' | 'refused' | 'dropped' | 'late';

async function end(ctx: Context, id: string, state: Ended, reference?: string): Promise<void> {
  await ctx.db
    .updateTable('messageOutbox')
    .set({
      state,
      endedAt: ctx.clock.now(),
      ...(state !== 'kept' && { textSealed: null, attachmentSealed: null }),
      ...(reference !== undefined && { gatewayReference: reference.slice(0, 200) }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * Hands a message to its gateway. Throws when the result is unknown: the queue retries until the
 * message expires.
 */
export async function carry(ctx: Context, messageId: string): Promise<void> {
  const kept = await ctx.db
    .selectFrom('messageOutbox')
    .selectAll()
    .where('id', '=', messageId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!kept || kept.textSealed === null) return;
  const { id, recipient: to, subject } = kept;
  if (to === null) return end(ctx, id, 'dropped');
  if (kept.expiresAt <= ctx.clock.now()) return end(ctx, id, 'late');
  const { sms, mail } = createTransports(ctx);
  const text = openText(ctx, kept.textSealed);
  let answer: SenderAnswer | null = null;
  if (kept.channel === 'sms') answer = sms && (await sms.send({ id, to, text }));
  else
    answer = mail && (await mail.send({ id, to, subject, text, attachment: openFile(ctx, kept) }));
  if (answer === null) return end(ctx, id, 'kept');
  if (answer.said === 'unknown') throw new Error(`nobody knows whether message ${id} was taken`);
  if (answer.said === 'refused') ctx.log.warn({ id, reason: answer.reason }, 'message refused');
  return end(ctx, id, answer.said, answer.said === 'sent' ? answer.reference : answer.reason);
}

/**
 * Whether members can be sent messages. Without a gateway they can on a play-money site: the
 * messages stay in the outbox for the operator who tries the site. With real money no operator may
 * read a member's codes there.
 */
export function isOpen(ctx: Context, channel: 'sms' | 'mail', moneyMode: 'play' | 'real'): boolean {
  return createTransports(ctx)[channel] !== null || moneyMode === 'play';
}
