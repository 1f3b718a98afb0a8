import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LobbyLottery } from '@khelaghor/contract/play/lobby.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { getThumbPixelsUrl } from '@khelaghor/ui/art/panel-pixels.ts';
import { Thumb } from '@khelaghor/ui/game-card/game-card.tsx';
import { getSecondsLeft } from '@khelaghor/ui/money/countdown-text.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useState } from 'react';
import { getMsToReading } from '../../play/lottery/next-draw.ts';
import { getPoolAmount } from '../../play/lottery/pool-amount.ts';
import { nextDrawsQuery } from '../../shared/api-queries.ts';
import { nowMs, useNowMs } from '../../shared/clock.ts';
import { DrawnResult } from '../../shared/drawn-result.tsx';
import { getThumb } from '../../shared/images.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { getRandomFraction } from '../../shared/random.ts';
import { useSsrContext } from '../../shared/ssr-context.tsx';
import { DrawCountdown } from './draw-countdown.tsx';

// After a draw its result is asked for, not by all pages in the same moment.
const afterDrawMs = 2_000;
const spreadMs = 8_000;
const askAgainMs = 3_600_000;

/** The lotteries whose draws are due soon, read again after each of their draws. */
export function useNextDraws(): readonly LobbyLottery[] {
  const [waitMs] = useState(() => afterDrawMs + spreadMs * getRandomFraction());
  const { data = [] } = useQuery({
    ...nextDrawsQuery,
    refetchInterval: ({ state }) =>
      getMsToReading(state.data ?? [], { nowMs: nowMs(), afterMs: waitMs, mostMs: askAgainMs }),
  });
  return data;
}

/** The time that is left to buy a ticket, and after that to the draw. */
function Left({ running }: { readonly running: NonNullable<LobbyLottery['running']> }) {
  const now = useNowMs(useSsrContext().now);
  const closesMs = Date.parse(running.closesAt);
  const isOpen = closesMs > now;
  const left = getSecondsLeft(isOpen ? closesMs : Date.parse(running.drawsAt), now);
  return <DrawCountdown seconds={left} isOpen={isOpen} />;
}

/** The jackpot of a lottery, else its last result; nothing before its first draw. */
function Draw({ jackpots, latest }: LobbyLottery) {
  const { t } = useLingui();
  const { currency, digits } = useFormat();
  const amount = getPoolAmount(jackpots, jackpots[0]?.tier ?? '', currency);
  if (amount > 0n)
    return (
      <p className="next-draw__pool">
        <Trans>Jackpot</Trans> <Money minor={amount} decimals={false} tone="win" />
      </p>
    );
  if (!latest) return null;
  const issueNumber = toDigits(latest.issueNumber, digits);
  return <DrawnResult label={t`Result of ${issueNumber}`} result={latest.shown} short />;
}

/** A lottery whose draw is due soon, with the time that is left. */
export function NextDraw({ lottery }: { readonly lottery: LobbyLottery }) {
  const text = useLocalText();
  const { game, running } = lottery;
  return (
    <li className="next-draw">
      <Thumb src={getThumb(game.picture)} pixels={getThumbPixelsUrl(game.picture)} />
      <h3>
        <Link to={paths.lottery} search={{ gameCode: game.gameCode }}>
          {text(game.title)}
        </Link>
      </h3>
      {running && <Left running={running} />}
      <Draw {...lottery} />
    </li>
  );
}
