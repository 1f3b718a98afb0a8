import './mailbox.css';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Mailbox } from '@khelaghor/contract/backoffice/mailboxes.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';

type MailboxStateProps = Pick<Mailbox, 'awaiting'> & {
  /** Says where the mail goes now. */
  readonly children: ReactNode;
};

/** Where mail goes, and the new address that waits for its code. */
export function MailboxState({ awaiting, children }: MailboxStateProps) {
  return (
    <div className="mailbox">
      <p>{children}</p>
      {awaiting !== null && (
        <p>
          <StatusBadge tone="open">
            <Trans>Not yet confirmed</Trans>
          </StatusBadge>{' '}
          <bdi className="mailbox-address" translate="no">
            {awaiting}
          </bdi>
        </p>
      )}
    </div>
  );
}
