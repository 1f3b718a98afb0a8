import { useLingui } from '@lingui/react/macro';
import { buildPayoutTable, type LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { useNumberFormat } from './number-format.ts';
import { getPlayLabels } from './play-labels.ts';
import { toggleLine, type Slip } from './bet-slip-store.ts';
import { getLineKey } from './bet-slip.ts';

type SlipLinesProps = {
  readonly gameCode: string;
  readonly game: LotteryGame;
  readonly series: number;
  readonly slip: Slip;
};

/** The lines of the slip, each with its price, each to be taken back. */
export function BetSlipLines({ gameCode, game, series, slip }: SlipLinesProps) {
  const { t } = useLingui();
  const figures = useNumberFormat();
  const prices = new Map(
    buildPayoutTable(game, series).flatMap(({ play, lines }) =>
      lines.map(({ selection, price }) => [getLineKey({ play, selection }), price] as const),
    ),
  );
  return (
    <ul className="bet-slip__lines" aria-label={t`Selected lines`}>
      {slip.lines.map((line) => {
        const words = getPlayLabels(line.play);
        const key = getLineKey(line);
        const price = prices.get(key);
        const chosen = line.selection.map(figures.digits).join(', ');
        const name = `${words ? t(words.name) : line.play} ${chosen}`.trim();
        return (
          <li key={key}>
            <span>
              {words ? t(words.name) : line.play}
              {chosen !== '' && <b>{chosen}</b>}
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
