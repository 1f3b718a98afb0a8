import type { Context } from '../../lib/context.ts';
import { createTransports } from './send-message.ts';

/**
 * Whether members can be written to. Without a gateway they can while the site plays for play
 * money: the messages stay in the outbox, for whoever tries the site out. Where money is real
 * nobody may read a member's codes there.
 */
export function isOpen(ctx: Context, channel: 'sms' | 'mail', moneyMode: 'play' | 'real'): boolean {
  return createTransports(ctx)[channel] !== null || moneyMode === 'play';
}
