import { z } from 'zod';
import { route } from '../lib/route.ts';

/** As typed or as it stood in a link: cut off, and never more than text. */
export const invitationCode = z.string().max(255);

export const checkAffiliate = route.anyone('GET /wps/agent/affiliate', {
  id: 'affiliates.check',
  summary: 'Checks a referral code',
  query: z.object({ code: invitationCode, domain: z.string().max(255).optional() }),
  value: z.object({}),
  refusals: ['invitation_code_error'],
});

export const ownAffiliateCodes = route.member('GET /wps/agent/affiliate/own', {
  id: 'affiliates.getMine',
  summary: 'Lists the member’s referral codes, newest first',
  value: z.object({ codes: z.array(z.string()) }),
});
