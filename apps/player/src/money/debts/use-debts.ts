import { debtsList, debtsPay } from '@khelaghor/client/routes/money.gen.ts';
import type { Debts } from '@khelaghor/contract/money/debts.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 } from 'uuid';
import { call, fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';
import { nowMs } from '../../shared/clock.ts';
import { useTrouble } from '../../shared/use-trouble.ts';

/** After these it is not known whether the payment was made. */
const unsure: ReadonlySet<string> = new Set(['network', 'overloaded', 'fault']);

type OpenDebt = Debts['open'][number];

const debtsQuery = queryOptions({
  queryKey: ['debts'],
  queryFn: ({ signal }) => fetchValue(debtsList, {}, signal),
  staleTime: staleTimes.live,
});

/** What the member owes, and why. */
export const useDebts = () => useQuery(debtsQuery);

/**
 * Pays a debt back. When no answer came, the next press sends the same payment again, which counts
 * once.
 */
export function usePayDebt({ currency }: OpenDebt) {
  const queries = useQueryClient();
  const unanswered = useRef<{ key: string; amount: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { trouble, setTrouble, showRefusal } = useTrouble();
  const pay = async (amount: string): Promise<boolean> => {
    const payment = unanswered.current ?? { key: v7({ msecs: nowMs() }), amount };
    unanswered.current = payment;
    setTrouble(null);
    setBusy(true);
    const reply = await call(debtsPay, { body: { ...payment, currency } });
    setBusy(false);
    if (reply.success) {
      queries.setQueryData(debtsQuery.queryKey, reply.value);
      void queries.invalidateQueries({ queryKey: ['records'] });
    } else {
      showRefusal(reply);
      void queries.invalidateQueries({ queryKey: debtsQuery.queryKey });
    }
    if (reply.success || !unsure.has(reply.code)) unanswered.current = null;
    return reply.success;
  };
  return { pay, isBusy, trouble };
}
