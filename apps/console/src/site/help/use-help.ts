import {
  helpAdminList,
  helpAdminUpdate,
  helpAdminDelete,
} from '@khelaghor/client/routes/site.gen.ts';
import type { ArticleDraft } from '@khelaghor/contract/site/help.ts';
import { callOrThrow } from '../../shared/api.ts';
import type { SavedEdit } from '../../shared/edits/use-edit.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const helpKey = ['help'] as const;

export const useArticles = () =>
  useCall(helpKey, helpAdminList, {}, { refetchOnWindowFocus: 'always' });

/** Saves an article; a new one under an id that its form made. */
export const useSaveArticle = (newId: string) =>
  useChange([helpKey], ({ kept, body }: SavedEdit<ArticleDraft>) => {
    const { id, revision } = kept ?? { id: newId, revision: null };
    return callOrThrow(helpAdminUpdate, { params: { id }, body: { ...body, revision } });
  });

export const useRemoveArticle = () =>
  useChange([helpKey], (id: string) => callOrThrow(helpAdminDelete, { params: { id } }));
