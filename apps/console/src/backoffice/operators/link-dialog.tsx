import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useCopy } from '../../shared/use-copy.ts';

type LinkDialogProps = {
  readonly username: string;
  readonly link: string;
  readonly expiresAt: string;
  readonly onClose: () => void;
};

/** The one moment at which a link can be read and copied. */
export function LinkDialog({ username, link, expiresAt, onClose }: LinkDialogProps) {
  const { moment } = useNumberFormat();
  const { copied, copy } = useCopy(link);
  const until = moment(expiresAt);
  return (
    <Modal
      open
      dismissible={false}
      onClose={onClose}
      title={
        <Trans>
          The link for <bdi translate="no">{username}</bdi>
        </Trans>
      }
      lead={
        <Trans>
          Copy it now: it is not shown again. Give it to {username} only. It works once, until{' '}
          {until}.
        </Trans>
      }
      actions={
        <>
          <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
            {copied ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
          </Button>
          <Button kind="primary" onClick={onClose}>
            <Trans>I have passed it on</Trans>
          </Button>
        </>
      }
    >
      <output className="operator-link" translate="no" lang="zxx">
        {link}
      </output>
    </Modal>
  );
}
