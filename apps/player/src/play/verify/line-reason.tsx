import { Trans, useLingui } from '@lingui/react/macro';
import {
  explainLines,
  findLotteryGame,
  type Explanation,
} from '@khelaghor/engine-lottery/public.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';

/** More numbers than this say nothing; they stand in the step of the draw. */
const shownMax = 10;

type LineReasonProps = {
  readonly gameCode: string;
  /** When the issue was drawn, in epoch milliseconds. */
  readonly drawsAt: number;
  readonly play: string;
  readonly priced: string;
  readonly result: readonly number[];
};

/** What a fact says, for those that are more than the numbers themselves. */
function useFactText(): (explanation: Explanation) => string {
  const { t } = useLingui();
  const { digits } = useFormat();
  return ({ kind, fact }) => {
    const value = toDigits(String(fact), digits);
    switch (kind) {
      case 'sum':
        return t`sum ${value}`;
      case 'sum_tail':
        return t`last digit of the sum ${value}`;
      case 'span':
        return t`highest less lowest ${value}`;
      case 'comparison':
        if (fact === 'same') return t`both are equal`;
        return fact === 'first' ? t`the first is greater` : t`the second is greater`;
      default:
        return '';
    }
  };
}

/** Which drawn numbers decided a line, and what they come to. */
export function LineReason({ gameCode, drawsAt, play: code, priced, result }: LineReasonProps) {
  const { digits } = useFormat();
  const factText = useFactText();
  const play = findLotteryGame(gameCode, drawsAt)?.family.plays.get(code);
  if (!play) return null;
  const explanation = explainLines(play, priced, result);
  if (explanation.shown.length > shownMax) return null;
  const shown = toDigits(explanation.shown.join(', '), digits);
  const isOptions = play.shape.form.kind === 'options';
  const fact = isOptions ? factText(explanation) : '';
  return (
    <small className="verify-line__reason">
      {fact === '' ? (
        <Trans>drawn: {shown}</Trans>
      ) : (
        <Trans>
          drawn: {shown}; {fact}
        </Trans>
      )}
    </small>
  );
}
