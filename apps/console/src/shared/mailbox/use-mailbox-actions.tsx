import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import type { Mailbox } from '@khelaghor/contract/backoffice/mailboxes.ts';
import type { DeskAct } from '@khelaghor/contract/lib/permissions.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import type { Action } from '../kit/actions.ts';

const EmailDialog = lazy(async () => ({
  default: (await import('./mailbox-dialogs.tsx')).EmailDialog,
}));
const CodeDialog = lazy(async () => ({
  default: (await import('./mailbox-dialogs.tsx')).CodeDialog,
}));

type MailboxDesk = {
  readonly mailbox: Mailbox;
  readonly needs: DeskAct;
  /** The words of the button that changes the address, and the title of its dialog. */
  readonly label: ReactNode;
  readonly title: ReactNode;
  readonly change: (email: string) => Promise<unknown>;
  readonly confirm: (code: string) => Promise<unknown>;
};

/** Returns what an operator can do about an address: confirm it, have a code sent, change it. */
export function useMailboxActions(desk: MailboxDesk): readonly Action[] {
  const { mailbox, needs, label, title, change, confirm } = desk;
  const { t } = useLingui();
  const toast = useToast();
  const { email, awaiting } = mailbox;
  const changing: Action = {
    key: 'mailbox-change',
    needs,
    icon: 'mail',
    label,
    renderDialog: (onClose) => (
      <EmailDialog title={title} begun={awaiting ?? email} change={change} onClose={onClose} />
    ),
  };
  if (awaiting === null) return [changing];
  return [
    {
      key: 'mailbox-confirm',
      needs,
      tone: 'main',
      icon: 'check',
      label: <Trans>Enter the code</Trans>,
      renderDialog: (onClose) => (
        <CodeDialog awaiting={awaiting} confirm={confirm} onClose={onClose} />
      ),
    },
    {
      key: 'mailbox-resend',
      needs,
      icon: 'refresh',
      label: <Trans>Send again</Trans>,
      run: async () => {
        await change(awaiting);
        toast({ tone: 'good', title: t`A new code is sent` });
      },
    },
    changing,
  ];
}
