import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { hasPayMeans } from '@khelaghor/contract/money/channel-gateways.ts';
import type { DeskChannel } from '@khelaghor/contract/money/deposit-channels.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { TermsFields, useTermsDraft } from './terms-fields.tsx';
import { useRequestTerms } from './use-deposit-channels.ts';

type DialogProps = { readonly channel: DeskChannel; readonly onClose: () => void };

/** Requests other terms of a deposit channel. */
export function TermsDialog({ channel, onClose }: DialogProps) {
  const { version, isManual, isBank } = channel;
  const requesting = useRequestTerms(channel.channel);
  const { terms, check, getFields } = useTermsDraft(channel.terms);
  // Made once for the dialog: a second press asks for the same thing.
  const [key] = useState(createId);
  const numbers = isBank ? 'bank' : isManual ? 'wallet' : null;
  return (
    <ActionDialog
      question={{
        title: <Trans>Change the channel</Trans>,
        lead: <Trans>New deposits follow it. Deposits in progress stay as they are.</Trans>,
        reason: {},
        needsSecond: true,
        done: { title: <Trans>The request waits for a second operator</Trans>, isInfo: true },
      }}
      confirm={<Trans>Request</Trans>}
      check={check}
      run={async ({ reason }) => {
        if (terms) await requesting.mutateAsync({ key, version, terms, reason });
      }}
      onClose={onClose}
    >
      {(refusal) => (
        <TermsFields
          {...getFields(refusal)}
          numbers={numbers}
          hasMeans={hasPayMeans(channel.gateway)}
        />
      )}
    </ActionDialog>
  );
}
