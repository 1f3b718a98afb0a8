import { Trans } from '@lingui/react/macro';
import type { StoppedProduct } from '@khelaghor/contract/backoffice/suspensions.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { FormError } from '../../shared/form-error.tsx';
import { useAudit, useReopen, useStopped } from './use-suspended.ts';
import { May } from '../../shared/may.tsx';

function StoppedLine({ product }: { product: StoppedProduct }) {
  const { moment } = useNumberFormat();
  const reopen = useReopen();
  const at = moment(product.at);
  return (
    <li className="suspended__line">
      <code>{product.name}</code>
      <May act="approve" area="money">
        <Button
          busy={reopen.isPending}
          disabled={!product.mayReopen}
          onClick={() => reopen.mutate(product.name)}
        >
          <Trans>Open again</Trans>
        </Button>
      </May>
      <small className="suspended__why">
        <Trans>Suspended by the audit, {at}</Trans>
        {!product.mayReopen && (
          <>
            {' · '}
            <Trans>It can be resumed after a newer audit without differences.</Trans>
          </>
        )}
        <br />
        <span lang="en">{product.reason}</span>
      </small>
      <FormError refusal={getMutationRefusal(reopen)} />
    </li>
  );
}

/** What an audit closed, each with the way to open it again; nothing when nothing is closed. */
export function SuspendedProducts() {
  const products = useStopped().data?.products ?? [];
  if (products.length === 0) return null;
  return (
    <ul className="suspended">
      {products.map((product) => (
        <StoppedLine key={product.name} product={product} />
      ))}
    </ul>
  );
}

/** Has the books looked at now; what is found appears with the next reading of the overview. */
export function AuditNow() {
  const audit = useAudit();
  return (
    <div className="suspended">
      <May act="act" area="money">
        <Button icon="seal" busy={audit.isPending} onClick={() => audit.mutate()}>
          <Trans>Audit now</Trans>
        </Button>
      </May>
      {audit.isSuccess && (
        <small className="suspended__why" role="status">
          <Trans>The audit is running. Its result appears here in a moment.</Trans>
        </small>
      )}
      <FormError refusal={getMutationRefusal(audit)} />
    </div>
  );
}
