import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SlotFigure } from '@khelaghor/contract/play/game-desk.ts';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { formatShare } from './labels.ts';
import { markEnds, plotFigure } from './plot-figure.ts';
import { useSlotFigures } from './use-desk.ts';

type FiguresProps = { readonly figures: readonly SlotFigure[] };

/** The name of a symbol, or of the feature. */
function useFigureName(): (figure: SlotFigure) => string {
  const { t } = useLingui();
  const text = useLocalText();
  return ({ name }) => (name ? text(name) : t`Feature`);
}

/** One share beside its chance. */
function FigureMark({ figure }: { readonly figure: SlotFigure }) {
  const { at, isBeyond } = plotFigure(figure);
  const [from, to] = markEnds;
  return (
    <svg className={isBeyond ? 'figure-mark figure-mark--beyond' : 'figure-mark'}>
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      <line className="figure-mark__range" x1={`${from}%`} x2={`${to}%`} y1="50%" y2="50%" />
      <line className="figure-mark__chance" x1="50%" x2="50%" y1="10%" y2="90%" />
      <circle cx={`${at}%`} cy="50%" r={4} />
    </svg>
  );
}

/** All shares below each other, each in the measure of its own mark. The table has the numbers. */
function FiguresChart({ figures }: FiguresProps) {
  const { t } = useLingui();
  const getName = useFigureName();
  return (
    <div className="figures-chart" role="img" aria-label={t`Measured shares beside their chances`}>
      {figures.map((figure) => (
        <div key={figure.letter ?? 'feature'} className="figures-chart__row">
          <span>{getName(figure)}</span>
          <FigureMark figure={figure} />
        </div>
      ))}
    </div>
  );
}

function useShares(): ListColumn<SlotFigure>[] {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const shape = { figure: true, named: true, slot: 'line' } as const;
  return [
    {
      key: 'measured',
      name: t`Measured`,
      slot: 'value',
      figure: true,
      text: ({ measured }) => formatShare(measured),
      rank: ({ measured }) => measured,
      cell: ({ measured }) => formatShare(measured),
    },
    {
      ...shape,
      key: 'exact',
      name: t`Proven chance`,
      text: ({ exact }) => formatShare(exact),
      rank: ({ exact }) => exact,
      cell: ({ exact }) => formatShare(exact),
    },
    {
      ...shape,
      key: 'mark',
      name: t`Mark at 2.576 σ/√n`,
      text: ({ mark }) => formatShare(mark),
      cell: ({ mark }) => `±${formatShare(mark)}`,
    },
    {
      ...shape,
      key: 'shown',
      name: t`Counted`,
      text: ({ shown, of }) => `${shown}/${of}`,
      cell: ({ shown, of }) => `${count(shown)} / ${count(of)}`,
    },
  ];
}

const writeFigure = (name: string, { letter }: SlotFigure) => (
  <>
    {name}
    {letter !== null && (
      <small translate="no" lang="zxx">
        {letter}
      </small>
    )}
  </>
);

function FiguresTable({ figures }: FiguresProps) {
  const { t } = useLingui();
  const getName = useFigureName();
  const columns: ListColumn<SlotFigure>[] = [
    {
      key: 'figure',
      name: t`Symbol or feature`,
      slot: 'name',
      text: getName,
      cell: (figure) => writeFigure(getName(figure), figure),
    },
    ...useShares(),
  ];
  return (
    <ListTable
      caption={t`Symbols and features`}
      columns={columns}
      rows={figures}
      rowKey={({ letter }) => letter ?? 'feature'}
      file="slot-figures"
      empty={null}
    />
  );
}

const periods = ['1', '7', '30'] as const;

/** Counts of a slot's symbols and of its feature; nothing for other games. */
export function SlotFigures({ gameCode }: { readonly gameCode: string }) {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const [days, setDays] = useState<(typeof periods)[number]>('30');
  const query = useSlotFigures(gameCode, Number(days));
  if (!query.data) return <QueryState query={query} skeletons={3} />;
  const { scope, rounds, figures } = query.data;
  if (scope === null) return null;
  const texts = { '1': t`Today`, '7': t`7 days`, '30': t`30 days` };
  const many = count(rounds);
  return (
    <section className="detail__part">
      <h2 className="section-title">
        <Trans>Symbols and features</Trans>
      </h2>
      <FilterChips
        label={t`Period`}
        value={days}
        choices={periods.map((key) => ({ key, text: texts[key] }))}
        onChange={setDays}
      />
      {rounds === 0 ? (
        <EmptyState art="lotus" title={<Trans>No round on these days</Trans>} />
      ) : (
        <>
          <p className="detail__none">
            <Trans>
              Spins of the stake in {many} rounds, without free spins. The line in the middle is the
              proven chance, and the band the mark around it.
            </Trans>
          </p>
          <FiguresChart figures={figures} />
          <FiguresTable figures={figures} />
        </>
      )}
    </section>
  );
}
