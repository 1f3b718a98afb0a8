import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import { waitingKinds } from './waiting-kinds.ts';

/** All that waits for a second operator. Each request is decided on the page of its feature. */

const waitingRequest = operatorRequest.extend({
  kind: z.enum(waitingKinds),
  /** Names the thing for its page: an account, a code of a game, the id of a withdrawal. */
  subject: z.string(),
  /** Names the thing for a reader, such as the account of a withdrawal. */
  name: z.string(),
});
export type WaitingRequest = z.infer<typeof waitingRequest>;

export const listWaitingRequests = route.operator('GET /operator/waiting-requests', {
  id: 'waitingRequests.list',
  permission: 'overview.see',
  summary:
    'Lists all that waits for a second operator in areas that the caller may see, oldest first',
  value: z.object({ requests: z.array(waitingRequest) }),
});
