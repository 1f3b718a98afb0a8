import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { CopyButton } from '../../shared/copy-button.tsx';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** Codes for the day when phone or device are lost. They are shown only here. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useLingui();
  const text = codes.join('\n');
  return (
    <Modal
      open
      dismissible={false}
      onClose={onClose}
      title={<Trans>Recovery codes</Trans>}
      lead={
        <Trans>
          Each code logs you in once when your phone or device is lost. Save them now: they are not
          shown again.
        </Trans>
      }
      actions={
        <Button kind="primary" icon="check" onClick={onClose}>
          <Trans>I have saved them</Trans>
        </Button>
      }
    >
      <ul className="factor__codes" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="factor__keep">
        <CopyButton value={text} name={t`Recovery codes`} />
        <Button
          size="small"
          icon="download"
          render={
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
              download="recovery-codes.txt"
            />
          }
        >
          <Trans>Download</Trans>
        </Button>
      </div>
    </Modal>
  );
}
