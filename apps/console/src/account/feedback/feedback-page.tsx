import './feedback.css';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { FeedbackState } from '@khelaghor/contract/account/feedback.ts';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { FeedbackList } from './feedback-list.tsx';
import { stateLabels } from './labels.ts';
import { useFeedback } from './use-feedback.ts';

const route = getRouteApi('/inside/feedback');
const states = Object.keys(stateLabels) as FeedbackState[];

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
      {items && (
        <FeedbackList items={items} state={state}>
          <QueryPager query={queue} />
        </FeedbackList>
      )}
    </Page>
  );
}
