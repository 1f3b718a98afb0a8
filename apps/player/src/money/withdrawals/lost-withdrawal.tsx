import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { withdrawalsGet } from '@khelaghor/client/routes/money.gen.ts';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../shared/api.ts';
import { CashierState } from '../../shared/cashier-layout.tsx';
import { useNavigate } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { forgetSent, noteAbsent } from './sent-key.ts';

const askEveryMs = 3_000;

/** Asks for a withdrawal until the server says whether there is one; null: there is none. */
function useSearchedWithdrawal(id: string) {
  return useQuery({
    queryKey: ['withdrawals', 'lost', id],
    queryFn: async ({ signal }) => {
      const reply = await call(withdrawalsGet, { params: { id } }, { signal });
      const isAbsent = !reply.success && reply.code === 'payment_unknown';
      return isAbsent ? null : unwrapReply(reply);
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // Offline it fails and is asked again, in place of waiting for the browser's word.
    networkMode: 'always',
    refetchInterval: ({ state }) => (state.data === undefined ? askEveryMs : false),
  });
}

type LostWithdrawalProps = {
  /** The idempotency key of the request, which is the id of the withdrawal. */
  readonly id: string;
  /** The server knows no such withdrawal. */
  readonly onAbsent: () => void;
};

/**
 * In place of the form after a request without an answer: the money may be on hold already. Looks
 * for the withdrawal, and shows it when it is there.
 */
export function LostWithdrawal({ id, onAbsent }: LostWithdrawalProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data } = useSearchedWithdrawal(id);
  const found = useEffectEvent(async () => {
    forgetSent();
    await queries.invalidateQueries({ queryKey: ['withdrawals', 'list'] });
    await navigate({ to: paths.withdraw, search: { withdrawal: id }, replace: true });
  });
  const absent = useEffectEvent(() => {
    noteAbsent();
    onAbsent();
  });
  useEffect(() => {
    if (data) void found();
    else if (data === null) absent();
  }, [data]);
  return (
    <CashierState
      tone="wait"
      icon="clock"
      title={<Trans>Your withdrawal may have been taken already</Trans>}
      text={
        <Trans>
          The answer to your request did not arrive. We are looking for it, and show it here. It is
          never taken twice.
        </Trans>
      }
    />
  );
}
