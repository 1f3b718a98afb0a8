import { z } from 'zod';
import { route } from '../lib/route.ts';

/** As typed or as it stood in a link: cut off, and never more than text. */
export const invitationCode = z.string().max(255);

export const checkAffiliate = route({
  id: 'affiliates.check',
  listener: 'site',
  method: 'GET',
  path: '/wps/agent/affiliate',
  caller: 'anyone',
  summary: 'Whether an invitation’s code brings somebody in',
  query: z.object({ code: invitationCode, domain: z.string().max(255).optional() }),
  value: z.object({}),
  refusals: ['invitation_code_error'],
});

export const ownAffiliateCodes = route({
  id: 'affiliates.getMine',
  listener: 'site',
  method: 'GET',
  path: '/wps/agent/affiliate/own',
  caller: 'member',
  summary: 'The codes by which the member invites others, the newest first',
  value: z.object({ codes: z.array(z.string()) }),
  refusals: [],
});
