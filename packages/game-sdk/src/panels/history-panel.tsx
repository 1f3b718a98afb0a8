import { useEffect, useEffectEvent, useState } from 'react';
import { inhouseListRounds, sharedListBets } from '@khelaghor/client/routes/play.gen.ts';
import type { CallReply } from '@khelaghor/client/endpoint.ts';
import type { GameRound, gameRounds } from '@khelaghor/contract/play/inhouse.ts';
import { describeGame } from '@khelaghor/game-engine/finished-game.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import type { GameEngine, Plain } from '@khelaghor/game-engine/game-engine.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GameSession } from '../game-session.ts';
import { isGain } from '../use-rounds.ts';
import { useRoundTime } from '../use-round-time.ts';
import { useWords } from '../words.ts';

type HistoryPanelProps<Choice extends Plain, Outcome extends Plain> = {
  readonly engine: GameEngine<Choice, Outcome> | FinishedGame;
  readonly session: GameSession;
  /** The newest round of this page; when it changes, the list reloads. */
  readonly newest: string | null;
  readonly onVerify: (betId: string) => void;
  /** Plays a round once more on the page; null: not now. */
  readonly onReplay: ((round: GameRound) => void) | null;
  /** Whether its rounds are shared by all players. */
  readonly isShared?: boolean;
};

/** So many rounds can be replayed without asking for more. */
const pageSize = 50;

type Source = { readonly session: GameSession; readonly game: string; readonly isShared: boolean };

function useHistory({ session, game, isShared }: Source, newest: string | null) {
  const [rounds, setRounds] = useState<readonly GameRound[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  const fetchFrom = (from: string | null): Promise<CallReply<typeof gameRounds>> => {
    const query = { limit: pageSize, ...(from !== null && { cursor: from }) };
    const asked = { params: { game }, query };
    return isShared ? session.call(sharedListBets, asked) : session.call(inhouseListRounds, asked);
  };
  function show(from: string | null, reply: CallReply<typeof gameRounds>): void {
    setLost(!reply.success);
    if (!reply.success) return;
    const { items, nextCursor } = reply.value;
    setRounds((before) => (from === null ? items : [...(before ?? []), ...items]));
    setCursor(nextCursor);
  }
  const begin = useEffectEvent(() => void fetchFrom(null).then((reply) => show(null, reply)));
  useEffect(() => begin(), [newest]);
  const more = () => void fetchFrom(cursor).then((reply) => show(cursor, reply));
  return { rounds, hasMore: cursor !== null, isLost, more };
}

type HistoryRowProps = {
  readonly game: FinishedGame;
  readonly round: GameRound;
} & Pick<HistoryPanelProps<Plain, Plain>, 'onVerify' | 'onReplay'>;

function HistoryRow({ game, round, onVerify, onReplay }: HistoryRowProps) {
  const { t } = useLingui();
  const words = useWords();
  const formatTime = useRoundTime();
  const at = formatTime(round.at);
  const choice = game.parseChoice(round.choice);
  const outcome = game.parseOutcome(round.outcome);
  if (!choice || !outcome) return null;
  const came = words(game.shortWords(choice, outcome));
  const stake = parseMinorText(round.stake);
  const net = parseMinorText(round.payout) + parseMinorText(round.returned) - stake;
  return (
    <li className="past">
      <button
        type="button"
        className={isGain(round) ? 'past__number past__number--won' : 'past__number'}
        aria-label={t`Replay the round of ${at}: ${came}`}
        // Not disabled: the focus stays in the list while a round is played.
        aria-disabled={onReplay === null}
        onClick={() => onReplay?.(round)}
      >
        {came}
        <Icon name="play" size="small" />
      </button>
      <span className="past__what">
        <b>{words(game.choiceWords(choice))}</b>
        <small>
          <Money minor={stake} currency={round.currency} />
        </small>
        <small>{at}</small>
      </span>
      <span className="past__end">
        <Money minor={net} currency={round.currency} sign="always" tone="result" />
        <Button
          size="small"
          icon="seal"
          onClick={() => onVerify(round.betId)}
          aria-label={t`Verify the bet of ${at}: ${came}`}
        >
          <Trans>Verify</Trans>
        </Button>
      </span>
    </li>
  );
}

/** All rounds of the member in a game, paged, each with a link to verify it. */
export function HistoryPanel<Choice extends Plain, Outcome extends Plain>(
  props: HistoryPanelProps<Choice, Outcome>,
) {
  const { engine, session, newest, onVerify, onReplay, isShared = false } = props;
  const source = { session, game: engine.code, isShared };
  const { rounds, hasMore, isLost, more } = useHistory(source, newest);
  const game = 'replay' in engine ? engine : describeGame(engine);
  return (
    <div className="panel__body">
      {rounds?.length === 0 && (
        <p className="panel__quiet">
          <Trans>No bets yet. Each one will be listed here, with its proof.</Trans>
        </p>
      )}
      {rounds === null && !isLost && (
        <p className="panel__quiet" role="status">
          <Trans>Loading</Trans>
        </p>
      )}
      {rounds !== null && rounds.length > 0 && (
        <p className="panel__quiet">
          <Trans>Press a result to watch its round again.</Trans>
        </p>
      )}
      <ul className="pasts">
        {rounds?.map((round) => (
          <HistoryRow
            key={round.betId}
            game={game}
            round={round}
            onVerify={onVerify}
            onReplay={onReplay}
          />
        ))}
      </ul>
      {isLost && (
        <p className="panel__bad" role="alert">
          <Trans>The list could not be loaded.</Trans>
        </p>
      )}
      {(hasMore || isLost) && (
        <Button block onClick={more}>
          {isLost ? <Trans>Try again</Trans> : <Trans>Show earlier bets</Trans>}
        </Button>
      )}
    </div>
  );
}
