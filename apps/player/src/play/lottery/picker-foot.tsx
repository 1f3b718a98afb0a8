import { Trans } from '@lingui/react/macro';
import { buildPayoutTable, type Play, type PricedLine } from '@khelaghor/engine-lottery/public.ts';
import { compareRatio } from '@khelaghor/money/ratio.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { listPoolFacts } from './jackpot-pools.tsx';
import { useTierName } from './jackpot-text.ts';
import { useChance, useLineCount, useNumberFormat } from './number-format.ts';

type PickerFootProps = {
  readonly play: Play;
  readonly series: number;
  /** The text of what is chosen; while it is no selection, the foot shows the whole play. */
  readonly selection: string;
  readonly onAdd: () => void;
};

/** The prices of what is chosen; of the whole play where that is nothing yet. */
function listPrices({ shape }: Play, table: readonly PricedLine[], selection: string) {
  const chosen = shape.parse(selection);
  if (!chosen) return { lines: 0, priced: table };
  const keys = shape.countPriced(chosen);
  return {
    lines: shape.countLines(chosen),
    priced: table.filter(({ priced }) => keys.has(priced)),
  };
}

/** What the choice comes to: its lines, the payout of a line, its chance. */
export function PickerFoot({ play, series, selection, onAdd }: PickerFootProps) {
  const figures = useNumberFormat();
  const chance = useChance();
  const lineCount = useLineCount();
  const { lines, priced } = listPrices(play, buildPayoutTable(play, series).lines, selection);
  // A tier that is paid from a pool has no price.
  const prices = priced
    .flatMap(({ prices: own }) => own)
    .filter(({ num }) => num > 0n)
    .toSorted(compareRatio);
  const getName = useTierName();
  const [pool] = listPoolFacts(play, series);
  const [least] = prices;
  const most = prices.at(-1);
  const [first] = priced;
  const added = lineCount(lines);
  const from = least && figures.price(least);
  const to = most && figures.price(most);
  return (
    <div className="picker__foot">
      <p>
        <b className="bet-tile__price">{from === to ? from : `${from} – ${to}`}</b>{' '}
        {pool && <b>+ {getName(pool.tier)} </b>}
        {first && <small>{chance(first.chances.win)}</small>}
      </p>
      <Button kind="bet" disabled={lines === 0} onClick={onAdd}>
        {lines === 0 ? <Trans>Choose numbers</Trans> : <Trans>Add {added}</Trans>}
      </Button>
    </div>
  );
}
