import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { FeedbackState, FeedbackType } from '@khelaghor/contract/account/feedback.ts';

export const stateLabels: Readonly<Record<FeedbackState, MessageDescriptor>> = {
  new: msg`New`,
  answered: msg`Answered`,
  closed: msg`Closed`,
};

export const typeLabels: Readonly<Record<FeedbackType, MessageDescriptor>> = {
  FEEDBACK: msg`Feedback`,
  PROBLEM: msg`Problem`,
  COMPLAINT: msg`Complaint`,
};
