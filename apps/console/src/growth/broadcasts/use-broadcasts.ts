import {
  broadcastsAdminList,
  broadcastsAdminPreview,
  broadcastsAdminSend,
  broadcastsAdminStop,
  broadcastTemplatesAdminDelete,
  broadcastTemplatesAdminList,
  broadcastTemplatesAdminSave,
} from '@khelaghor/client/routes/growth.gen.ts';
import type {
  BroadcastTemplateDraft,
  previewBroadcast,
  sendBroadcast,
} from '@khelaghor/contract/growth/broadcasts.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import type { SavedEdit } from '../../shared/edits/use-edit.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';

const broadcastsKey = ['broadcasts'] as const;
const templatesKey = ['broadcast-templates'] as const;
/** So often the progress of messages is read. */
const everyMs = 5_000;

/** The messages that operators sent, with their progress. */
export const useBroadcasts = () =>
  usePages({
    queryKey: broadcastsKey,
    read: (cursor, signal) => callOrThrow(broadcastsAdminList, { query: { ...cursor } }, signal),
    everyMs,
  });

/** Counts the members who would get a message. */
export const usePreview = () =>
  useChange([], (body: BodyOf<typeof previewBroadcast>) =>
    callOrThrow(broadcastsAdminPreview, { body }),
  );

export const useSend = () =>
  useChange([broadcastsKey], (body: BodyOf<typeof sendBroadcast>) =>
    callOrThrow(broadcastsAdminSend, { body }),
  );

export const useStop = () =>
  useChange([broadcastsKey], (id: string) => callOrThrow(broadcastsAdminStop, { params: { id } }));

export const useTemplates = () =>
  useCall(templatesKey, broadcastTemplatesAdminList, {}, { refetchOnWindowFocus: 'always' });

/** Saves a text of messages; a new one under an id that its form made. */
export const useSaveTemplate = (newId: string) =>
  useChange([templatesKey], ({ kept, body }: SavedEdit<BroadcastTemplateDraft>) => {
    const { id, revision } = kept ?? { id: newId, revision: null };
    const saved = { ...body, revision };
    return callOrThrow(broadcastTemplatesAdminSave, { params: { id }, body: saved });
  });

export const useRemoveTemplate = () =>
  useChange([templatesKey], (id: string) =>
    callOrThrow(broadcastTemplatesAdminDelete, { params: { id } }),
  );
