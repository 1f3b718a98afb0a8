import { useLingui } from '@lingui/react/macro';
import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';

type Sum = AdminIssue['sums'][number];

/** Words for what an issue took in and paid, and how often a lottery is drawn. */
export function useIssueText() {
  const { t } = useLingui();
  const { count, money } = useNumberFormat();
  const text = useLocalText();
  const add = (sums: readonly Sum[], pick: (sum: Sum) => string): string =>
    sums.map((sum) => money(pick(sum), sum.currency)).join(' + ') || '–';
  const minuteSeconds = 60;
  const daySeconds = 86_400;
  return {
    tickets: (sums: readonly Sum[]): string =>
      count(sums.reduce((total, { tickets }) => total + tickets, 0)),
    stake: (sums: readonly Sum[]): string => add(sums, ({ stake }) => stake),
    paid: (sums: readonly Sum[]): string => add(sums, ({ paid }) => paid),
    /**
     * What the house keeps of a settled issue, by currency: without what its stakes added to
     * jackpots, and without the payouts that jackpots paid.
     */
    profit: ({ sums, jackpots }: Pick<AdminIssue, 'sums' | 'jackpots'>): string =>
      add(sums, ({ currency, stake, paid }) => {
        const moved = jackpots
          .filter((pool) => pool.currency === currency)
          .map((pool) => BigInt(pool.paid) - BigInt(pool.contributed) - BigInt(pool.reserved));
        return String(moved.reduce((sum, each) => sum + each, BigInt(stake) - BigInt(paid)));
      }),
    /** What each jackpot of an issue held, and what it paid. */
    jackpots: (jackpots: AdminIssue['jackpots']): string =>
      jackpots
        .map((pool) => {
          const { currency, winners } = pool;
          const name = text(pool.label);
          const held = money(pool.pool, currency);
          const paid = money(pool.paid, currency);
          const shown = count(winners);
          return winners === 0
            ? t`${name}: ${held}, not won`
            : t`${name}: ${held}, paid ${paid}, winning tickets: ${shown}`;
        })
        .join('; ') || '–',
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
