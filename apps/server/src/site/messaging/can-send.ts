import type { Context } from '../../lib/context.ts';
import { createTransports } from './send-message.ts';

/**
 * Whether members can be sent messages. Without a gateway they can on a play-money site: the
 * messages stay in the outbox for the operator who tries the site. With real money no operator may
 * read a member's codes there.
 */
export function isOpen(ctx: Context, channel: 'sms' | 'mail', moneyMode: 'play' | 'real'): boolean {
  return createTransports(ctx)[channel] !== null || moneyMode === 'play';
}
