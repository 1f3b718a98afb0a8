import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useRequestVoid } from './use-desk.ts';

type DialogProps = {
  readonly gameCode: string;
  readonly roundId: string;
  readonly number: number;
  readonly onClose: () => void;
};

/** Requests that a shared round is made void. */
export function VoidDialog({ gameCode, roundId, number, onClose }: DialogProps) {
  const { count } = useNumberFormat();
  const requesting = useRequestVoid({ gameCode, roundId });
  // Made once for the dialog: a second press asks for the same thing.
  const [key] = useState(createId);
  const name = count(number);
  return (
    <ActionDialog
      question={{
        title: <Trans>Void round {name}?</Trans>,
        lead: (
          <Trans>
            All stakes go back, and this cannot be undone. Once the round’s number of the public
            beacon is made, or it starts, it is decided and can no longer be voided.
          </Trans>
        ),
        reason: {},
        needsSecond: true,
        done: { title: <Trans>The request waits for a second operator</Trans>, isInfo: true },
      }}
      tone="danger"
      confirm={<Trans>Request</Trans>}
      run={({ reason }) => requesting.mutateAsync({ key, reason })}
      onClose={onClose}
    />
  );
}
