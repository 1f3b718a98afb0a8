import { Plural, Trans } from '@lingui/react/macro';
import type { sendBroadcast } from '@khelaghor/contract/growth/broadcasts.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { useSend } from './use-broadcasts.ts';

type DialogProps = {
  readonly order: BodyOf<typeof sendBroadcast>;
  readonly members: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks before a message goes to so many members. */
export function SendDialog({ order, members, onClose, onDone }: DialogProps) {
  const sending = useSend();
  return (
    <ActionDialog
      question={{
        title: <Trans>Send the message?</Trans>,
        lead: <Plural value={members} one="# member gets it." other="# members get it." />,
        done: { title: <Trans>The message is being sent</Trans> },
      }}
      confirm={<Trans>Send</Trans>}
      icon="mail"
      run={() => sending.mutateAsync(order)}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
