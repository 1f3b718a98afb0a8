import { Trans } from '@lingui/react/macro';
import type { DiceRoll } from '@khelaghor/contract/play/dice.ts';
import { inDigits } from '@khelaghor/money/digits.ts';
import { minorFromText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Receipt } from '@khelaghor/ui/receipt/receipt.tsx';
import { Moment } from '../../shared/moment.tsx';
import {
  BetStateTag,
  DicePickText,
  formatHundredths,
  useGameTitles,
} from '../bet-history/index.ts';

/** The bet as it was made and settled. */
export function DiceReceipt({ roll }: { readonly roll: DiceRoll }) {
  const { digits } = useFormat();
  const title = useGameTitles().get('dice') ?? 'Dice';
  return (
    <Receipt
      title={<Trans>Your bet</Trans>}
      lines={[
        { key: 'game', name: <Trans>Game</Trans>, value: title },
        { key: 'time', name: <Trans>Time</Trans>, value: <Moment at={roll.at} /> },
        {
          key: 'pick',
          name: <Trans>Bet on</Trans>,
          value: <DicePickText direction={roll.direction} chance={roll.chance} />,
        },
        {
          key: 'roll',
          name: <Trans>Roll</Trans>,
          value: inDigits(formatHundredths(roll.roll), digits),
        },
        {
          key: 'state',
          name: <Trans>Result</Trans>,
          value: <BetStateTag state={roll.won ? 'won' : 'lost'} />,
        },
        {
          key: 'stake',
          name: <Trans>Stake</Trans>,
          value: <Money minor={minorFromText(roll.stake)} />,
        },
      ]}
      sum={{
        key: 'payout',
        name: <Trans>Payout</Trans>,
        value: <Money minor={minorFromText(roll.payout)} />,
      }}
    />
  );
}
