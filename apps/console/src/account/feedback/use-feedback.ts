import {
  feedbackAdminAnswer,
  feedbackAdminClose,
  feedbackAdminList,
} from '@khelaghor/client/routes/account.gen.ts';
import type { FeedbackState } from '@khelaghor/contract/account/feedback.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';

const feedbackKey = ['feedback'] as const;

/** What was told us in a state, a page at a time. */
export const useFeedback = (state: FeedbackState) =>
  usePages({
    queryKey: [...feedbackKey, state],
    read: (cursor, signal) =>
      callOrThrow(feedbackAdminList, { query: { state, ...cursor } }, signal),
  });

export const useAnswer = () =>
  useChange([feedbackKey], ({ id, answer }: { id: string; answer: string }) =>
    callOrThrow(feedbackAdminAnswer, { params: { id }, body: { answer } }),
  );

export const useClose = () =>
  useChange([feedbackKey], (id: string) => callOrThrow(feedbackAdminClose, { params: { id } }));
