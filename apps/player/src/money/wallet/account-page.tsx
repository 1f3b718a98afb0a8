import '../../shared/records/records.css';
import { Trans, useLingui } from '@lingui/react/macro';
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
import { getRangeKey } from '../../shared/records/date-range.ts';
import type { RangeKey } from '../../shared/records/date-range.ts';
import { RecordLines } from '../../shared/records/record-lines.tsx';
import { StatementButton } from './statement-button.tsx';
import { useAccountEntries, useFreshRecords, useToday } from '../../shared/records/use-records.ts';

/** Kinds of movement that the account record can be narrowed to, with their transfer codes. */
const codesOfKind = {
  deposits: 'deposit',
  withdrawals: 'withdrawal_request,withdrawal_rejected',
} as const;

/** A kind of movement, or all of them. */
export type MovementKind = 'all' | keyof typeof codesOfKind;

/** The kind that an address asks for. */
function getMovementKind(text: string | undefined): MovementKind {
  return text === 'deposits' || text === 'withdrawals' ? text : 'all';
}

/** The transfer codes of a kind, as the server wants them; all codes when there are none. */
function getCodes(kind: MovementKind): string | undefined {
  return kind === 'all' ? undefined : codesOfKind[kind];
}

/** What the address of the page says. */
type AccountSearch = { readonly days?: string | undefined; readonly what?: string | undefined };

/** Every movement of a member's money: why, between whom, how much, and what was left. */
export function AccountPage() {
  const { days, what } = useSearch();
  const range = getRangeKey(days);
  const kind = getMovementKind(what);
  const today = useToday();
  const entries = useAccountEntries(range, today, getCodes(kind));
  const balance = useBalanceNote();
  useFreshRecords();
  return (
    <div className="page__main--inset record stack">
      <PageTitle aside={balance}>
        <Trans>Account record</Trans>
      </PageTitle>
      <DebtsCard />
      <AccountFilters range={range} kind={kind} />
      <StatementButton key={range} range={range} today={today} />
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

function AccountFilters({ range, kind }: { range: RangeKey; kind: MovementKind }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const show = (search: AccountSearch) =>
    void navigate({
      to: paths.account,
      search: { days: range, ...(kind !== 'all' && { what: kind }), ...search },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="record__filters stack">
      <DateRangeFilter hasYear value={range} onChange={(days) => show({ days })} />
      <FilterChips
        label={t`Movement`}
        value={kind}
        onChange={(key) => show({ what: key === 'all' ? undefined : key })}
        choices={[
          { key: 'all', text: t`All movements` },
          { key: 'deposits', text: t`Deposits` },
          { key: 'withdrawals', text: t`Withdrawals` },
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
