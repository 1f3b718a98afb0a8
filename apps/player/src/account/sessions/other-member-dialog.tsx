import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useState } from 'react';
import { withoutDialog } from '../../shared/address.ts';
import { useLocation, useNavigate } from '../../shared/navigation.tsx';
import type { OtherMember } from '../../shared/session/other-member.ts';

type OtherMemberDialogProps = { readonly other: OtherMember };

/**
 * Another member logged in in another tab: says who it is, and loads the page for them. There is no
 * way past it, because no call of this page is answered any more.
 */
export function OtherMemberDialog({ other: { nickname } }: OtherMemberDialogProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const address = withoutDialog(useLocation());
  const goOn = async () => {
    setBusy(true);
    // Without the state of the entry: what it keeps was entered by the member before.
    await navigate({ href: address, replace: true });
    location.reload();
  };
  return (
    <Modal
      open
      dismissible={false}
      onClose={() => void goOn()}
      title={<Trans>{nickname} is logged in now</Trans>}
      lead={
        <Trans>
          {nickname} logged in in this browser after this page was opened. Nothing that was pressed
          here since then was done for {nickname}.
        </Trans>
      }
      actions={
        <Button kind="primary" busy={busy} onClick={() => void goOn()}>
          <Trans>Continue as {nickname}</Trans>
        </Button>
      }
    />
  );
}
