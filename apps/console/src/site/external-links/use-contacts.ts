import { useQuery } from '@tanstack/react-query';
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
import { useChange } from '../../shared/kit/use-change.ts';

const contactsKey = ['contacts'] as const;

export const useContacts = () =>
  useQuery({
    queryKey: contactsKey,
    queryFn: ({ signal }) => ask(resourcesDesk, {}, signal),
    refetchOnWindowFocus: 'always',
  });

export const useSaveChannel = () =>
  useChange([contactsKey], ({ id, body }: { id: string; body: ChannelDraft }) =>
    ask(resourcesPutChannel, { params: { id }, body }),
  );

export const useRemoveChannel = () =>
  useChange([contactsKey], (id: string) => ask(resourcesRemoveChannel, { params: { id } }));

export const useSaveResource = () =>
  useChange([contactsKey], ({ id, body }: { id: string; body: ResourceDraft }) =>
    ask(resourcesPutResource, { params: { id }, body }),
  );

export const useRemoveResource = () =>
  useChange([contactsKey], (id: string) => ask(resourcesRemoveResource, { params: { id } }));

export const useSaveHosts = () =>
  useChange([contactsKey], (hosts: string[]) => ask(resourcesPutHosts, { body: { hosts } }));
