import { Trans } from '@lingui/react/macro';
import type {
  FeedbackState,
  FeedbackType,
  OwnFeedback,
} from '@khelaghor/contract/account/feedback.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { MorePager } from '@khelaghor/ui/pager/pager.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { StatusBadge, Tag } from '@khelaghor/ui/tag/tag.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Moment } from '../../shared/moment.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { useMyFeedback, useSeen } from './use-feedback.ts';

const typeLabels: Readonly<Record<FeedbackType, ReactNode>> = {
  FEEDBACK: <Trans>Feedback</Trans>,
  PROBLEM: <Trans>Problem</Trans>,
  COMPLAINT: <Trans>Complaint</Trans>,
};

const badges: Readonly<Record<FeedbackState, ComponentProps<typeof StatusBadge>>> = {
  new: { tone: 'open', children: <Trans>We are reviewing it</Trans> },
  answered: { tone: 'good', children: <Trans>Answered</Trans> },
  closed: { tone: 'quiet', children: <Trans>Closed</Trans> },
};

function State({ state }: { readonly state: FeedbackState }) {
  return <StatusBadge {...badges[state]} />;
}

function One({ told }: { readonly told: OwnFeedback }) {
  return (
    <li className="feedback-entry" data-unseen={told.isUnseen || undefined}>
      <p className="feedback-entry__head">
        <b>{typeLabels[told.type]}</b>
        <State state={told.state} />
        <small>
          <Moment at={told.createdAt} />
        </small>
      </p>
      <p className="feedback-entry__words">{told.content}</p>
      {told.answer !== null && (
        <blockquote className="feedback-entry__answer">
          <b>
            <Trans>Our answer</Trans>
          </b>{' '}
          {told.isUnseen && (
            <Tag tone="live">
              <Trans>New</Trans>
            </Tag>
          )}
          <p>{told.answer}</p>
        </blockquote>
      )}
    </li>
  );
}

/** What the member told us before, with our answers. */
export function MyFeedbackList() {
  const query = useMyFeedback();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  useSeen(items);
  if (!data && error) return <QueryError query={query} />;
  if (!data) return <SkeletonList count={2} />;
  if (items.length === 0)
    return <EmptyState title={<Trans>Nothing sent so far</Trans>} art="boat" />;
  return (
    <>
      <ul className="feedback-entries">
        {items.map((told) => (
          <One key={told.id} told={told} />
        ))}
      </ul>
      <MorePager
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  );
}
