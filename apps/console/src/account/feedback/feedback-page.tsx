import './feedback.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { FeedbackState, QueuedFeedback } from '@khelaghor/contract/account/feedback.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { MorePager } from '@khelaghor/ui/pager/pager.tsx';
import { getRefusal } from '../../shared/api.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { FormError } from '../../shared/form-error.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { stateLabels } from './labels.ts';
import { useClose, useFeedback } from './use-feedback.ts';

const route = getRouteApi('/inside/feedback');
const AnswerDialog = lazy(async () => ({
  default: (await import('./answer-dialog.tsx')).AnswerDialog,
}));

const states = Object.keys(stateLabels) as FeedbackState[];

function Queue({ items }: { readonly items: readonly QueuedFeedback[] }) {
  const closing = useClose();
  const [answered, setAnswered] = useState<QueuedFeedback | null>(null);
  if (items.length === 0) return <EmptyState art="boat" title={<Trans>Nothing here</Trans>} />;
  return (
    <>
      <FormError refusal={closing.isError ? getRefusal(closing.error) : null} />
      <ul className="told-list">
        {items.map((told) => (
          <FeedbackCard
            key={told.id}
            told={told}
            closing={closing.isPending && closing.variables === told.id}
            onAnswer={() => setAnswered(told)}
            onClose={() => closing.mutate(told.id)}
          />
        ))}
      </ul>
      {answered && (
        <Suspense fallback={null}>
          <AnswerDialog told={answered} onClose={() => setAnswered(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Feedback, problems and complaints, by state. */
export function FeedbackPage() {
  const { t } = useLingui();
  const { state } = route.useSearch();
  const navigate = useNavigate();
  const queue = useFeedback(state);
  const items = queue.data?.pages.flatMap((page) => page.items);
  return (
    <Page title={t`Feedback and complaints`} updatedAtMs={queue.dataUpdatedAt}>
      <FilterChips
        label={t`State`}
        value={state}
        choices={states.map((key) => ({ key, text: t(stateLabels[key]) }))}
        onChange={(next) => void navigate({ to: '/feedback', search: { state: next } })}
      />
      <QueryState query={queue} />
      {items && <Queue items={items} />}
      <MorePager
        hasMore={queue.hasNextPage}
        busy={queue.isFetchingNextPage}
        onMore={() => void queue.fetchNextPage()}
      />
    </Page>
  );
}
