import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Application, ApplicationState } from '@khelaghor/contract/growth/promotions.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { MorePager } from '@khelaghor/ui/pager/pager.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useApplications } from './use-promotions.ts';

const dialogs = () => import('./application-dialogs.tsx');
const GrantDialog = lazy(async () => ({ default: (await dialogs()).GrantDialog }));
const RejectDialog = lazy(async () => ({ default: (await dialogs()).RejectDialog }));

type Decision = { readonly kind: 'grant' | 'reject'; readonly application: Application };

type RowProps = {
  readonly application: Application;
  readonly onDecide: (decision: Decision) => void;
};

function ApplicationRow({ application, onDecide }: RowProps) {
  const { i18n } = useLingui();
  const { money, moment, day } = useNumberFormat();
  const { account, remark, reason, state, decidedBy, decidedAt } = application;
  const title = i18n.locale === 'en' ? application.title.en : application.title.bn;
  const since = day(application.registeredAt);
  const by = decidedBy ?? '';
  const at = decidedAt === null ? '' : moment(decidedAt);
  return (
    <li className="content-row">
      <div className="content-row__words">
        <b>
          {account} · {money(application.amount, application.currency)}
        </b>
        <small>
          {title} · {moment(application.appliedAt)} · <Trans>member since {since}</Trans>
        </small>
        {remark !== '' && <blockquote>{remark}</blockquote>}
        {state !== 'applying' && (
          <small>
            {state === 'issued' ? <Trans>Granted</Trans> : <Trans>Rejected</Trans>} · {by} · {at}
            {reason !== null && <> · {reason}</>}
          </small>
        )}
      </div>
      {state === 'applying' && (
        <div className="content-row__acts">
          <Button size="small" onClick={() => onDecide({ kind: 'reject', application })}>
            <Trans>Reject</Trans>
            <span className="sr"> {account}</span>
          </Button>
          <Button
            size="small"
            kind="primary"
            onClick={() => onDecide({ kind: 'grant', application })}
          >
            <Trans>Grant</Trans>
            <span className="sr"> {account}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Applications by state: those that wait can be decided. */
export function ApplicationList() {
  const { t } = useLingui();
  const [state, setState] = useState<ApplicationState>('applying');
  const [decision, setDecision] = useState<Decision | null>(null);
  const queue = useApplications(state);
  const applications = queue.data?.pages.flatMap((page) => page.items) ?? [];
  const close = () => setDecision(null);
  return (
    <div className="applications content-form">
      <FilterChips
        label={t`State of the applications`}
        value={state}
        choices={[
          { key: 'applying', text: t`Waiting` },
          { key: 'issued', text: t`Granted` },
          { key: 'rejected', text: t`Rejected` },
        ]}
        onChange={setState}
      />
      <QueryState query={queue} skeletons={1} />
      {queue.data && applications.length === 0 && (
        <EmptyState
          art={state === 'applying' ? 'lotus' : 'basket'}
          title={<Trans>Nothing here</Trans>}
        />
      )}
      <ul className="content-rows">
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} onDecide={setDecision} />
        ))}
      </ul>
      <MorePager
        hasMore={queue.hasNextPage}
        busy={queue.isFetchingNextPage}
        onMore={() => void queue.fetchNextPage()}
      />
      <Suspense fallback={null}>
        {decision?.kind === 'grant' && (
          <GrantDialog application={decision.application} onClose={close} />
        )}
        {decision?.kind === 'reject' && (
          <RejectDialog application={decision.application} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
