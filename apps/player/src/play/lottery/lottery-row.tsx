import { Trans, useLingui } from '@lingui/react/macro';
import type { LobbyLottery } from '@khelaghor/contract/play/lobby.ts';
import { getThumbPixelsUrl } from '@khelaghor/ui/art/panel-pixels.ts';
import { GameHeart, Thumb } from '@khelaghor/ui/game-card/game-card.tsx';
import {
  formatCountdown,
  formatDuration,
  getSecondsLeft,
} from '@khelaghor/ui/money/countdown-text.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { DrawnResult } from '../../shared/drawn-result.tsx';
import { getThumb } from '../../shared/images.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import type { Favourites } from '../../shared/use-favourites.tsx';
import { formatShortNumber } from './issue-state.ts';
import { useTierName } from './jackpot-text.ts';
import { getPoolAmount } from './pool-amount.ts';
import { useNumberFormat } from './number-format.ts';
import { useSecond } from './use-server-second.ts';

/** The time until the running draw takes no more bets, and after that until it takes place. */
function TimeLeft({ running }: { readonly running: NonNullable<LobbyLottery['running']> }) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const closesMs = Date.parse(running.closesAt);
  const drawsMs = Date.parse(running.drawsAt);
  const isOpen = useSecond((timeMs) => timeMs < closesMs);
  const left = useSecond((timeMs) =>
    getSecondsLeft(timeMs < closesMs ? closesMs : drawsMs, timeMs),
  );
  if (left === 0)
    return (
      <span className="lottery-row__left">
        <Trans>Drawing</Trans>
      </span>
    );
  return (
    <time
      className={isOpen ? 'lottery-row__left' : 'lottery-row__left lottery-row__left--closed'}
      role="timer"
      aria-live="off"
      dateTime={formatDuration(left)}
    >
      {formatCountdown(left, digits, t({ message: 'd', comment: 'short sign for days' }))}
      <small>{isOpen ? t`left` : t`to the draw`}</small>
    </time>
  );
}

/** What the first pool of a lottery holds; nothing for an empty one. */
function TopJackpot({ jackpots }: Pick<LobbyLottery, 'jackpots'>) {
  const { currency } = useFormat();
  const getName = useTierName();
  const tier = jackpots[0]?.tier ?? '';
  const amount = getPoolAmount(jackpots, tier, currency);
  if (amount === 0n) return null;
  return (
    <p className="lottery-row__jackpot">
      {getName(tier)} <Money minor={amount} decimals={false} tone="win" />
    </p>
  );
}

/** A lottery of the lobby: how long its draw takes bets, and what was drawn last. */
export function LotteryRow({
  lottery,
  favourites,
}: {
  readonly lottery: LobbyLottery;
  readonly favourites: Favourites;
}) {
  const { t } = useLingui();
  const text = useLocalText();
  const figures = useNumberFormat();
  const { game, running, latest } = lottery;
  const name = text(game.title);
  const number = latest && figures.digits(formatShortNumber(latest.issueNumber));
  return (
    <li className="lottery-row">
      <Thumb src={getThumb(game.picture)} pixels={getThumbPixelsUrl(game.picture)} size="large" />
      <h3>
        <Link to={paths.lottery} search={{ gameCode: game.gameCode }}>
          {name}
        </Link>
      </h3>
      {running ? (
        <TimeLeft running={running} />
      ) : (
        <span className="lottery-row__left">
          <Trans>Closed</Trans>
        </span>
      )}
      {latest ? (
        <div className="lottery-row__result">
          <DrawnResult label={t`Result of ${number}`} result={latest.shown} short />
        </div>
      ) : (
        <p className="lottery-row__none">
          <Trans>First draw soon</Trans>
        </p>
      )}
      <TopJackpot jackpots={lottery.jackpots} />
      <GameHeart
        name={name}
        pressed={favourites.ids.has(game.nodeId)}
        onPress={() => favourites.toggle(game)}
      />
    </li>
  );
}
