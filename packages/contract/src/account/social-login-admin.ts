import { z } from 'zod';
import { accountElsewhere, outsideProvider } from './social-login.ts';
import { route } from '../lib/route.ts';
import { id } from '../lib/shapes.ts';

/** Operators' management of members' social identities. */

/** How long the member has to object, in case the request was not theirs. */
export const unbindWaitHours = 72;

export const unbindReasonMax = 300;

const params = z.object({ id, provider: outsideProvider });
const readMemberIdentities = z.object({ accounts: z.array(accountElsewhere) });
export type ManagedElsewhere = z.infer<typeof readMemberIdentities>;

export const listManagedElsewhere = route({
  id: 'identities.admin.list',
  listener: 'console',
  method: 'GET',
  path: '/operator/members/:id/identities',
  caller: 'operator',
  summary: 'The accounts at other sites that let a member in',
  params: z.object({ id }),
  value: readMemberIdentities,
  refusals: ['member_unknown'],
});

/** Notifies the member at once, and again after the unlinking. */
export const unbindElsewhere = route({
  id: 'identities.admin.unlink',
  listener: 'console',
  method: 'POST',
  path: '/operator/members/:id/identities/:provider/unlink',
  caller: 'operator',
  summary: 'Ends, three days from now, that an account at another site lets a member in',
  params,
  /** How the member proved their identity. */
  body: z.object({ reason: z.string().max(4_096) }),
  value: readMemberIdentities,
  refusals: [
    'member_unknown',
    'elsewhere_unknown',
    'elsewhere_last_way',
    'state_changed',
    'field_required',
    'field_too_long',
  ],
});

export const keepElsewhere = route({
  id: 'identities.admin.cancelUnlink',
  listener: 'console',
  method: 'POST',
  path: '/operator/members/:id/identities/:provider/unlink/cancel',
  caller: 'operator',
  summary: 'Calls off that an account at another site lets a member in no more',
  params,
  value: readMemberIdentities,
  refusals: ['member_unknown', 'elsewhere_unknown', 'state_changed'],
});
