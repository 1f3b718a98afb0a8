import { useLingui } from '@lingui/react/macro';
import type { ChannelHours } from '@khelaghor/contract/money/deposit-channels.ts';
import type { DepositChannel } from '@khelaghor/contract/money/deposits.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import type { AmountRange } from '../../shared/amount/use-amount.ts';
import { useLocalText } from '../../shared/local-text.ts';

const pad = (part: number): string => String(part).padStart(2, '0');

/** Writes a minute of the day as "09:05". */
const writeMinute = (minute: number): string =>
  `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;

/** The hours of a channel as members read them, and the reason why it is closed. */
export function useChannelTexts() {
  const { t } = useLingui();
  const { digits } = useFormat();
  const text = useLocalText();
  const getHours = ({ from, to }: ChannelHours): string => {
    const opens = toDigits(writeMinute(from), digits);
    const closes = toDigits(writeMinute(to), digits);
    return t`Open from ${opens} to ${closes}, Dhaka time.`;
  };
  /** The line below the name of a channel. */
  const getNote = ({ note, hours, closed }: DepositChannel): string => {
    switch (closed) {
      case 'hours':
        return hours === null ? t`Closed now.` : getHours(hours);
      case 'country':
        return t`Not offered in the country where you are.`;
      case 'paused':
        return t`Paused while we check its accounts.`;
      case 'full':
        return t`Takes no more for now. Try another one, or come back tomorrow.`;
      case null:
        return text(note);
    }
  };
  return { getHours, getNote };
}

/**
 * Narrows the limits of a channel to what the member's own limit leaves. Less than the minimum
 * leaves the channel's limits as they are: the server then explains its refusal.
 */
export function fitRange({ minimum, maximum }: DepositChannel, left: string | null): AmountRange {
  const isNarrower =
    left !== null && BigInt(left) < BigInt(maximum) && BigInt(left) >= BigInt(minimum);
  return { minimum, maximum: isNarrower ? left : maximum };
}
