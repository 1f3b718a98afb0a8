import './bet-slip-panel.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useLayer } from '@khelaghor/ui/layers/use-layer.ts';
import { formatCountdown, getSecondsLeft } from '@khelaghor/ui/money/countdown-text.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { createLazyPart } from '../../shared/lazy-dialog.tsx';
import { useRunning } from './draw-animation.tsx';
import { useNumberFormat, useLineCount } from './number-format.ts';
import type { LotteryTerms } from './issue-state.ts';
import { useSecond } from './use-server-second.ts';
import { BetSlipAction } from './bet-slip-action.tsx';
import { BetSlipLines } from './bet-slip-lines.tsx';
import { BetSlipStake } from './bet-slip-stake.tsx';
import { changeSlip, useSlip } from './bet-slip-store.ts';
import { noChase } from './chase.ts';
import { PointHint } from './point-hint.tsx';
import { usePlayText } from './use-play-text.ts';
import { computeSlipSum, hasJackpot, type SlipSum } from './bet-slip.ts';

// It belongs to a slip with lines: the page is there before it.
const BetSlipChase = createLazyPart(() =>
  import('./bet-slip-chase.tsx').then((part) => part.BetSlipChase),
);

// Few lotteries give rebates.
const BetSlipRebate = createLazyPart(() =>
  import('./bet-slip-rebate.tsx').then((part) => part.BetSlipRebate),
);

/** The head of the slip: on a phone it opens and closes what lies below. */
function SlipHead({
  terms,
  sum,
  open,
  bodyId,
  onToggle,
}: {
  readonly terms: LotteryTerms;
  readonly sum: SlipSum;
  readonly open: boolean;
  readonly bodyId: string;
  readonly onToggle: () => void;
}) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const lineCount = useLineCount();
  const running = useRunning(terms);
  const closesMs = running ? Date.parse(running.issue.closesAt) : 0;
  const left = useSecond((timeMs) => getSecondsLeft(closesMs, timeMs));
  return (
    <button
      type="button"
      className="bet-slip__toggle"
      aria-expanded={open}
      aria-controls={bodyId}
      onClick={onToggle}
    >
      <Icon name="chevron-down" size="small" />
      <span>
        <b>
          {lineCount(sum.lineCount)}
          {left > 0 && (
            <span className="bet-slip__left" aria-hidden="true">
              {formatCountdown(left, digits, t({ message: 'd', comment: 'short sign for days' }))}
            </span>
          )}
        </b>
        <small>
          {sum.largestWin === null ? (
            <Trans>Check the stake</Trans>
          ) : hasJackpot(terms.gameCode, sum.tickets) ? (
            <Trans>
              Wins at most <Money minor={sum.largestWin} decimals={false} /> + the jackpot
            </Trans>
          ) : (
            <Trans>
              Wins at most <Money minor={sum.largestWin} decimals={false} />
            </Trans>
          )}
        </small>
      </span>
    </button>
  );
}

/** The chosen numbers that are paid half. */
function HalfPaid({ sum }: { readonly sum: SlipSum }) {
  const { piece } = usePlayText();
  const numbers = sum.tickets.flatMap(({ halfPaid = '' }) => halfPaid.split(',').filter(Boolean));
  if (numbers.length === 0) return null;
  const half = [...new Set(numbers)].map(piece).join(', ');
  return (
    <p className="slip-chase__hint">
      <Trans>Half the price: {half}</Trans>
    </p>
  );
}

function Sums({ gameCode, sum }: { readonly gameCode: string; readonly sum: SlipSum }) {
  const figures = useNumberFormat();
  return (
    <dl className="bet-slip__sums">
      <div>
        <dt>
          <Trans>Lines</Trans>
        </dt>
        <dd>{figures.digits(sum.lineCount)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{sum.total === null ? '–' : <Money minor={sum.total} />}</dd>
      </div>
      <div>
        <dt>
          <Trans>Largest possible win</Trans>
        </dt>
        <dd>
          {sum.largestWin === null ? '–' : <Money minor={sum.largestWin} />}
          {hasJackpot(gameCode, sum.tickets) && (
            <small>
              <br />
              <Trans>+ the jackpot</Trans>
            </small>
          )}
        </dd>
      </div>
    </dl>
  );
}

// So does the way to share it.
const ShareTicket = createLazyPart(() =>
  import('./groups/share-ticket.tsx').then((part) => part.ShareTicket),
);

type SlipPanelProps = { readonly game: LotteryGame; readonly terms: LotteryTerms };

/**
 * What is about to be bought: a bar above the thumb on a phone, which opens upwards, and a panel at
 * the side of a desk.
 */
export function BetSlipPanel({ game, terms }: SlipPanelProps) {
  const { t } = useLingui();
  const titleId = useId();
  const bodyId = useId();
  const { gameCode } = terms;
  const slip = useSlip(gameCode);
  const [wantsOpen, setOpen] = useState(false);
  const running = useRunning(terms);
  const opensAt = running?.issue.opensAt ?? null;
  const sum = computeSlipSum(game, terms, slip.lines, { ...slip, opensAt });
  const hasLines = slip.lines.length > 0;
  const open = wantsOpen && hasLines;
  useLayer(open, () => setOpen(false));
  const isShown = hasLines || slip.note !== null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  const look = `bet-slip${isShown ? ' bet-slip--filled' : ''}${open ? ' bet-slip--open' : ''}`;
  return (
    // The key closes what the button opened; it is no control of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <aside className={look} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className="bet-slip__title">
        <h2 id={titleId}>
          <Trans>Your ticket</Trans>
        </h2>
        {hasLines && !slip.order && (
          <IconButton
            icon="trash"
            label={t`Clear the ticket`}
            onClick={() => changeSlip(gameCode, () => ({ lines: [], chase: noChase, note: null }))}
          />
        )}
      </div>
      {!hasLines && slip.note === null && (
        <p className="bet-slip__empty">
          <Trans>Choose what to bet on. Your choices are listed here; nothing is bought yet.</Trans>
        </p>
      )}
      {hasLines && (
        <>
          <div className="bet-slip__bar">
            <SlipHead
              terms={terms}
              sum={sum}
              open={open}
              bodyId={bodyId}
              onToggle={() => setOpen(!wantsOpen)}
            />
            <BetSlipStake terms={terms} slip={slip} sum={sum} />
          </div>
          <div className="bet-slip__body" id={bodyId}>
            <BetSlipLines game={game} terms={terms} slip={slip} />
            {sum.isInPoints && <PointHint game={game} tickets={sum.tickets} />}
            <HalfPaid sum={sum} />
            {terms.rebateMax > 0 && (
              <BetSlipRebate game={game} terms={terms} slip={slip} sum={sum} />
            )}
            <BetSlipChase game={game} terms={terms} slip={slip} sum={sum} />
            <Sums gameCode={gameCode} sum={sum} />
            <ShareTicket
              game={game}
              terms={terms}
              running={running}
              slip={slip}
              sum={sum}
              onShared={() => changeSlip(gameCode, () => ({ lines: [], note: null }))}
            />
          </div>
        </>
      )}
      <BetSlipAction game={game} terms={terms} slip={slip} sum={sum} />
    </aside>
  );
}
