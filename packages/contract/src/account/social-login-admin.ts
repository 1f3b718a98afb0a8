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

export const listManagedElsewhere = route.operator('GET /operator/members/:id/identities', {
  id: 'identities.admin.list',
  permission: 'members.see',
  summary: 'Lists the identities that a member logs in with',
  params: z.object({ id }),
  value: readMemberIdentities,
  refusals: ['member_unknown'],
});

/** Notifies the member at once, and again after the unlinking. */
export const unbindElsewhere = route.operator(
  'POST /operator/members/:id/identities/:provider/unlink',
  {
    id: 'identities.admin.unlink',
    permission: 'members.act',
    summary: 'Schedules the unlinking of an identity, in three days',
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
  },
);

export const keepElsewhere = route.operator(
  'POST /operator/members/:id/identities/:provider/unlink/cancel',
  {
    id: 'identities.admin.cancelUnlink',
    permission: 'members.act',
    summary: 'Cancels a scheduled unlinking',
    params,
    value: readMemberIdentities,
    refusals: ['member_unknown', 'elsewhere_unknown', 'state_changed'],
  },
);
