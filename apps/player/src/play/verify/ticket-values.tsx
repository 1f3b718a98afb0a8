import { useLingui } from '@lingui/react/macro';
import { ProofValues } from '../../shared/proof/proof-values.tsx';
import type { TicketProof } from './recompute-ticket.ts';
import { useSeedValues } from './use-seed-values.ts';

/** Everything that a ticket and its draw were made of, to copy. */
export function TicketValues({ proof }: { readonly proof: TicketProof }) {
  const { t } = useLingui();
  const { ticket, issue, inclusion } = proof;
  const seedValues = useSeedValues(issue);
  return (
    <ProofValues
      values={[
        ...seedValues,
        {
          key: 'client',
          name: t`Name of the draw`,
          hint: t`Replaces a client seed`,
          value: proof.clientSeed,
        },
        {
          key: 'nonce',
          name: t`Counter`,
          hint: t`Always 0: each issue has a seed of its own`,
          value: String(proof.nonce),
        },
        { key: 'scope', name: t`Game and version`, value: proof.scope },
        { key: 'series', name: t`Prize series`, value: String(ticket.series) },
        { key: 'stake', name: t`Stake of a line in poisha`, value: ticket.stakePerLine },
        {
          key: 'root',
          name: t`Hash of the list of tickets`,
          hint: t`Fixed when the sale ended`,
          value: issue.ticketRoot,
          isHex: true,
        },
        ...(inclusion
          ? [
              {
                key: 'tickets',
                name: t`Tickets in the list`,
                value: String(issue.ticketCount),
              },
              {
                key: 'place',
                name: t`Place of your ticket`,
                hint: t`Counted from 0, in the order of their ids`,
                value: String(inclusion.place),
              },
              {
                key: 'path',
                name: t`Hashes beside its way to the root`,
                value: inclusion.path.join(' '),
              },
            ]
          : []),
      ]}
    />
  );
}
