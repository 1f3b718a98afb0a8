import { useLingui } from '@lingui/react/macro';
import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import { useNumberFormat } from '../../shared/number-format.ts';

type Sum = AdminIssue['sums'][number];

/** Words for what an issue took in and paid, and how often a lottery is drawn. */
export function useIssueText() {
  const { t } = useLingui();
  const { count, money } = useNumberFormat();
  const add = (sums: readonly Sum[], pick: (sum: Sum) => string): string =>
    sums.map((sum) => money(pick(sum), sum.currency)).join(' + ') || '–';
  const minuteSeconds = 60;
  const daySeconds = 86_400;
  return {
    tickets: (sums: readonly Sum[]): string =>
      count(sums.reduce((total, { tickets }) => total + tickets, 0)),
    stake: (sums: readonly Sum[]): string => add(sums, ({ stake }) => stake),
    paid: (sums: readonly Sum[]): string => add(sums, ({ paid }) => paid),
    /** What the house keeps of a settled issue, by currency. */
    profit: (sums: readonly Sum[]): string =>
      add(sums, ({ stake, paid }) => String(BigInt(stake) - BigInt(paid))),
    timetable: (periodSeconds: number | null): string => {
      if (periodSeconds === null) return t`By calendar`;
      if (periodSeconds < minuteSeconds) {
        const seconds = count(periodSeconds);
        return t`Every ${seconds} seconds`;
      }
      const minutes = count(Math.round(periodSeconds / minuteSeconds));
      const days = count(Math.round(periodSeconds / daySeconds));
      if (periodSeconds === daySeconds) return t`Every day`;
      if (periodSeconds > daySeconds) return t`Every ${days} days`;
      return periodSeconds === minuteSeconds ? t`Every minute` : t`Every ${minutes} minutes`;
    },
  };
}
