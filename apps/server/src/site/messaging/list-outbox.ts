import type { listOutbox } from '@khelaghor/contract/site/messaging.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Context } from '../../lib/context.ts';
import { createTransports, openText } from './send-message.ts';

const shownMax = 100;

/** What was written while no gateway is set, newest first. */
export async function readOutbox(ctx: Context): Promise<ValueOf<typeof listOutbox>> {
  const rows = await ctx.db
    .selectFrom('messageOutbox')
    .select(['id', 'channel', 'recipient', 'subject', 'textSealed', 'createdAt', 'attachmentName'])
    .where('state', '=', 'kept')
    .orderBy('createdAt', 'desc')
    .limit(shownMax)
    .execute();
  const { sms, mail } = createTransports(ctx);
  return {
    leaves: { sms: sms !== null, mail: mail !== null },
    messages: rows.map(
      ({ id, channel, recipient, subject, textSealed, createdAt, attachmentName }) => ({
        id,
        channel: channel === 'sms' ? 'sms' : 'mail',
        to: recipient ?? '',
        subject,
        text: textSealed === null ? '' : openText(ctx, textSealed),
        attachment: attachmentName,
        at: createdAt.toISOString(),
      }),
    ),
  };
}
