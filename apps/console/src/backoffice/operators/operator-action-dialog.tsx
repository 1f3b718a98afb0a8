import '../../shared/content-fields.css';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { getRefusal } from '../../shared/api.ts';
import { getField } from '../../shared/error-text.tsx';
import { codeLength, TotpField } from '../../shared/totp-field.tsx';
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
          This is you. You are out at once, and only another operator lets you in again.
        </Trans>
      ) : (
        <Trans>
          {username} is logged out everywhere at once and cannot log in. Links of theirs stop
          working. You can enable the account again.
        </Trans>
      ),
      submitLabel: <Trans>Disable</Trans>,
    };
  if (act === 'enable')
    return {
      icon: 'check',
      title: <Trans>Enable {username} again?</Trans>,
      lead: <Trans>Password and authenticator app are those of before.</Trans>,
      submitLabel: <Trans>Enable</Trans>,
    };
  if (act === 'revoke')
    return {
      icon: 'trash',
      title: <Trans>Take back the link for {username}?</Trans>,
      lead: <Trans>It cannot be used any more.</Trans>,
      submitLabel: <Trans>Take the link back</Trans>,
    };
  return {
    icon: 'shield',
    title: <Trans>A new authenticator app for {username}?</Trans>,
    lead: isSelf ? (
      <Trans>
        This is you. Your old app stops working and you are logged out; the link leads you to the
        new one.
      </Trans>
    ) : (
      <Trans>
        Be sure that it is {username} who asks. The old app stops working at once, and {username} is
        logged out everywhere. You get a link to add a new app; the password stays.
      </Trans>
    ),
    submitLabel: <Trans>Take the old app away</Trans>,
  };
}

type DialogProps = { readonly asked: Asked; readonly onClose: () => void };

/** Asks once more, for a code of the operator's own app, and shows the link where there is one. */
export function OperatorActionDialog({ asked, onClose }: DialogProps) {
  const acting = useOperatorAction(asked.act, asked.id);
  const toast = useToast();
  const leave = useLogOut();
  const navigate = useNavigate();
  const [totpCode, setTotpCode] = useState('');
  const [isShort, setShort] = useState(false);
  const refusal = acting.isError ? getRefusal(acting.error) : null;
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
  const finish = async (link: string | undefined) => {
    // After an act on oneself the session has ended: the operator goes on where they can.
    if (asked.isSelf && link !== undefined)
      await navigate({ to: '/claim', hash: new URL(link).hash.slice(1) });
    else if (asked.isSelf && asked.act === 'disable') await leave('ended');
    else if (link === undefined) {
      toast({ tone: 'good', title: <Trans>Done</Trans> });
      onClose();
    }
  };
  const go = async () => {
    setShort(totpCode.length !== codeLength);
    if (totpCode.length !== codeLength) return;
    try {
      const { link } = await acting.mutateAsync(totpCode);
      await finish(link);
    } catch {
      // A code counts once: the next try needs another one.
      setTotpCode('');
    }
  };
  return (
    <FormDialog
      dismissible={false}
      danger={asked.act !== 'enable'}
      {...getWords(asked)}
      busy={acting.isPending}
      refusal={refusal}
      onClose={onClose}
      onAct={() => void go()}
    >
      <TotpField
        value={totpCode}
        onChange={setTotpCode}
        error={
          isShort ? (
            <Trans>Write the 6 digits that the app shows now.</Trans>
          ) : (
            getField(refusal, 'totpCode') && (
              <Trans>This code is wrong or was used already. Wait for the next one.</Trans>
            )
          )
        }
      />
    </FormDialog>
  );
}
