import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { useLogOut } from '../sessions/index.ts';
import { LinkDialog } from './link-dialog.tsx';
import { useOperatorAction } from './use-operators.ts';
import type { OperatorAction } from './use-operators.ts';

/** What is about to be done, and to whom. */
export type Asked = {
  readonly act: OperatorAction;
  readonly id: string;
  readonly username: string;
  readonly isSelf: boolean;
};

type Words = {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly submitLabel: ReactNode;
  readonly icon: IconName;
};

function getWords({ act, username, isSelf }: Asked): Words {
  if (act === 'disable')
    return {
      icon: 'lock',
      title: <Trans>Disable {username}?</Trans>,
      lead: isSelf ? (
        <Trans>
          This is you. You are logged out at once, and only another operator can enable you again.
        </Trans>
      ) : (
        <Trans>
          {username} is logged out everywhere and cannot log in. Their links stop working. You can
          enable the account again.
        </Trans>
      ),
      submitLabel: <Trans>Disable</Trans>,
    };
  if (act === 'enable')
    return {
      icon: 'check',
      title: <Trans>Enable {username} again?</Trans>,
      lead: <Trans>Password and authenticator app are unchanged.</Trans>,
      submitLabel: <Trans>Enable</Trans>,
    };
  if (act === 'revoke')
    return {
      icon: 'trash',
      title: <Trans>Revoke the link for {username}?</Trans>,
      lead: <Trans>It can no longer be used.</Trans>,
      submitLabel: <Trans>Revoke the link</Trans>,
    };
  return {
    icon: 'shield',
    title: <Trans>A new authenticator app for {username}?</Trans>,
    lead: isSelf ? (
      <Trans>
        This is you. Your old app stops working and you are logged out; the link lets you add a new
        one.
      </Trans>
    ) : (
      <Trans>
        Verify that {username} is asking. The old app stops working at once, and {username} is
        logged out everywhere. You get a link to add a new app; the password stays.
      </Trans>
    ),
    submitLabel: <Trans>Remove the old app</Trans>,
  };
}

type DialogProps = { readonly asked: Asked; readonly onClose: () => void };

/** Asks once more, for a code of the operator's own app, and shows the link where there is one. */
export function OperatorActionDialog({ asked, onClose }: DialogProps) {
  const acting = useOperatorAction(asked.act, asked.id);
  const toast = useToast();
  const leave = useLogOut();
  const navigate = useNavigate();
  const made = acting.data;
  if (made?.link !== undefined && made.expiresAt !== undefined && !asked.isSelf)
    return (
      <LinkDialog
        username={asked.username}
        link={made.link}
        expiresAt={made.expiresAt}
        onClose={onClose}
      />
    );
  const act = async (totpCode: string) => {
    const { link } = await acting.mutateAsync(totpCode);
    // After an act on oneself the session has ended: the operator goes on where they can.
    if (asked.isSelf && link !== undefined)
      await navigate({ to: '/claim', hash: new URL(link).hash.slice(1) });
    else if (asked.isSelf && asked.act === 'disable') await leave('ended');
    else if (link === undefined) {
      toast({ tone: 'good', title: <Trans>Done</Trans> });
      onClose();
    }
  };
  const { title, lead, submitLabel: confirm, icon } = getWords(asked);
  return (
    <ActionDialog
      question={{ title, lead, needsCode: true }}
      confirm={confirm}
      icon={icon}
      {...(asked.act !== 'enable' && { tone: 'danger' as const })}
      run={({ totpCode }) => act(totpCode)}
      onClose={onClose}
      // The link is shown in the place of the question.
      onDone={() => undefined}
    />
  );
}
