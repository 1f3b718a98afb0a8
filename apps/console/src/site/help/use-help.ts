import { helpAdminList, helpAdminUpdate, helpAdminDelete } from '@khelaghor/client/routes.gen.ts';
import type { ArticleDraft } from '@khelaghor/contract/site/help.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const helpKey = ['help'] as const;

export const useArticles = () =>
  useCall(helpKey, helpAdminList, {}, { refetchOnWindowFocus: 'always' });

export const useSaveArticle = () =>
  useChange([helpKey], ({ id, body }: { id: string; body: ArticleDraft }) =>
    callOrThrow(helpAdminUpdate, { params: { id }, body }),
  );

export const useRemoveArticle = () =>
  useChange([helpKey], (id: string) => callOrThrow(helpAdminDelete, { params: { id } }));
