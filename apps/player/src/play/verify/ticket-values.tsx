import { useLingui } from '@lingui/react/macro';
import { QUICKNET } from '@khelaghor/fairness/beacon.ts';
import { ProofValues } from '../../shared/proof/proof-values.tsx';
import type { ProofValue } from '../../shared/proof/proof-values.tsx';
import type { TicketProof } from './recompute-ticket.ts';
import { useSeedValues } from './use-seed-values.ts';

/** The announced round of the beacon and what the network made; says so when there is none. */
function useBeaconValues({ beacon }: TicketProof['issue']): readonly ProofValue[] {
  const { t } = useLingui();
  const name = t`Announced round of the beacon`;
  if (beacon === null)
    return [{ key: 'round', name, value: t`none: our sealed secret alone decides` }];
  return [
    { key: 'round', name, hint: QUICKNET.name, value: String(beacon.round) },
    {
      key: 'randomness',
      name: t`Number of the beacon`,
      hint: t`SHA-256 of the signature`,
      value: beacon.randomness,
      isHex: true,
    },
    {
      key: 'signature',
      name: t`Signature of the beacon`,
      value: beacon.signature,
      isHex: true,
    },
  ];
}

/** What the list of tickets says of shares; nothing for a ticket of its own. */
function useShareValues({ group }: TicketProof['ticket']): readonly ProofValue[] {
  const { t } = useLingui();
  if (!group) return [];
  return [
    { key: 'group', name: t`Id of the group ticket`, value: group.groupId },
    { key: 'shares', name: t`Your shares`, value: String(group.shares) },
    { key: 'of', name: t`Shares of the whole ticket`, value: String(group.totalShares) },
    {
      key: 'fee',
      name: t`Fee in hundredths of a percent`,
      value: String(group.feeHundredths),
    },
    {
      key: 'role',
      name: t`Kind of the shares`,
      hint: t`Fee and remainder are paid to the organiser’s own`,
      value: group.role,
    },
  ];
}

/** Everything that a ticket and its draw were made of, to copy. */
export function TicketValues({ proof }: { readonly proof: TicketProof }) {
  const { t } = useLingui();
  const { ticket, issue, inclusion } = proof;
  const seedValues = useSeedValues(issue);
  const beaconValues = useBeaconValues(issue);
  const shareValues = useShareValues(ticket);
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
        ...beaconValues,
        {
          key: 'nonce',
          name: t`Counter`,
          hint: t`Always 0: each issue has a seed of its own`,
          value: String(proof.nonce),
        },
        { key: 'scope', name: t`Game and version`, value: proof.scope },
        { key: 'series', name: t`Prize series`, value: String(ticket.series) },
        ...(ticket.halfPaid === ''
          ? []
          : [{ key: 'half', name: t`Numbers paid half`, value: ticket.halfPaid }]),
        ...(ticket.rebate === 0
          ? []
          : [
              {
                key: 'rebate',
                name: t`Points of the series as rebate`,
                value: String(ticket.rebate),
              },
            ]),
        { key: 'stake', name: t`Stake of a line in poisha`, value: ticket.stakePerLine },
        ...shareValues,
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
