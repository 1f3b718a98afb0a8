import './results-by-day.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { lobbyListLotteryResults } from '@khelaghor/client/routes/play.gen.ts';
import type { DayResult, LobbyLottery } from '@khelaghor/contract/play/lobby.ts';
import { addDays, formatDay } from '@khelaghor/time/dhaka.ts';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';
import { useDhakaDay } from '../../shared/clock.ts';
import { DrawnResult } from '../../shared/drawn-result.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { useSsrContext } from '../../shared/ssr-context.tsx';
import { LotteryResult } from './lottery-result.tsx';
import { useLoadedGame } from './use-lottery-game.ts';

type Area = NonNullable<LobbyLottery['area']>;

function useResults(area: Area, day: string) {
  return useQuery({
    queryKey: ['results-by-day', area, day],
    queryFn: ({ signal }) =>
      fetchValue(lobbyListLotteryResults, { query: { day, lottoArea: area } }, signal),
    staleTime: staleTimes.live,
  });
}

/** All prizes of a result, once the plays of its game are there. */
function Prizes({ result, name }: { readonly result: DayResult; readonly name: string }) {
  const { t } = useLingui();
  const game = useLoadedGame(result.gameCode);
  if (!game) return <SkeletonList count={2} />;
  return (
    <div className="day-result__prizes">
      <LotteryResult game={game} numbers={result.numbers} label={t`All prizes of ${name}`} />
    </div>
  );
}

/** When a wrong official result was corrected, and what it was. */
function Correction({ correction }: { readonly correction: NonNullable<DayResult['correction']> }) {
  const { t } = useLingui();
  return (
    <div className="day-result__correction">
      <p>
        <Trans>
          Corrected on <Moment at={correction.correctedAt} />. Before, it was:
        </Trans>
      </p>
      <DrawnResult label={t`Before the correction`} result={correction.previous} short />
    </div>
  );
}

function ResultRow({ result }: { readonly result: DayResult }) {
  const { t } = useLingui();
  const text = useLocalText();
  const [isOpen, setOpen] = useState(false);
  const name = text(result.title);
  return (
    <li>
      <details
        className="day-result"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          <span className="day-result__name">
            <b>{name}</b>
            <small>
              <Moment at={result.drawnAt} />
            </small>
            {result.correction && (
              <small className="day-result__corrected">
                <Trans>Corrected</Trans>
              </small>
            )}
          </span>
          <DrawnResult label={t`Result of ${name}`} result={result.shown} short />
        </summary>
        {result.correction && <Correction correction={result.correction} />}
        {isOpen && <Prizes result={result} name={name} />}
        <p className="day-result__more">
          <Link to={paths.lottery} search={{ gameCode: result.gameCode }}>
            <Trans>All draws, and how to check them</Trans>
          </Link>
        </p>
      </details>
    </li>
  );
}

function Results({ area, day }: { readonly area: Area; readonly day: string }) {
  const query = useResults(area, day);
  if (!query.data && query.error) return <QueryError query={query} />;
  if (!query.data) return <SkeletonList count={3} />;
  const { results } = query.data;
  if (results.length === 0)
    return (
      <EmptyState
        art="kite"
        title={<Trans>No results on this day</Trans>}
        text={<Trans>Results appear here right after each draw.</Trans>}
      />
    );
  return (
    <ul className="day-results">
      {results.map((result) => (
        <ResultRow key={`${result.gameCode} ${result.issueNumber}`} result={result} />
      ))}
    </ul>
  );
}

/** The results of an area day by day; today's first. */
export function ResultsByDay({ area }: { readonly area: Area }) {
  const { t } = useLingui();
  const today = formatDay(useDhakaDay(useSsrContext().now));
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? today;
  const isToday = day >= today;
  return (
    <Section title={<Trans>Results by day</Trans>}>
      <div className="day-results__day">
        <IconButton
          icon="chevron-back"
          label={t`The day before`}
          onClick={() => setChosen(addDays(day, -1))}
        />
        <TextField
          type="date"
          label={t`Day`}
          value={day}
          max={today}
          onChange={({ target }) => setChosen(target.value === '' ? null : target.value)}
        />
        <IconButton
          icon="chevron"
          label={t`The day after`}
          disabled={isToday}
          onClick={() => setChosen(addDays(day, 1))}
        />
      </div>
      <Results area={area} day={day} />
    </Section>
  );
}
