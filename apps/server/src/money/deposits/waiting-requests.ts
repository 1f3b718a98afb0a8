import { sql } from 'kysely';
import { listWaitingOf } from '../../lib/waiting-requests.ts';
import { waitingStates } from './manual-state.ts';

/** Lists channels and terms of channels that wait for a second operator. */
export const listWaitingChannels = listWaitingOf(
  'deposit_channel',
  sql`select id, channel as subject, channel as name, reason, asked_by, asked_at
    from deposit_channel_request where outcome is null`,
);

/** Lists claims for which an operator recorded money that another operator has to credit. */
export const listWaitingClaims = listWaitingOf(
  'deposit_claim',
  sql`select c.deposit_id as id, c.deposit_id::text as subject, m.username as name,
      '' as reason, c.received_by as asked_by, c.claimed_at as asked_at
    from manual_deposit c join deposit d on d.id = c.deposit_id
    join member m on m.id = d.member_id
    where c.received_by is not null and c.state = any (${[...waitingStates]})`,
);

/** Lists decisions about payments that differ from their deposit. */
export const listWaitingDecisions = listWaitingOf(
  'differing_payment',
  sql`select r.id, p.deposit_id::text as subject, m.username as name, r.reason, r.asked_by,
      r.asked_at
    from differing_decision r join differing_payment p on p.id = r.payment_id
    join deposit d on d.id = p.deposit_id join member m on m.id = d.member_id
    where r.outcome is null`,
);
