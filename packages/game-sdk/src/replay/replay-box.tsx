import '../bet/bet-box.css';
import '../bet/terms.css';
import './replay-box.css';
import { useEffect, useRef } from 'react';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRoundTime } from '../use-round-time.ts';
import { useWords } from '../words.ts';
import type { Replay } from './replay.ts';

type ReplayBoxProps = {
  readonly game: FinishedGame;
  readonly replay: Replay;
  readonly onVerify: (betId: string) => void;
};

/** The terms of a round that is replayed: what was chosen, staked and paid. */
function ReplayTerms({ game, replay: { round } }: Pick<ReplayBoxProps, 'game' | 'replay'>) {
  const words = useWords();
  const choice = game.parseChoice(round.choice);
  const outcome = game.parseOutcome(round.outcome);
  if (!choice || !outcome) return null;
  const chosen = words(game.choiceWords(choice));
  const [stake, payout, returned] = [round.stake, round.payout, round.returned].map(parseMinorText);
  const paid = (payout ?? 0n) + (returned ?? 0n);
  return (
    <dl className="terms terms--rows">
      {chosen !== '' && (
        <div>
          <dt>
            <Trans>Choice</Trans>
          </dt>
          <dd>
            <small>{chosen}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Result</Trans>
        </dt>
        <dd>
          <small>{words(game.outcomeWords(choice, outcome))}</small>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Stake</Trans>
        </dt>
        <dd>
          <Money minor={stake ?? 0n} currency={round.currency} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Paid</Trans>
        </dt>
        <dd>
          <Money minor={paid} currency={round.currency} />
        </dd>
      </div>
    </dl>
  );
}

/** Box in the place of the bet while a round is replayed. */
export function ReplayBox({ game, replay, onVerify }: ReplayBoxProps) {
  const { t } = useLingui();
  const formatTime = useRoundTime();
  const title = useRef<HTMLHeadingElement>(null);
  const { round, turn } = replay;
  useEffect(() => title.current?.focus({ preventScroll: true }), [turn]);
  const at = formatTime(round.at);
  return (
    <section className="bet-box" aria-label={t`Replay`}>
      <h2 className="replay-box__title" tabIndex={-1} ref={title}>
        <Icon name="history" />
        <Trans>Replay of {at}</Trans>
      </h2>
      <ReplayTerms game={game} replay={replay} />
      <div className="replay-box__buttons">
        {replay.isRunning ? (
          <Button onClick={replay.finish}>
            <Trans>Show the end</Trans>
          </Button>
        ) : (
          <Button icon="refresh" onClick={replay.again}>
            <Trans>Once more</Trans>
          </Button>
        )}
        <Button icon="seal" onClick={() => onVerify(round.betId)}>
          <Trans>Verify</Trans>
        </Button>
      </div>
      <Button kind="primary" size="large" block onClick={replay.leave}>
        <Trans>Back to the game</Trans>
      </Button>
    </section>
  );
}
