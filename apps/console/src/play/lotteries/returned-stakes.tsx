import { Trans } from '@lingui/react/macro';
import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import type { IssueName } from './use-results.ts';
import { useIssue } from './use-lotteries.ts';

type Sums = NonNullable<AdminIssue['callOff']>['sums'];

function SumLines({ sums }: { readonly sums: Sums }) {
  const { count, money } = useNumberFormat();
  return sums.map(({ currency, tickets, stake }) => {
    const sold = count(tickets);
    const returned = money(stake, currency);
    return (
      <li key={currency}>
        <Trans>
          Tickets: {sold}. Stakes that are returned: <b>{returned}</b>
        </Trans>
      </li>
    );
  });
}

/** The stakes that calling off a draw returns, read anew when its dialog opens. */
export function ReturnedStakes({ gameCode, issueId }: IssueName) {
  const { count, money } = useNumberFormat();
  const query = useIssue(gameCode, issueId);
  if (!query.data) return <QueryState query={query} skeletons={1} />;
  const { sums, callOff } = query.data;
  if (sums.length === 0)
    return (
      <p>
        <Trans>No ticket has been sold for it.</Trans>
      </p>
    );
  // The sums that the other operator saw, where more has been sold since.
  const asked = callOff?.outcome === null ? callOff.sums : [];
  return (
    <ul className="call-off">
      <SumLines sums={sums} />
      {asked.map(({ currency, tickets, stake }) => {
        const sold = count(tickets);
        const staked = money(stake, currency);
        return (
          <li key={`asked ${currency}`}>
            <small>
              <Trans>
                When it was requested: {sold} tickets, {staked}
              </Trans>
            </small>
          </li>
        );
      })}
    </ul>
  );
}
