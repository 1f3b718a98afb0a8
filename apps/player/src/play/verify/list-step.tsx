import { Trans } from '@lingui/react/macro';
import { ProofPair, ProofStep, getStepState } from '../../shared/proof/proof-steps.tsx';
import { Hex } from '../../shared/proof/proof-values.tsx';
import type { Comparison } from './comparison.ts';
import type { TicketProof } from './recompute-ticket.ts';

const title = <Trans>Your ticket was in the list before the draw</Trans>;

type ListStepProps = {
  readonly issue: TicketProof['issue'];
  /** Null while tickets are sold, and for an issue of before there were lists. */
  readonly list: Comparison<string> | null;
};

/** The ticket in the list that was fixed when the sale ended. */
export function ListStep({ issue, list }: ListStepProps) {
  if (list === null) return <UnlistedStep isDrawn={issue.result !== null} />;
  return (
    <ProofStep state={getStepState(list.matches)} title={title}>
      <p>
        <Trans>
          The list was fixed when the sale ended, and its hash shown before the draw. No ticket can
          be added, changed or taken away without changing the hash.
        </Trans>
      </p>
      {list.matches ? (
        <p>
          <Hex value={list.stored} />
        </p>
      ) : (
        <ProofPair
          computed={list.computed === '' ? '—' : <Hex value={list.computed} />}
          stored={<Hex value={list.stored} />}
        />
      )}
    </ProofStep>
  );
}

function UnlistedStep({ isDrawn }: { readonly isDrawn: boolean }) {
  return (
    <ProofStep state={isDrawn ? 'unknown' : 'open'} title={title}>
      <p>
        {isDrawn ? (
          <Trans>This draw is older than the lists of tickets.</Trans>
        ) : (
          <Trans>The list is fixed when the sale ends.</Trans>
        )}
      </p>
    </ProofStep>
  );
}
