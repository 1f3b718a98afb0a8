import './bet-slip-chase.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { Checkbox } from '@khelaghor/ui/field/field.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useRunning } from './draw-animation.tsx';
import { useNumberFormat } from './number-format.ts';
import { formatShortNumber, type LotteryTerms } from './issue-state.ts';
import { changeSlip, type Slip } from './bet-slip-store.ts';
import type { SlipSum } from './bet-slip.ts';
import { chaseLengths, listChasedIssues, type ChaseChoice, type Growth } from './chase.ts';

type SlipChaseProps = {
  readonly game: LotteryGame;
  readonly terms: LotteryTerms;
  readonly slip: Slip;
  readonly sum: SlipSum;
};

/** The draws of the chase one by one, with what each of them costs. */
function ChasedDraws({ game, terms, sum }: Omit<SlipChaseProps, 'slip'>) {
  const figures = useNumberFormat();
  const running = useRunning(terms);
  const [ticket] = sum.tickets;
  if (!running || !ticket) return null;
  const issues = listChasedIssues(game, sum.chase, Date.parse(running.issue.opensAt));
  const stake = ticket.stakePerLine * BigInt(sum.lineCount);
  return (
    <details className="slip-chase__draws">
      <summary>
        <Trans>Each draw and its stake</Trans>
      </summary>
      <ol>
        {issues.map(({ number, drawsAt, multiplier }) => (
          <li key={number}>
            <b>{figures.digits(formatShortNumber(number))}</b>
            <Moment at={new Date(drawsAt).toISOString()} />
            <span>× {figures.digits(String(multiplier))}</span>
            <Money minor={minor(stake * multiplier)} decimals={false} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** For how many draws the ticket is bought, and how its stake goes on from one to the next. */
export function BetSlipChase({ game, terms, slip, sum }: SlipChaseProps) {
  const { t } = useLingui();
  const figures = useNumberFormat();
  const isSent = slip.order !== null;
  const { chase } = slip;
  const change = (changes: Partial<ChaseChoice>) => {
    if (isSent) return;
    changeSlip(terms.gameCode, () => ({ chase: { ...chase, ...changes }, note: null }));
  };
  if (sum.tickets.length > 1)
    return (
      <p className="slip-chase__hint">
        <Trans>A single bet type can be bought for several draws at once.</Trans>
      </p>
    );
  return (
    <div className="slip-chase">
      <FilterChips
        label={t`Draws`}
        value={String(chase.issues)}
        onChange={(issues) => change({ issues: Number(issues) })}
        choices={chaseLengths.map((issues) => {
          const count = figures.digits(issues);
          return { key: String(issues), text: issues === 1 ? t`This draw` : t`${count} draws` };
        })}
      />
      {chase.issues > 1 && (
        <>
          <FilterChips<Growth>
            label={t`Stake from draw to draw`}
            value={chase.growth}
            onChange={(growth) => change({ growth })}
            choices={[
              { key: 'same', text: t`Same stake` },
              { key: 'add', text: t`One more each time` },
              { key: 'double', text: t`Double each time` },
            ]}
          />
          <Checkbox
            label={t`Stop after a win and return the rest`}
            checked={chase.stopsOnWin}
            onChange={(event) => change({ stopsOnWin: event.currentTarget.checked })}
          />
          {sum.refusal === null && <ChasedDraws game={game} terms={terms} sum={sum} />}
        </>
      )}
    </div>
  );
}
