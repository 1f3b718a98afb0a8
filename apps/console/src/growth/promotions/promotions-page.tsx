import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { CountBadge } from '@khelaghor/ui/tag/tag.tsx';
import { Page } from '../../shared/page.tsx';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { ApplicationList } from './application-list.tsx';
import { emptyPromotion, getWritten } from './promotion-draft.ts';
import type { PromotionsSearch } from './promotions-search.ts';
import { PromotionList } from './promotion-list.tsx';
import { usePromotions } from '../../shared/promotion-choice.tsx';
import { May } from '../../shared/may.tsx';

const route = getRouteApi('/inside/promotions');
// With its preview it is larger than the rest of the page, which the dialogs of the queue share.
const PromotionForm = lazy(async () => ({
  default: (await import('./promotion-form.tsx')).PromotionForm,
}));

/** All offers and who applied for them, or the offer that is being written. */
export function PromotionsPage() {
  const { t } = useLingui();
  const { view, edit, state } = route.useSearch();
  const navigate = useNavigate();
  const promotions = usePromotions();
  const go = (search: PromotionsSearch) => void navigate({ to: '/promotions', search });
  const all = promotions.data?.promotions ?? [];
  const edited = all.find(({ id }) => id === edit);
  const begun = edit === 'new' ? emptyPromotion : edited && getWritten(edited);
  const waiting = all.reduce((sum, { waitingCount }) => sum + waitingCount, 0);
  const list = (
    <div className="content-form">
      <div className="content-foot">
        <May act="act">
          <Button kind="primary" icon="plus" onClick={() => go({ view: 'offers', edit: 'new' })}>
            <Trans>New offer</Trans>
          </Button>
        </May>
      </div>
      <PromotionList promotions={all} onEdit={(id) => go({ view: 'offers', edit: id })} />
    </div>
  );
  return (
    <Page title={t`Offers`} updatedAtMs={promotions.dataUpdatedAt}>
      <QueryState query={promotions} />
      {promotions.data && begun && (
        <Suspense fallback={<LoadingCards />}>
          <PromotionForm
            key={edit}
            kept={edited ?? null}
            begun={begun}
            onDone={() => go({ view: 'offers' })}
          />
        </Suspense>
      )}
      {promotions.data && !begun && (
        <Tabs
          label={t`Offers`}
          value={view}
          onChange={(next) => go({ view: next })}
          tabs={[
            { key: 'offers', text: <Trans>Offers</Trans>, panel: list },
            {
              key: 'applications',
              text: (
                <>
                  <Trans>Applications</Trans>{' '}
                  <CountBadge value={waiting} label={t`${waiting} wait`} />
                </>
              ),
              panel: (
                <ApplicationList
                  state={state ?? 'applying'}
                  onState={(next) =>
                    go({ view: 'applications', ...(next !== 'applying' && { state: next }) })
                  }
                />
              ),
            },
          ]}
        />
      )}
    </Page>
  );
}
