import {
  linksAdminList,
  supportAdminUpdateChannel,
  supportAdminUpdateHosts,
  linksAdminUpdate,
  supportAdminDeleteChannel,
  linksAdminDelete,
} from '@khelaghor/client/routes/site.gen.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type {
  ChannelDraft,
  putHosts,
  ResourceDraft,
} from '@khelaghor/contract/site/external-links.ts';
import { callOrThrow } from '../../shared/api.ts';
import type { SavedEdit } from '../../shared/edits/use-edit.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const externalLinksKey = ['contacts'] as const;

export const useExternalLinks = () =>
  useCall(externalLinksKey, linksAdminList, {}, { refetchOnWindowFocus: 'always' });

/** Saves a channel; a new one under an id that its form made. */
export const useSaveChannel = (newId: string) =>
  useChange([externalLinksKey], ({ kept, body }: SavedEdit<ChannelDraft>) => {
    const { id, revision } = kept ?? { id: newId, revision: null };
    return callOrThrow(supportAdminUpdateChannel, { params: { id }, body: { ...body, revision } });
  });

export const useRemoveChannel = () =>
  useChange([externalLinksKey], (id: string) =>
    callOrThrow(supportAdminDeleteChannel, { params: { id } }),
  );

/** Saves a link; a new one under an id that its form made. */
export const useSaveResource = (newId: string) =>
  useChange([externalLinksKey], ({ kept, body }: SavedEdit<ResourceDraft>) => {
    const { id, revision } = kept ?? { id: newId, revision: null };
    return callOrThrow(linksAdminUpdate, { params: { id }, body: { ...body, revision } });
  });

export const useRemoveResource = () =>
  useChange([externalLinksKey], (id: string) => callOrThrow(linksAdminDelete, { params: { id } }));

export const useSaveHosts = () =>
  useChange([externalLinksKey], (body: BodyOf<typeof putHosts>) =>
    callOrThrow(supportAdminUpdateHosts, { body }),
  );
