import './seat-box.css';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SharedBet } from '@khelaghor/contract/play/shared-rounds.ts';
import { CRASH_RETURN, MULTIPLIER_MIN } from '@khelaghor/engine-crash/public.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { createSingleWin } from '@khelaghor/game-engine/game-return.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { toPays } from '@khelaghor/game-engine/shared-bet.ts';
import { firstStake } from '@khelaghor/game-sdk/bet/bet-box.tsx';
import { ReturnAtStake } from '@khelaghor/game-sdk/bet/return-at-stake.tsx';
import { readStake } from '@khelaghor/game-sdk/bet/read-stake.ts';
import { findStakeProblem, StakeField } from '@khelaghor/game-sdk/bet/stake-field.tsx';
import {
  UnreadableFieldsContext,
  useUnreadableFields,
} from '@khelaghor/game-sdk/bet/unreadable-fields.ts';
import { useReducedMotion } from '@khelaghor/game-sdk/reduced-motion.ts';
import type { SharedGame } from '@khelaghor/game-sdk/shared-round/use-shared-round.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { getMultiplierNow, getPayout } from '../bet-view.ts';
import type { BetView } from '../bet-view.ts';
import { useFrames } from '../use-frames.ts';
import { AutoField } from './auto-field.tsx';

type SeatProps = {
  readonly game: SharedGame;
  readonly seat: number;
  readonly limits: GameLimits;
  readonly balance: bigint;
  readonly onBet: () => void;
  readonly onDeposit: () => void;
};

/** The stake field, the auto cash-out field and the bet button of a seat without a bet. */
function BetForm({ game, seat, limits, balance, onBet, onDeposit }: SeatProps) {
  const [stakeText, setStakeText] = useState(firstStake);
  const [auto, setAuto] = useState(0);
  const { wait } = game.getSeat(seat);
  const stake = readStake(stakeText);
  const top = toPays(auto === 0 ? MULTIPLIER_MIN : auto);
  const problem = findStakeProblem(stake, top, { limits, balance });
  const { report, hasUnreadable } = useUnreadableFields();
  const isReady = problem === null && !hasUnreadable && game.isConnected;
  const isPlacing = wait?.name === 'placing';
  const isQueued = wait?.name === 'queued';
  const isOpen = game.round?.phase === 'betting';
  return (
    <>
      <StakeField
        text={stakeText}
        onText={setStakeText}
        stake={stake}
        problem={problem}
        limits={limits}
        isBusy={wait !== null}
        onDeposit={onDeposit}
      />
      <UnreadableFieldsContext value={report}>
        <AutoField auto={auto} onAuto={setAuto} disabled={wait !== null} />
      </UnreadableFieldsContext>
      {isQueued ? (
        <Button size="large" block onClick={() => game.unqueue(seat)}>
          <Trans>Waits for the next round · take back</Trans>
        </Button>
      ) : (
        <Button
          kind="bet"
          size="large"
          block
          busy={isPlacing}
          disabled={!isPlacing && !isReady}
          onClick={() => {
            if (stake === null || !isReady) return;
            onBet();
            game.bet(seat, { auto }, stake);
          }}
        >
          {isOpen || isPlacing ? <Trans>Bet</Trans> : <Trans>Bet on the next round</Trans>}
        </Button>
      )}
      <ReturnAtStake
        play={auto === 0 ? null : createSingleWin(toPays(auto), CRASH_RETURN)}
        returned={CRASH_RETURN}
        stake={problem === null ? stake : null}
      />
    </>
  );
}

/** The payout of a cash-out now, written frame by frame without rendering. */
function LivePayout({ game, bet }: { readonly game: SharedGame; readonly bet: SharedBet }) {
  const text = useRef<HTMLSpanElement>(null);
  const format = useFormat();
  const isStill = useReducedMotion();
  useFrames(true, isStill, () => {
    const multiplier = getMultiplierNow(game.round, game.nowMs()) ?? 100;
    const amount = formatMoney(getPayout(bet, multiplier), { ...format, currency: bet.currency });
    if (text.current) text.current.textContent = amount;
  });
  return <span ref={text} />;
}

/** The terms of a placed bet, and the button that cashes it out. */
function PlacedBet({
  game,
  bet,
  view,
}: {
  readonly game: SharedGame;
  readonly bet: SharedBet;
  readonly view: BetView;
}) {
  const { digits } = useFormat();
  const { wait } = game.getSeat(bet.seat);
  const show = (multiplier: number) => toDigits(`${formatHundredths(multiplier)}×`, digits);
  const stake = <Money minor={BigInt(bet.stake)} currency={bet.currency} />;
  const auto = Number(bet.choice['auto']);
  return (
    <>
      <p className="seat__terms">
        <Trans>Stake {stake}</Trans>
        {' · '}
        {auto === 0 ? (
          <Trans>cash-out by hand</Trans>
        ) : (
          <Trans>auto cash-out at {show(auto)}</Trans>
        )}
      </p>
      {view.name === 'running' ? (
        <Button
          kind="primary"
          size="large"
          block
          busy={wait?.name === 'cashing_out'}
          onClick={() => game.cashOut(bet)}
        >
          {game.isConnected ? (
            <Trans>
              Cash out <LivePayout game={game} bet={bet} />
            </Trans>
          ) : (
            <Trans>Cash out</Trans>
          )}
        </Button>
      ) : (
        <p className={`seat__end seat__end--${view.name}`}>
          <EndText bet={bet} view={view} show={show} />
        </p>
      )}
    </>
  );
}

type EndTextProps = {
  readonly bet: SharedBet;
  readonly view: BetView;
  readonly show: (multiplier: number) => string;
};

function EndText({ bet, view, show }: EndTextProps): ReactNode {
  switch (view.name) {
    case 'cashed_out':
      return (
        <Trans>
          Cashed out at {show(view.multiplier)}:{' '}
          <Money minor={getPayout(bet, view.multiplier)} currency={bet.currency} />
        </Trans>
      );
    case 'lost':
      return <Trans>Not cashed out: nothing won.</Trans>;
    case 'returned':
      return <Trans>The stake went back.</Trans>;
    default:
      return <Trans>The bet is in. The kite waits.</Trans>;
  }
}

/** One of the member's two bets. */
export function SeatBox(
  props: SeatProps & { readonly bet: SharedBet | undefined; readonly view: BetView | null },
) {
  const { game, seat, bet, view } = props;
  const { t } = useLingui();
  const { refusal, wait, isDropped } = game.getSeat(seat);
  const number = String(seat);
  const isLost = wait !== null && wait.name !== 'queued' && wait.isLost;
  return (
    <section className="bet-box seat" aria-label={t`Your bet ${number}`}>
      {bet && view ? <PlacedBet game={game} bet={bet} view={view} /> : <BetForm {...props} />}
      {(refusal !== null || isLost || isDropped) && (
        <p className="seat__trouble" role="alert">
          {isDropped ? (
            <Trans>Not bet: the connection was lost before the next round began.</Trans>
          ) : isLost || refusal?.code === 'network' || refusal?.message === undefined ? (
            <Trans>The connection was lost. Reconnecting…</Trans>
          ) : (
            refusal.message
          )}
        </p>
      )}
    </section>
  );
}
