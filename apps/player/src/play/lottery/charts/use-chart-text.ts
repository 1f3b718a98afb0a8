import { useLingui } from '@lingui/react/macro';
import { useLocalText } from '../../../shared/local-text.ts';
import { formatShortNumber } from '../issue-state.ts';
import { useNumberFormat } from '../number-format.ts';
import type { Subject, SubjectName, SumPlaces } from './chart-subjects.ts';
import type { AxisCode, Side } from './chart-tracks.ts';
import type { ChartDraw } from './use-chart-draws.ts';

/** Names what charts show, in the language and the digits of the reader. */
export type ChartText = {
  readonly subject: (name: SubjectName) => string;
  readonly sum: (of: SumPlaces['of']) => string;
  readonly axis: (axis: AxisCode) => string;
  readonly side: (side: Side) => string;
  /** A side as one letter or two, for a cell. */
  readonly sideSign: (side: Side) => string;
  /** A number of a subject: "07". */
  readonly value: (subject: Subject, value: number) => string;
  /** The place of a draw in its day: "0872". */
  readonly draw: (draw: ChartDraw) => string;
};

export function useChartText(): ChartText {
  const { t } = useLingui();
  const text = useLocalText();
  const { digits } = useNumberFormat();
  const sideNames = (side: Side): readonly [string, string] => {
    switch (side) {
      case 'big':
        return [t`Big`, t({ message: 'B', context: 'sign for big' })];
      case 'small':
        return [t`Small`, t({ message: 'S', context: 'sign for small' })];
      case 'odd':
        return [t`Odd`, t({ message: 'O', context: 'sign for odd' })];
      case 'even':
        return [t`Even`, t({ message: 'E', context: 'sign for even' })];
      case 'dragon':
        return [t`Dragon`, t({ message: 'D', context: 'sign for dragon' })];
      case 'tiger':
        return [t`Tiger`, t({ message: 'T', context: 'sign for tiger' })];
    }
  };
  return {
    subject: (name) => {
      switch (name.kind) {
        case 'place': {
          const place = digits(name.place + 1);
          return t`Place ${place}`;
        }
        case 'all':
          return t`All numbers`;
        case 'prize':
          return digits(text(name.label));
        case 'last2': {
          const prize = digits(text(name.label));
          return t`Last two: ${prize}`;
        }
        case 'every_last2':
          return t`Last two of every prize`;
      }
    },
    sum: (of) => {
      if (of === 'all') return t`Sum of all numbers`;
      if (of === 'first_two') return t`Sum of the first two`;
      const prize = digits(text(of.label));
      return t`Sum: ${prize}`;
    },
    axis: (axis) => {
      switch (axis) {
        case 'size':
          return t`Big or small`;
        case 'parity':
          return t`Odd or even`;
        case 'dragon':
          return t`Dragon or tiger`;
      }
    },
    side: (side) => sideNames(side)[0],
    sideSign: (side) => sideNames(side)[1],
    value: ({ width }, value) => digits(String(value).padStart(width, '0')),
    draw: ({ issueNumber }) => digits(formatShortNumber(issueNumber)),
  };
}
