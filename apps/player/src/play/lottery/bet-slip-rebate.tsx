import './bet-slip-rebate.css';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  computeRebate,
  getLineCount,
  getSeriesReturn,
  type LotteryGame,
} from '@khelaghor/engine-lottery/public.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useId } from 'react';
import { changeSlip, type Slip } from './bet-slip-store.ts';
import type { SlipSum } from './bet-slip.ts';
import type { LotteryTerms } from './issue-state.ts';
import { useNumberFormat } from './number-format.ts';
import { rebateStep } from './play-series.ts';

type SlipRebateProps = {
  readonly game: LotteryGame;
  readonly terms: LotteryTerms;
  readonly slip: Slip;
  readonly sum: SlipSum;
};

const base = 2_000n;

/** How much of the prizes is taken as a rebate, with both side by side. */
export function BetSlipRebate({ game, terms, slip, sum }: SlipRebateProps) {
  const { t } = useLingui();
  const id = useId();
  const figures = useNumberFormat();
  const [ticket] = sum.tickets;
  if (terms.rebateMax === 0 || !ticket) return null;
  const points = Math.min(slip.rebate, terms.rebateMax);
  const prize = figures.percent(getSeriesReturn(ticket.series));
  const back = figures.percent(ratio(BigInt(ticket.rebate ?? 0), base));
  const paid = sum.tickets.reduce(
    (all, each) => all + computeRebate(each, getLineCount(game.family, each)),
    0n,
  );
  return (
    <div className="slip-rebate">
      <label htmlFor={id}>
        <Trans>Prize or rebate</Trans>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={terms.rebateMax}
        step={rebateStep}
        value={points}
        disabled={slip.order !== null}
        aria-valuetext={t`Prizes return ${prize}, rebate ${back}`}
        onChange={(event) => {
          const rebate = Number(event.currentTarget.value);
          changeSlip(terms.gameCode, () => ({ rebate, note: null }));
        }}
      />
      <dl>
        <div>
          <dt>
            <Trans>Prizes return</Trans>
          </dt>
          <dd>{prize}</dd>
        </div>
        <div>
          <dt>
            <Trans>Rebate, won or lost</Trans>
          </dt>
          <dd>
            {back} {sum.total !== null && points > 0 && <Money minor={minor(paid)} />}
          </dd>
        </div>
      </dl>
    </div>
  );
}
