import './number-counts.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { ratio, type Ratio } from '@khelaghor/money/ratio.ts';
import { useNumberFormat } from '../number-format.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { Subject } from './chart-subjects.ts';
import {
  countNumbers,
  computeCountTone,
  computeGapTone,
  type Tone,
  type NumberCount,
} from './count-gaps.ts';
import type { ChartDraw } from './use-chart-draws.ts';
import { useChartText } from './use-chart-text.ts';

/** What is shown of each number: how long it stayed away, or how often it came. */
export type Counted = 'gap' | 'times';

/** How often a number comes in so many draws, on average. */
const getExpected = ({ shown, values }: Subject, draws: number): Ratio =>
  ratio(BigInt(shown * draws), BigInt(values.length));

/** After how many draws a number comes, on average: exact where a draw shows it once at most. */
const getMeanGap = ({ shown, values }: Subject): Ratio =>
  ratio(BigInt(values.length), BigInt(shown));

const toNumber = ({ num, den }: Ratio): number => Number(num) / Number(den);

type CountedSubject = { readonly subject: Subject; readonly counts: readonly NumberCount[] };

function computeTone(
  counted: Counted,
  { subject }: CountedSubject,
  own: NumberCount,
  draws: number,
): Tone {
  if (counted === 'times')
    return computeCountTone(own.times, toNumber(getExpected(subject, draws)));
  return computeGapTone(own.gap, toNumber(getMeanGap(subject)));
}

/** A gap as text; a number that is in none of the draws may have stayed away for longer. */
const formatGap = (written: string, { gap }: NumberCount, draws: number): string =>
  gap === draws ? `${written}+` : written;

type CellsProps = {
  readonly counted: Counted;
  readonly row: CountedSubject;
  readonly draws: number;
  /** Whether each cell says its number itself, without a head above. */
  readonly isNamed: boolean;
};

function Cells({ counted, row, draws, isNamed }: CellsProps) {
  const text = useChartText();
  const { digits } = useNumberFormat();
  return row.counts.map((own) => (
    <span
      key={own.value}
      className={`number-counts__cell number-counts__cell--${counted}${computeTone(counted, row, own, draws)}`}
    >
      {isNamed && <small>{text.value(row.subject, own.value)}</small>}
      <b>{counted === 'times' ? digits(own.times) : formatGap(digits(own.gap), own, draws)}</b>
    </span>
  ));
}

function Legend({
  counted,
  subject,
  draws,
}: {
  counted: Counted;
  subject: Subject;
  draws: number;
}) {
  const { price, digits } = useNumberFormat();
  const count = digits(draws);
  const times = price(getExpected(subject, draws));
  const gap = price(getMeanGap(subject));
  if (counted === 'times')
    return (
      <Trans>
        Times in {count} draws. Chance alone gives each number {times} on average; red came more
        often, blue less.
      </Trans>
    );
  return (
    <Trans>
      Draws since the number came, 0 in the newest. On average it comes once in {gap} draws; red
      stayed away longer.
    </Trans>
  );
}

type NumberCountsProps = {
  readonly counted: Counted;
  readonly draws: readonly ChartDraw[];
  /** One subject, or several with the same numbers. */
  readonly subjects: readonly Subject[];
  readonly isLarge: boolean;
};

/** Each number with its count, place by place. */
export function NumberCounts({ counted, draws, subjects, isLarge }: NumberCountsProps) {
  const { t } = useLingui();
  const text = useChartText();
  const { digits, price } = useNumberFormat();
  const rows = subjects.map((subject): CountedSubject => ({
    subject,
    counts: countNumbers(
      draws.map(({ result }) => subject.read(result)),
      subject.values,
    ),
  }));
  const [first] = rows;
  if (!first) return null;
  const label = counted === 'gap' ? t`Draws since each number came` : t`How often each number came`;
  const isTable = rows.length > 1;
  const getTable = () => ({
    heads: [t`Number`, t`Times`, t`Expected`, t`Draws since`, t`Longest gap`],
    rows: rows.flatMap(({ subject, counts }) =>
      counts.map((own) => {
        const { value, times, gap, longestGap } = own;
        const number = text.value(subject, value);
        const name = isTable ? `${text.subject(subject.name)}: ${number}` : number;
        const expected = price(getExpected(subject, draws.length));
        const since = formatGap(digits(gap), own, draws.length);
        return [name, digits(times), expected, since, digits(longestGap)];
      }),
    ),
  });
  return (
    <ChartFrame
      label={label}
      legend={<Legend counted={counted} subject={first.subject} draws={draws.length} />}
      getTable={getTable}
    >
      <div
        className={isLarge ? 'number-counts number-counts--large' : 'number-counts'}
        aria-hidden="true"
      >
        {isTable ? (
          <>
            <div className="number-counts__row number-counts__row--head">
              <span />
              {first.subject.values.map((value) => (
                <span key={value}>{text.value(first.subject, value)}</span>
              ))}
            </div>
            {rows.map((row) => (
              <div key={row.subject.code} className="number-counts__row">
                <span className="number-counts__name">{text.subject(row.subject.name)}</span>
                <Cells counted={counted} row={row} draws={draws.length} isNamed={false} />
              </div>
            ))}
          </>
        ) : (
          <div className="number-counts__tiles">
            <Cells counted={counted} row={first} draws={draws.length} isNamed />
          </div>
        )}
      </div>
    </ChartFrame>
  );
}
