import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StatementReport } from '@khelaghor/contract/money/statements.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';

type Fault = StatementReport['faults'][number]['fault'];

function FaultText({ fault }: { readonly fault: Fault }): ReactNode {
  switch (fault) {
    case 'trx_id':
      return <Trans>no TrxID</Trans>;
    case 'amount':
      return <Trans>no amount</Trans>;
    case 'differs':
      return <Trans>another amount than before for this TrxID</Trans>;
  }
}

/** Lines that are left out, as many as fit. */
function Faults({ faults, faultCount }: StatementReport) {
  const { count } = useNumberFormat();
  const left = count(faultCount);
  return (
    <details>
      <summary>
        <Trans>Lines left out: {left}</Trans>
      </summary>
      <ul>
        {faults.map(({ line, fault }) => {
          const at = count(line);
          return (
            <li key={line}>
              <Trans>Line {at}</Trans> – <FaultText fault={fault} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** What an import will do. */
export function StatementReportFacts({ report }: { readonly report: StatementReport }) {
  const { count } = useNumberFormat();
  const facts = [
    { key: 'added', name: <Trans>New lines</Trans>, value: report.added },
    { key: 'credited', name: <Trans>Claims credited</Trans>, value: report.credited },
    { key: 'waiting', name: <Trans>For a second operator</Trans>, value: report.waiting },
    { key: 'other', name: <Trans>Another sender than claimed</Trans>, value: report.otherSender },
    { key: 'known', name: <Trans>Lines known before</Trans>, value: report.known },
    { key: 'outgoing', name: <Trans>No money came in</Trans>, value: report.outgoing },
  ];
  return (
    <div role="status" ref={(report) => report?.scrollIntoView({ block: 'nearest' })}>
      <Facts facts={facts.map(({ key, name, value }) => ({ key, name, value: count(value) }))} />
      {report.faultCount > 0 && <Faults {...report} />}
    </div>
  );
}
