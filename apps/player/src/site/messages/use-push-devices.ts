import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pushList, pushRemove, pushSubscribe } from '@khelaghor/client/routes/site.gen.ts';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import type { BodyOf, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type {
  listPushDevices,
  PushDevice,
  subscribePush,
} from '@khelaghor/contract/site/web-push.ts';
import { call, fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';
import { startPushes, endPushes } from './push-subscription.ts';
import type { PushFailure } from './push-subscription.ts';

type Devices = ValueOf<typeof listPushDevices>;

const queryKey = ['push-devices'] as const;

/** The browsers that get the member's messages. */
export const usePushDevices = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchValue(pushList, {}, signal),
    staleTime: staleTimes.lists,
  });

/** Shows the list as the server returned it. */
function useKeepDevices() {
  const queries = useQueryClient();
  return (devices: Devices) => queries.setQueryData(queryKey, devices);
}

/** Subscribes this browser; gives why it did not, or null. A refusal of the server is thrown. */
export function useSubscribe() {
  const keep = useKeepDevices();
  return useMutation({
    mutationFn: async (publicKey: string): Promise<PushFailure | null> => {
      const result = await startPushes(publicKey);
      if (result.said !== 'subscribed') return result.said;
      const { endpoint, keys } = result.subscription.toJSON();
      const body = { endpoint, keys } as BodyOf<typeof subscribePush>;
      const reply = await call(pushSubscribe, { body });
      if (!reply.success) await endPushes();
      keep(unwrapReply(reply));
      return null;
    },
  });
}

/** Ends the messages to one browser of the member. */
export function useRemoveDevice() {
  const keep = useKeepDevices();
  return useMutation({
    mutationFn: async ({ id, isThis }: PushDevice) => {
      keep(unwrapReply(await call(pushRemove, { params: { id } })));
      if (isThis) await endPushes();
    },
  });
}
