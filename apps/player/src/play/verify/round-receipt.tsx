import { Trans } from '@lingui/react/macro';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Receipt } from '@khelaghor/ui/receipt/receipt.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useWords } from '../../shared/words.ts';
import { BetStateTag, useGameTitles } from '../bet-history/index.ts';
import { readRound } from './recompute-round.ts';

/** A round whose stake went back was neither won nor lost. */
function getState({ won, returned }: GameRound): 'won' | 'lost' | 'void' {
  if (parseMinorText(returned) > 0n) return 'void';
  return won ? 'won' : 'lost';
}

/** The bet as it was made and settled. */
export function RoundReceipt({ round }: { readonly round: GameRound }) {
  const words = useWords();
  const title = useGameTitles().get(round.game) ?? round.game;
  const read = readRound(round);
  return (
    <Receipt
      title={<Trans>Your bet</Trans>}
      lines={[
        { key: 'game', name: <Trans>Game</Trans>, value: title },
        { key: 'time', name: <Trans>Time</Trans>, value: <Moment at={round.at} /> },
        ...(read
          ? [
              {
                key: 'choice',
                name: <Trans>Bet on</Trans>,
                value: words(read.engine.choiceWords(read.choice)),
              },
              ...read.engine.explain(read.choice, read.outcome).map((step) => ({
                key: step.title.en,
                name: words(step.title),
                value: words(step.result),
              })),
            ]
          : []),
        {
          key: 'state',
          name: <Trans>Result</Trans>,
          value: <BetStateTag state={getState(round)} />,
        },
        {
          key: 'stake',
          name: <Trans>Stake</Trans>,
          value: <Money minor={parseMinorText(round.stake)} />,
        },
      ]}
      sum={{
        key: 'payout',
        name: <Trans>Payout</Trans>,
        value: <Money minor={parseMinorText(round.payout)} />,
      }}
    />
  );
}
