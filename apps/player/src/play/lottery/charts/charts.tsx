import './charts.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { Chip, FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { useState, type ReactNode } from 'react';
import { useLocalText } from '../../../shared/local-text.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import type { LotteryTerms } from '../issue-state.ts';
import { useNumberFormat } from '../number-format.ts';
import { listSubjects, type Subject } from './chart-subjects.ts';
import { axes, listTracks, type Track } from './chart-tracks.ts';
import { NumberCounts, type Counted } from './number-counts.tsx';
import { Road } from './road.tsx';
import { SideBoard } from './side-board.tsx';
import { SumBars } from './sum-bars.tsx';
import { TrendGrid } from './trend-grid.tsx';
import { drawCounts, useChartDraws, type ChartDraw, type DrawCount } from './use-chart-draws.ts';
import { useChartText } from './use-chart-text.ts';

type ChartCode = 'trend' | Counted | 'sides' | 'road' | 'sum';

type ViewProps = {
  readonly game: LotteryGame;
  readonly draws: readonly ChartDraw[];
  readonly isLarge: boolean;
};

/** The side of a cell, in pixels. */
const getCell = (isLarge: boolean): number => (isLarge ? 36 : 26);

type ChoiceProps<T> = {
  readonly label: string;
  readonly all: readonly T[];
  readonly getCode: (one: T) => string;
  readonly getName: (one: T) => string;
  readonly children: (chosen: T) => ReactNode;
};

/** Chips to choose one of several things, and what is shown of it. */
function Choice<T>({ label, all, getCode, getName, children }: ChoiceProps<T>) {
  const [code, setCode] = useState('');
  const chosen = all.find((one) => getCode(one) === code) ?? all[0];
  if (chosen === undefined) return null;
  return (
    <>
      {all.length > 1 && (
        <FilterChips
          label={label}
          value={getCode(chosen)}
          onChange={setCode}
          choices={all.map((one) => ({ key: getCode(one), text: getName(one) }))}
        />
      )}
      {children(chosen)}
    </>
  );
}

function TrendView({ game, draws, isLarge }: ViewProps) {
  const { t } = useLingui();
  const text = useChartText();
  return (
    <Choice
      label={t`What to follow`}
      all={listSubjects(game.family)}
      getCode={({ code }) => code}
      getName={({ name }) => text.subject(name)}
    >
      {(subject) => (
        <TrendGrid key={subject.code} draws={draws} subject={subject} cell={getCell(isLarge)} />
      )}
    </Choice>
  );
}

/** The places in one table, and every other subject by itself. */
function groupSubjects(subjects: readonly Subject[]): readonly (readonly Subject[])[] {
  const isPlace = ({ name }: Subject): boolean => name.kind === 'place';
  const places = subjects.filter(isPlace);
  const others = subjects.filter((subject) => !isPlace(subject)).map((subject) => [subject]);
  return places.length === 0 ? others : [places, ...others];
}

function CountsView({ game, draws, isLarge, counted }: ViewProps & { counted: Counted }) {
  const { t } = useLingui();
  const text = useChartText();
  return (
    <Choice
      label={t`What to follow`}
      all={groupSubjects(listSubjects(game.family))}
      getCode={([first]) => first?.code ?? ''}
      getName={([first, ...more]) =>
        more.length > 0 || !first ? t`By place` : text.subject(first.name)
      }
    >
      {(subjects) => (
        <NumberCounts counted={counted} draws={draws} subjects={subjects} isLarge={isLarge} />
      )}
    </Choice>
  );
}

/** The pairs of sides of which a family has tracks. */
const listAxes = (tracks: readonly Track[]) =>
  axes
    .map(({ code }) => ({ code, tracks: tracks.filter(({ axis }) => axis === code) }))
    .filter((axis) => axis.tracks.length > 0);

type AxisChoiceProps = {
  readonly game: LotteryGame;
  readonly children: (axis: ReturnType<typeof listAxes>[number]) => ReactNode;
};

/** Asks for the pair of sides to show. */
function AxisChoice({ game, children }: AxisChoiceProps) {
  const { t } = useLingui();
  const text = useChartText();
  return (
    <Choice
      label={t`Sides`}
      all={listAxes(listTracks(game.family))}
      getCode={({ code }) => code}
      getName={({ code }) => text.axis(code)}
    >
      {children}
    </Choice>
  );
}

function SidesView({ game, draws, isLarge }: ViewProps) {
  return (
    <AxisChoice game={game}>
      {({ code, tracks }) => (
        <SideBoard axis={code} tracks={tracks} draws={draws} cell={getCell(isLarge)} />
      )}
    </AxisChoice>
  );
}

function RoadView({ game, draws, isLarge }: ViewProps) {
  const { t } = useLingui();
  const local = useLocalText();
  const { digits } = useNumberFormat();
  return (
    <AxisChoice game={game}>
      {({ code, tracks }) => (
        <Choice
          key={code}
          label={t`What to follow`}
          all={tracks}
          getCode={(track) => track.code}
          getName={({ name }) => digits(local(name))}
        >
          {(track) => <Road track={track} draws={draws} cell={getCell(isLarge)} />}
        </Choice>
      )}
    </AxisChoice>
  );
}

type ChartsProps = {
  readonly game: LotteryGame;
  readonly terms: LotteryTerms;
  /** A drawn issue that still moves on the stage. */
  readonly animatedIssueId: string | null;
  /** Shown while the draws are on the way. */
  readonly skeleton: ReactNode;
};

/** Charts of the last draws of a lottery. */
export function Charts({ game, terms, animatedIssueId, skeleton }: ChartsProps) {
  const { t } = useLingui();
  const { digits } = useNumberFormat();
  const [chart, setChart] = useState<ChartCode>('trend');
  const [count, setCount] = useState<DrawCount>(30);
  const [isLarge, setLarge] = useState(false);
  const { query, draws } = useChartDraws(terms, count, animatedIssueId);
  if (query.isPending) return skeleton;
  if (query.error && !query.data) return <QueryError query={query} />;
  if (draws.length === 0) return <EmptyState title={<Trans>No draw has been made yet</Trans>} />;
  const view = { game, draws, isLarge };
  return (
    <div className="charts__body">
      <div className="charts__settings">
        <span aria-hidden="true">
          <Trans>Draws</Trans>
        </span>
        <FilterChips
          label={t`How many draws`}
          value={String(count)}
          onChange={(key) => setCount(drawCounts.find((one) => String(one) === key) ?? count)}
          choices={drawCounts.map((one) => ({ key: String(one), text: digits(one) }))}
        />
        <div className="charts__size">
          <Chip pressed={isLarge} onPress={() => setLarge(!isLarge)}>
            <Trans>Larger</Trans>
          </Chip>
        </div>
      </div>
      <Tabs
        label={t`Charts`}
        value={chart}
        onChange={setChart}
        tabs={[
          { key: 'trend', text: <Trans>Trend</Trans>, panel: <TrendView {...view} /> },
          {
            key: 'gap',
            text: <Trans>Gaps</Trans>,
            panel: <CountsView {...view} counted="gap" />,
          },
          {
            key: 'times',
            text: <Trans>How often</Trans>,
            panel: <CountsView {...view} counted="times" />,
          },
          { key: 'sides', text: <Trans>Sides</Trans>, panel: <SidesView {...view} /> },
          { key: 'road', text: <Trans>Runs</Trans>, panel: <RoadView {...view} /> },
          {
            key: 'sum',
            text: <Trans>Sums</Trans>,
            panel: <SumBars family={game.family} draws={draws} isLarge={isLarge} />,
          },
        ]}
      />
    </div>
  );
}
