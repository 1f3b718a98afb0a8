import '../../shared/records/records.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { betsDownloadFile } from '@khelaghor/client/routes/play.gen.ts';
import type { BetRecord } from '@khelaghor/contract/play/bet-history.ts';
import { formatNumber } from '@khelaghor/money/format-money.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { OwnEntryContext } from '@khelaghor/ui/layers/own-entry.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { SearchChoice } from '@khelaghor/ui/search-choice/search-choice.tsx';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { Link, useAddressDialog, useNavigate, useSearch } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { BetTotals, TotalsSkeleton } from './bet-totals.tsx';
import { BetsTable } from './bets-table.tsx';
import { OwnJackpots } from './own-jackpots.tsx';
import { RecordSkeleton } from '../../shared/records/record-skeleton.tsx';
import { DateRangeFilter } from '../../shared/records/date-range-filter.tsx';
import { formatRange, getPeriod, parseRange } from '../../shared/records/date-range.ts';
import type { DateRange } from '../../shared/records/date-range.ts';
import { DownloadButton } from '../../shared/records/download-button.tsx';
import { RecordLines } from '../../shared/records/record-lines.tsx';
import { useGameChoices } from './use-game-titles.ts';
import type { PlayedGame } from './use-game-titles.ts';
import { useBets, useFreshRecords, useToday } from '../../shared/records/use-records.ts';

/** What the address of the page says. */
type BetsSearch = {
  readonly days?: string | undefined;
  readonly game?: string | undefined;
  readonly state?: string | undefined;
};

const VendorBetDialog = createLazyDialog(() =>
  import('./vendor-bet-dialog.tsx').then((m) => m.VendorBetDialog),
);

const stripBet = (search: object) => ({ ...search, bet: undefined });

const states: readonly BetRecord['state'][] = ['running', 'won', 'lost', 'void'];

/** Every bet of a member: what it was on, what came back, and a way to check it. */
export function BetsPage() {
  const { days, game, state, bet } = useSearch();
  const { hasOwnEntry, close } = useAddressDialog(stripBet);
  const today = useToday();
  const range = parseRange(days, today);
  const chosenState = states.find((one) => one === state);
  const bets = useBets({
    range,
    today,
    ...(game !== undefined && { gameCode: game }),
    ...(chosenState !== undefined && { state: chosenState }),
  });
  useFreshRecords();
  const totals = bets.data?.pages[0]?.totals;
  return (
    <div className="page__main--inset record stack">
      <PageTitle aside={totals && <BetCount count={totals.count} />}>
        <Trans>Betting record</Trans>
      </PageTitle>
      <BetFilters
        range={range}
        today={today}
        game={game}
        state={chosenState}
        games={bets.data?.pages[0]?.games ?? []}
      />
      <DownloadButton
        key={`${game} ${chosenState} ${formatRange(range)}`}
        path={betsDownloadFile.path}
        query={{
          ...getPeriod(range),
          ...(game !== undefined && { gameCode: game }),
          ...(chosenState !== undefined && { state: chosenState }),
        }}
      />
      <RecordLines
        query={bets}
        skeleton={
          <>
            <TotalsSkeleton />
            <RecordSkeleton />
          </>
        }
        none={<NoBets isFiltered={game !== undefined || state !== undefined} />}
        text={<Trans>There are many bets. Searched back to:</Trans>}
      >
        {(items, first) => (
          <>
            {first && <BetTotals totals={first.totals} currency={first.currency} />}
            {items.length > 0 && <BetsTable bets={items} />}
          </>
        )}
      </RecordLines>
      <OwnJackpots />
      {bet !== undefined && (
        <OwnEntryContext value={hasOwnEntry}>
          <VendorBetDialog key={bet} betId={bet} onClose={close} />
        </OwnEntryContext>
      )}
    </div>
  );
}

function BetCount({ count }: { readonly count: number }) {
  const { lang, digits, grouping } = useFormat();
  const shown = formatNumber(count, { lang, digits, grouping });
  return <Plural value={count} one={`${shown} bet`} other={`${shown} bets`} />;
}

type BetFiltersProps = {
  readonly range: DateRange;
  readonly today: number;
  readonly game: string | undefined;
  readonly state: BetRecord['state'] | undefined;
  /** Those in which the member has bets. */
  readonly games: readonly PlayedGame[];
};

function BetFilters({ range, today, game, state, games }: BetFiltersProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const choices = useGameChoices(games, game);
  const show = (change: BetsSearch) =>
    void navigate({
      to: '.',
      search: { days: formatRange(range), game, state, ...change },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="record__filters stack">
      <DateRangeFilter range={range} today={today} onChange={(days) => show({ days })} />
      <SearchChoice
        label={t`Game`}
        value={game ?? ''}
        onChange={(code) => show({ game: code === '' ? undefined : code })}
        choices={[{ key: '', text: t`All games` }, ...choices]}
        empty={<Trans>No game has this name.</Trans>}
      />
      <FilterChips
        label={t({ message: 'State', comment: 'of a bet' })}
        value={state ?? ''}
        onChange={(key) => show({ state: key === '' ? undefined : key })}
        choices={[
          { key: '', text: t`All bets` },
          { key: 'running', text: t`Open` },
          { key: 'won', text: t`Won` },
          { key: 'lost', text: t`Lost` },
          { key: 'void', text: t`Void` },
        ]}
      />
    </div>
  );
}

function NoBets({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <EmptyState
      art="kite"
      title={<Trans>No records yet</Trans>}
      text={
        isFiltered ? (
          <Trans>No bets match. Choose other days or games.</Trans>
        ) : (
          <Trans>No bets on these days. Choose other days, or a game.</Trans>
        )
      }
      actions={
        <Button kind="primary" icon="dice" render={<Link to={paths.inhouse} />}>
          <Trans>See the games</Trans>
        </Button>
      }
    />
  );
}
