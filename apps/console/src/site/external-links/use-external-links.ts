import {
  linksAdminList,
  supportAdminUpdateChannel,
  supportAdminUpdateHosts,
  linksAdminUpdate,
  supportAdminDeleteChannel,
  linksAdminDelete,
} from '@khelaghor/client/routes.gen.ts';
import type { ChannelDraft, ResourceDraft } from '@khelaghor/contract/site/external-links.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const externalLinksKey = ['contacts'] as const;

export const useExternalLinks = () =>
  useCall(externalLinksKey, linksAdminList, {}, { refetchOnWindowFocus: 'always' });

export const useSaveChannel = () =>
  useChange([externalLinksKey], ({ id, body }: { id: string; body: ChannelDraft }) =>
    callOrThrow(supportAdminUpdateChannel, { params: { id }, body }),
  );

export const useRemoveChannel = () =>
  useChange([externalLinksKey], (id: string) =>
    callOrThrow(supportAdminDeleteChannel, { params: { id } }),
  );

export const useSaveResource = () =>
  useChange([externalLinksKey], ({ id, body }: { id: string; body: ResourceDraft }) =>
    callOrThrow(linksAdminUpdate, { params: { id }, body }),
  );

export const useRemoveResource = () =>
  useChange([externalLinksKey], (id: string) => callOrThrow(linksAdminDelete, { params: { id } }));

export const useSaveHosts = () =>
  useChange([externalLinksKey], (hosts: string[]) =>
    callOrThrow(supportAdminUpdateHosts, { body: { hosts } }),
  );
