import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { membersAdminGetRisk } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { readMemberRisk } from '@khelaghor/contract/backoffice/risk.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { RiskReasons } from '../../shared/risk/risk-score.tsx';

/** A member's payments of 30 days, beside the sum that asks for an identity document. */
function DiligenceNote({ diligence, currency }: ValueOf<typeof readMemberRisk>): ReactNode {
  const { money } = useNumberFormat();
  if (diligence === null) return null;
  const [deposited, withdrawn, from] = [
    diligence.deposited,
    diligence.withdrawn,
    diligence.from,
  ].map((amount) => money(amount, currency));
  return (
    <>
      <p>
        <Trans>
          In 30 days: {deposited} deposited, {withdrawn} withdrawn. Once one of them reaches {from},
          a withdrawal needs an accepted identity document.
        </Trans>
      </p>
      {diligence.isDue && (
        <Alert kind="warn">
          <Trans>Large sums: withdrawals wait for an accepted identity document.</Trans>
        </Alert>
      )}
    </>
  );
}

/** The risk score of a member, as it is without a withdrawal. */
export function RiskPanel({ id }: { readonly id: string }) {
  const query = useCall(['member-risk', id], membersAdminGetRisk, { params: { id } });
  return (
    <section>
      <h3>
        <Trans>Risk</Trans>
      </h3>
      <QueryState query={query} skeletons={1} />
      {query.data && (
        <>
          <RiskReasons risk={query.data.risk} />
          <DiligenceNote {...query.data} />
        </>
      )}
    </section>
  );
}
