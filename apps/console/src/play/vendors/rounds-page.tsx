import './vendors.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { OpenRound } from '@khelaghor/contract/play/vendor-rounds.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Select } from '@khelaghor/ui/field/field.tsx';
import { MorePager } from '@khelaghor/ui/pager/pager.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { getRefusal } from '../../shared/api.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { FormError } from '../../shared/form-error.tsx';
import { useOpenRounds, useWithdrawRoundAct } from './use-rounds.ts';
import { useVendors } from './use-vendors.ts';

const route = getRouteApi('/inside/vendors/rounds');
const dialogs = () => import('./round-dialogs.tsx');
const AskDialog = lazy(async () => ({ default: (await dialogs()).AskDialog }));
const ConfirmDialog = lazy(async () => ({ default: (await dialogs()).ConfirmDialog }));

type RowProps = {
  readonly round: OpenRound;
  readonly onAsk: () => void;
  readonly onConfirm: () => void;
};

/** What was asked for a round, and by whom. */
function Waiting({ waiting }: { readonly waiting: NonNullable<OpenRound['waiting']> }) {
  const { askedBy, reason } = waiting;
  return (
    <>
      <StatusBadge tone="open">
        {waiting.act === 'refund' ? <Trans>Refund asked for</Trans> : <Trans>End asked for</Trans>}
      </StatusBadge>
      <small>
        <Trans>
          Asked for by <span translate="no">{askedBy}</span>: {reason}
        </Trans>
      </small>
    </>
  );
}

function RoundRow({ round, onAsk, onConfirm }: RowProps) {
  const { i18n } = useLingui();
  const { count, moment, money } = useNumberFormat();
  const withdrawing = useWithdrawRoundAct();
  const { waiting } = round;
  const since = moment(round.openedAt);
  const bets = count(round.runningBets);
  const inPlay = money(round.inPlay, round.currency);
  return (
    <li className="vendor-row">
      <div className="content-row__words">
        <b>{i18n.locale === 'en' ? round.gameTitle.en : round.gameTitle.bn}</b>
        <small className="round-row__ref" translate="no">
          {round.vendor} · {round.ref}
        </small>
        <small>
          <Link to="/members" search={{ account: round.account }} translate="no">
            {round.account}
          </Link>{' '}
          · <Trans>since {since}</Trans>
        </small>
        <small>
          <Trans>Running bets: {bets}</Trans> · <Trans>in play: {inPlay}</Trans>
        </small>
        {waiting && <Waiting waiting={waiting} />}
      </div>
      <div className="vendor-row__acts">
        {!waiting && (
          <Button size="small" onClick={onAsk}>
            <Trans>End or refund</Trans>
          </Button>
        )}
        {waiting && !waiting.isOwn && (
          <Button size="small" kind="primary" onClick={onConfirm}>
            <Trans>Confirm</Trans>
          </Button>
        )}
        {waiting && (
          <Button
            size="small"
            busy={withdrawing.isPending}
            onClick={() => withdrawing.mutate({ id: round.id, actId: waiting.id })}
          >
            {waiting.isOwn ? <Trans>Take it back</Trans> : <Trans>Turn it down</Trans>}
          </Button>
        )}
      </div>
      <FormError refusal={withdrawing.isError ? getRefusal(withdrawing.error) : null} />
    </li>
  );
}

type Shown = { readonly what: 'ask' | 'confirm'; readonly id: string };

function Rounds({ rounds }: { readonly rounds: readonly OpenRound[] }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const round = rounds.find(({ id }) => id === shown?.id);
  const close = () => setShown(null);
  return (
    <>
      <ul className="content-rows">
        {rounds.map((each) => (
          <RoundRow
            key={each.id}
            round={each}
            onAsk={() => setShown({ what: 'ask', id: each.id })}
            onConfirm={() => setShown({ what: 'confirm', id: each.id })}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {round && shown?.what === 'ask' && <AskDialog round={round} onClose={close} />}
        {round?.waiting && shown?.what === 'confirm' && (
          <ConfirmDialog round={round} waiting={round.waiting} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** Which vendor's rounds are shown; the address says it. */
function VendorChoice({ vendor }: { readonly vendor: string | undefined }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const vendors = useVendors().data?.vendors ?? [];
  return (
    <Select
      label={<Trans>Vendor</Trans>}
      value={vendor ?? ''}
      onChange={({ target: { value } }) =>
        void navigate({ to: '/vendors/rounds', search: value === '' ? {} : { vendor: value } })
      }
    >
      <option value="">
        <Trans>All vendors</Trans>
      </option>
      {vendors.map(({ code, title }) => (
        <option key={code} value={code}>
          {i18n.locale === 'en' ? title.en : title.bn}
        </option>
      ))}
    </Select>
  );
}

/** Rounds that vendors began and never ended. Two operators end or refund them. */
export function RoundsPage() {
  const { t } = useLingui();
  const { vendor } = route.useSearch();
  const query = useOpenRounds(vendor);
  const rounds = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Page title={t`Open rounds`} updatedAtMs={query.dataUpdatedAt}>
      <VendorChoice vendor={vendor} />
      <QueryState query={query} skeletons={3} />
      {query.data && rounds.length === 0 && (
        <EmptyState
          art="lotus"
          title={<Trans>No open round</Trans>}
          text={<Trans>Every round that began more than an hour ago has ended.</Trans>}
        />
      )}
      {rounds.length > 0 && <Rounds rounds={rounds} />}
      <MorePager
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </Page>
  );
}
