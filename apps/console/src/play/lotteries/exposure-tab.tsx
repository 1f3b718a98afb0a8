import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayExposure } from '@khelaghor/contract/play/lottery-admin.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import type { CSSProperties } from 'react';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { writeTaka } from '../../shared/write-taka.ts';
import { useExposure } from './use-lotteries.ts';

/** What is staked on something, and the most that it can be paid. */
type Exposed = { readonly stake: string; readonly largest: string };

function useMoneyColumns<Row extends Exposed>(currency: StakeCurrency): ListColumn<Row>[] {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  return [
    {
      key: 'stake',
      name: t`Total stakes`,
      slot: 'note',
      figure: true,
      named: true,
      text: ({ stake }) => writeTaka(stake),
      rank: ({ stake }) => BigInt(stake),
      cell: ({ stake }) => money(stake, currency),
    },
    {
      key: 'largest',
      name: t`Largest payout`,
      slot: 'value',
      figure: true,
      text: ({ largest }) => writeTaka(largest),
      rank: ({ largest }) => BigInt(largest),
      cell: ({ largest }) => money(largest, currency),
    },
  ];
}

type PlaysProps = {
  readonly currency: StakeCurrency;
  readonly plays: readonly PlayExposure[];
};

/** The plays with what each may have to pay. */
function Plays({ currency, plays }: PlaysProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const { count } = useNumberFormat();
  const moneyColumns = useMoneyColumns<PlayExposure>(currency);
  const columns: ListColumn<PlayExposure>[] = [
    {
      key: 'play',
      name: t`Play`,
      slot: 'name',
      text: ({ label }) => text(label),
      rank: ({ label }) => text(label),
      cell: ({ label }) => text(label),
    },
    {
      key: 'tickets',
      name: t`Tickets`,
      slot: 'state',
      figure: true,
      named: true,
      text: ({ tickets }) => String(tickets),
      rank: ({ tickets }) => tickets,
      cell: ({ tickets }) => count(tickets),
    },
    ...moneyColumns,
  ];
  return (
    <ListTable
      caption={t`Exposure by play`}
      columns={columns}
      rows={plays}
      rowKey={({ play }) => play}
      file="exposure"
      empty={null}
    />
  );
}

const linesShown = 20;
type Line = PlayExposure['lines'][number] & Pick<PlayExposure, 'play' | 'label'>;

/** How much of a limit is used, in whole percent. */
const computeFilled = (largest: string, limit: string): number =>
  Number((BigInt(largest) * 100n) / BigInt(limit));

/** A number from which on it is called nearly full. */
const nearlyFull = 80;

/** How full a number is; the bar says the same as the figure. */
function drawFilled(percent: number) {
  const look = percent >= nearlyFull ? 'filled filled--near' : 'filled';
  return (
    <span className={look} style={{ '--filled': `${Math.min(percent, 100)}%` } as FilledStyle}>
      {percent}%
    </span>
  );
}

type FilledStyle = CSSProperties & Readonly<Record<'--filled', string>>;

/** How much of the limit each number takes. */
function useFilledColumn(limit: string | null): ListColumn<Line>[] {
  const { t } = useLingui();
  if (limit === null) return [];
  const fill = ({ largest }: Line) => computeFilled(largest, limit);
  return [
    {
      key: 'filled',
      name: t`Of the limit`,
      slot: 'line',
      figure: true,
      named: true,
      text: (line) => `${fill(line)}%`,
      rank: fill,
      cell: (line) => drawFilled(fill(line)),
    },
  ];
}

type NumbersProps = PlaysProps & {
  /** The most that the draw may be paid on one number; null: no limit. */
  readonly limit: string | null;
};

/** The numbers of all plays that may cost most. */
function Numbers({ currency, plays, limit }: NumbersProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const moneyColumns = useMoneyColumns<Line>(currency);
  const filledColumn = useFilledColumn(limit);
  const lines = plays
    .flatMap(({ play, label, lines: own }) => own.map((line) => ({ ...line, play, label })))
    .toSorted((one, other) => Number(BigInt(other.largest) - BigInt(one.largest)))
    .slice(0, linesShown);
  if (lines.length === 0) return null;
  const columns: ListColumn<Line>[] = [
    {
      key: 'number',
      name: t`Number`,
      slot: 'name',
      text: ({ name }) => text(name),
      cell: ({ name }) => text(name),
    },
    {
      key: 'play',
      name: t`Play`,
      slot: 'state',
      text: ({ label }) => text(label),
      rank: ({ label }) => text(label),
      cell: ({ label }) => text(label),
    },
    ...moneyColumns,
    ...filledColumn,
  ];
  return (
    <>
      <h3>
        <Trans>Numbers that may cost most</Trans>
      </h3>
      <ListTable
        caption={t`Numbers that may cost most`}
        columns={columns}
        rows={lines}
        rowKey={({ play, name }) => `${play} ${name.en}`}
        file="exposed-numbers"
        empty={null}
      />
    </>
  );
}

/** What the running draw may have to pay, by currency and play. */
export function ExposureTab({ gameCode }: { readonly gameCode: string }) {
  const query = useExposure(gameCode);
  if (!query.data) return <QueryState query={query} skeletons={3} />;
  const { currencies, exposureMax, isPartial } = query.data;
  if (currencies.length === 0)
    return <EmptyState art="lotus" title={<Trans>No ticket is sold for the running draw</Trans>} />;
  return (
    <div className="detail__part">
      <p className="detail__none">
        <Trans>
          The largest payout is what all tickets of a play can win together. Where results that
          exclude each other cannot be told apart, it is too high, never too low.
        </Trans>
      </p>
      {isPartial && (
        <p className="form-error">
          <Trans>There are more tickets than are counted here.</Trans>
        </p>
      )}
      {currencies.map(({ currency, plays }) => (
        <section key={currency} className="detail__part">
          {currencies.length > 1 && <h3>{currency}</h3>}
          <Plays currency={currency} plays={plays} />
          <Numbers currency={currency} plays={plays} limit={exposureMax} />
        </section>
      ))}
    </div>
  );
}
