import {
  readShortResult,
  readShownResult,
  type LotteryGame,
} from '@khelaghor/engine-lottery/public.ts';
import { DrawnResult } from '../../shared/drawn-result.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from './number-format.ts';

type LotteryResultProps = {
  readonly game: LotteryGame;
  /** What was drawn, in drawn order. */
  readonly numbers: readonly number[];
  /** What it is, for screen readers: "Result of 0872". */
  readonly label: string;
  /** What one row shows of it: of a draw of many prizes, the first. */
  readonly short?: boolean;
};

/** The result of a lottery whose plays are loaded. */
export function LotteryResult({ game, numbers, label, short = false }: LotteryResultProps) {
  const read = short ? readShortResult : readShownResult;
  return <DrawnResult label={label} result={read(game.family, numbers)} short={short} />;
}

/** Whether a row of a list shows less than the whole result. */
export function isShortened({ family }: LotteryGame, numbers: readonly number[]): boolean {
  const [short, whole] = [readShortResult(family, numbers), readShownResult(family, numbers)];
  return short.more > 0 || short.groups.length < whole.groups.length;
}

/** A result for a sentence, prize by prize: "First prize 551322; Last two 49". */
export function useResultText(): (game: LotteryGame, numbers: readonly number[]) => string {
  const text = useLocalText();
  const { digits } = useNumberFormat();
  return ({ family }, numbers) => {
    const told = readShownResult(family, numbers).groups.map(({ label, figures }) => {
      const row = figures.join(', ');
      return label ? `${text(label)} ${row}` : row;
    });
    return digits(told.join('; '));
  };
}
