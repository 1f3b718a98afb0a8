import { useLingui } from '@lingui/react/macro';
import { computePrices, type LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import type { LotteryTerms } from './issue-state.ts';
import { useLineCount, useNumberFormat } from './number-format.ts';
import { toggleLine, type Slip } from './bet-slip-store.ts';
import { getLineKey, type SlipLine } from './bet-slip.ts';
import { getPlaySeries, getRebate } from './play-series.ts';
import { usePlayText } from './use-play-text.ts';

type SlipLinesProps = {
  readonly game: LotteryGame;
  readonly terms: LotteryTerms;
  readonly slip: Slip;
};

const piecesShown = 4;

/** The lines of a choice, and what one of them is paid where they all are paid alike. */
function describe({ family }: LotteryGame, { play: code, selection }: SlipLine, series: number) {
  const play = family.plays.get(code);
  const parsed = play?.shape.parse(selection);
  if (!play || !parsed) return { lines: 0, price: undefined };
  const priced = [...play.shape.countPriced(parsed).keys()];
  const prices = priced.flatMap((one) => computePrices(play, one, series));
  return {
    lines: play.shape.countLines(parsed),
    price: prices.length === 1 ? prices[0] : undefined,
  };
}

/** The lines of the slip, each with its price, each to be taken back. */
export function BetSlipLines({ game, terms, slip }: SlipLinesProps) {
  const { gameCode } = terms;
  const { t } = useLingui();
  const figures = useNumberFormat();
  const lineCount = useLineCount();
  const text = usePlayText();
  // As the ticket is priced: less where a rebate is taken.
  const getSeries = (play: string) =>
    getPlaySeries(terms, play) - getRebate(terms, play, slip.rebate);
  return (
    <ul className="bet-slip__lines" aria-label={t`Selected lines`}>
      {slip.lines.map((line) => {
        const { lines, price } = describe(game, line, getSeries(line.play));
        const pieces = text.chosen(gameCode, line.play, line.selection);
        const shown = pieces.slice(0, piecesShown).join(', ');
        const chosen = pieces.length > piecesShown ? `${shown} …` : shown;
        const title = text.name(gameCode, line.play);
        const name = `${title} ${chosen}`.trim();
        return (
          <li key={getLineKey(line)}>
            <span>
              {title}
              {chosen !== '' && <b>{chosen}</b>}
              {lines > 1 && <small> {lineCount(lines)}</small>}
            </span>
            <span className="bet-slip__price">{price && figures.price(price)}</span>
            {!slip.order && (
              <IconButton
                icon="close"
                label={t`Remove ${name} from the ticket`}
                onClick={() => toggleLine(gameCode, line)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
