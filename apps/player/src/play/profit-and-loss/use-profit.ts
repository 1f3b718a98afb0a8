import { useQuery } from '@tanstack/react-query';
import { profitGet } from '@khelaghor/client/routes/play.gen.ts';
import type { ProfitGrouping } from '@khelaghor/contract/play/profit-and-loss.ts';
import { formatDay } from '@khelaghor/time/dhaka.ts';
import { fetchValue } from '../../shared/api.ts';
import type { DateRange } from '../../shared/records/date-range.ts';

/** Query for the server: days by their dates, and what a line stands for. */
export const getProfitQuery = ({ first, last }: DateRange, by: ProfitGrouping) => ({
  from: formatDay(first),
  to: formatDay(last),
  by,
});

/** The member's profit and loss over a range of days. */
export function useProfit(range: DateRange, by: ProfitGrouping) {
  const query = getProfitQuery(range, by);
  return useQuery({
    queryKey: ['records', 'profit', query],
    queryFn: ({ signal }) => fetchValue(profitGet, { query }, signal),
    staleTime: 0,
  });
}
