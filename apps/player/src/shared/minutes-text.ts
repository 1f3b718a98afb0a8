import { useLingui } from '@lingui/react/macro';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';

const hourMinutes = 60;

/** Words a length of time: "45 min", "2 h", "1 h 30 min". */
export function useMinutesText(): (minutes: number) => string {
  const { t } = useLingui();
  const { digits } = useFormat();
  return (all) => {
    const hours = toDigits(String(Math.floor(all / hourMinutes)), digits);
    const minutes = toDigits(String(all % hourMinutes), digits);
    if (all < hourMinutes) return t`${minutes} min`;
    return all % hourMinutes === 0 ? t`${hours} h` : t`${hours} h ${minutes} min`;
  };
}
