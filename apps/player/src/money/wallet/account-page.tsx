import '../../shared/records/records.css';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  depositsDownloadFile,
  walletDownloadStatement,
  withdrawalsDownloadFile,
} from '@khelaghor/client/routes/money.gen.ts';
import { transferWalletDownloadFile } from '@khelaghor/client/routes/play.gen.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { useBalanceNote } from '../../shared/balance-note.tsx';
import { Link, useNavigate, useSearch } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { DebtsCard } from '../debts/index.ts';
import { AccountTable } from './account-table.tsx';
import { RecordSkeleton } from '../../shared/records/record-skeleton.tsx';
import { DateRangeFilter } from '../../shared/records/date-range-filter.tsx';
import { formatRange, getPeriod, parseRange } from '../../shared/records/date-range.ts';
import type { DateRange } from '../../shared/records/date-range.ts';
import { DownloadButton } from '../../shared/records/download-button.tsx';
import { RecordLines } from '../../shared/records/record-lines.tsx';
import { useAccountEntries, useFreshRecords, useToday } from '../../shared/records/use-records.ts';

/** Kinds of movement that the account record can be narrowed to, with their transfer codes. */
const codesOfKind = {
  deposits: 'deposit,deposit_refunded,deposit_refund_returned',
  withdrawals: 'withdrawal_request,withdrawal_rejected',
  transfers: 'wallet_to_vendor,wallet_from_vendor',
} as const;

/** A kind of movement, or all of them. */
export type MovementKind = 'all' | keyof typeof codesOfKind;

const isKind = (text: string): text is keyof typeof codesOfKind => Object.hasOwn(codesOfKind, text);

/** The kind that an address asks for. */
const getMovementKind = (text: string | undefined): MovementKind =>
  text !== undefined && isKind(text) ? text : 'all';

/** The transfer codes of a kind, as the server wants them; all codes when there are none. */
function getCodes(kind: MovementKind): string | undefined {
  return kind === 'all' ? undefined : codesOfKind[kind];
}

/** The file of each kind of movements: payments have their states in it. */
const files = {
  all: walletDownloadStatement,
  deposits: depositsDownloadFile,
  withdrawals: withdrawalsDownloadFile,
  transfers: transferWalletDownloadFile,
} as const;

/** What the address of the page says. */
type AccountSearch = { readonly days?: string | undefined; readonly what?: string | undefined };

/** Every movement of a member's money: why, between whom, how much, and what was left. */
export function AccountPage() {
  const { days, what } = useSearch();
  const today = useToday();
  const range = parseRange(days, today);
  const kind = getMovementKind(what);
  const entries = useAccountEntries(range, today, getCodes(kind));
  const balance = useBalanceNote();
  useFreshRecords();
  return (
    <div className="page__main--inset record stack">
      <PageTitle aside={balance}>
        <Trans>Account record</Trans>
      </PageTitle>
      <DebtsCard />
      <AccountFilters range={range} today={today} kind={kind} />
      <DownloadButton
        key={`${kind} ${formatRange(range)}`}
        path={files[kind].path}
        query={getPeriod(range)}
      />
      <Link className="record__check" to={paths.myLiabilities}>
        <Icon name="shield" size="small" />
        <Trans>Is my money included?</Trans>
      </Link>
      <RecordLines
        query={entries}
        skeleton={<RecordSkeleton />}
        none={<NoEntries kind={kind} />}
        text={<Trans>There are many movements. Searched back to:</Trans>}
      >
        {(items) => items.length > 0 && <AccountTable entries={items} />}
      </RecordLines>
    </div>
  );
}

type AccountFiltersProps = {
  readonly range: DateRange;
  readonly today: number;
  readonly kind: MovementKind;
};

function AccountFilters({ range, today, kind }: AccountFiltersProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const show = (search: AccountSearch) =>
    void navigate({
      to: '.',
      search: { days: formatRange(range), ...(kind !== 'all' && { what: kind }), ...search },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="record__filters stack">
      <DateRangeFilter hasYear range={range} today={today} onChange={(days) => show({ days })} />
      <FilterChips
        label={t`Movement`}
        value={kind}
        onChange={(key) => show({ what: key === 'all' ? undefined : key })}
        choices={[
          { key: 'all', text: t`All movements` },
          { key: 'deposits', text: t`Deposits` },
          { key: 'withdrawals', text: t`Withdrawals` },
          { key: 'transfers', text: t`Transfers` },
        ]}
      />
    </div>
  );
}

function NoEntries({ kind }: { readonly kind: MovementKind }) {
  return (
    <EmptyState
      art="kite"
      title={<Trans>No records yet</Trans>}
      text={
        kind === 'all' ? (
          <Trans>No movements on these days. Choose other days, or make a deposit.</Trans>
        ) : (
          <Trans>No such movements on these days. Choose other days.</Trans>
        )
      }
      actions={
        <Button kind="primary" icon="deposit" render={<Link to={paths.deposit} />}>
          <Trans>Deposit</Trans>
        </Button>
      }
    />
  );
}
