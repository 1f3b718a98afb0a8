import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  resourcesDesk,
  resourcesPutChannel,
  resourcesPutHosts,
  resourcesPutResource,
  resourcesRemoveChannel,
  resourcesRemoveResource,
} from '@khelaghor/client/routes.gen.ts';
import type { ChannelDraft, ResourceDraft } from '@khelaghor/contract/site/external-links.ts';
import { ask } from '../../shared/api.ts';

const contactsKey = ['contacts'] as const;

export const useContacts = () =>
  useQuery({
    queryKey: contactsKey,
    queryFn: ({ signal }) => ask(resourcesDesk, {}, signal),
    refetchOnWindowFocus: 'always',
  });

/** A change, after which all are read anew, whatever came of it. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: contactsKey }),
  });
}

export const useSaveChannel = () =>
  useChange(({ id, body }: { id: string; body: ChannelDraft }) =>
    ask(resourcesPutChannel, { params: { id }, body }),
  );

export const useRemoveChannel = () =>
  useChange((id: string) => ask(resourcesRemoveChannel, { params: { id } }));

export const useSaveResource = () =>
  useChange(({ id, body }: { id: string; body: ResourceDraft }) =>
    ask(resourcesPutResource, { params: { id }, body }),
  );

export const useRemoveResource = () =>
  useChange((id: string) => ask(resourcesRemoveResource, { params: { id } }));

export const useSaveHosts = () =>
  useChange((hosts: string[]) => ask(resourcesPutHosts, { body: { hosts } }));
