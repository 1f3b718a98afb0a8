import type { Context, Database } from '../../lib/context.ts';
import type { TemplateName } from './templates.ts';

/**
 * Adds a notification to the member's list. Its texts are not stored: they are made when the list
 * is read, in the language of that time.
 */
export async function addToInbox(
  ctx: Context,
  tx: Database,
  memberId: string,
  template: TemplateName,
  params: Readonly<Record<string, string | number>>,
): Promise<void> {
  await tx
    .insertInto('memberNotification')
    .values({
      id: ctx.random.id(),
      memberId,
      template,
      params: JSON.stringify(params),
      createdAt: ctx.clock.now(),
    })
    .execute();
}
