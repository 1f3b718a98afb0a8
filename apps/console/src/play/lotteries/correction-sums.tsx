import { Trans } from '@lingui/react/macro';
import type { CorrectionSum } from '@khelaghor/contract/play/official-results.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useCorrectionPreview } from './use-results.ts';
import type { IssueName } from './use-results.ts';

function SumLine({ sum }: { readonly sum: CorrectionSum }) {
  const { count, money } = useNumberFormat();
  const changed = count(sum.changed);
  const tickets = count(sum.tickets);
  const members = count(sum.members);
  const takenBack = money(sum.takenBack, sum.currency);
  const added = money(sum.added, sum.currency);
  const debts = money(sum.debts, sum.currency);
  return (
    <li>
      <Trans>
        Tickets that change: {changed} of {tickets}, of {members} members. Taken back:{' '}
        <b>{takenBack}</b>. Paid: <b>{added}</b>. Expected debts: <b>{debts}</b>.
      </Trans>
    </li>
  );
}

type PreviewProps = { readonly issue: IssueName; readonly result: readonly number[] | null };

/** What a correction would move, as of now; nothing before all numbers are typed. */
export function CorrectionPreview({ issue, result }: PreviewProps) {
  const query = useCorrectionPreview(issue, result);
  if (result === null)
    return (
      <p className="hint">
        <Trans>Type all numbers to see what the correction would move.</Trans>
      </p>
    );
  if (!query.data) return <QueryState query={query} skeletons={1} />;
  const { sums } = query.data;
  if (sums.length === 0)
    return (
      <p>
        <Trans>No ticket has been sold for it.</Trans>
      </p>
    );
  return (
    <ul className="call-off" aria-live="polite">
      {sums.map((sum) => (
        <SumLine key={sum.currency} sum={sum} />
      ))}
    </ul>
  );
}
