import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminVendor } from '@khelaghor/contract/play/vendors-admin.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextArea, TextField } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { getRefusal } from '../../shared/api.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { getField } from '../../shared/error-text.tsx';
import { FormError } from '../../shared/form-error.tsx';
import { useAddKey, useRetireKey } from './use-vendors.ts';

type KeyProps = {
  readonly vendor: AdminVendor;
  readonly onRetire: (keyId: string) => void;
  readonly busy: boolean;
};

function Keys({ vendor, onRetire, busy }: KeyProps) {
  const { moment } = useNumberFormat();
  const good = vendor.keys.filter(({ retiredAt }) => retiredAt === null);
  return (
    <ul className="vendor-keys">
      {vendor.keys.map(({ id, fingerprint, isShared, createdAt, retiredAt }) => {
        const since = moment(createdAt);
        return (
          <li key={id}>
            <code>{fingerprint}</code>
            <small>
              <Trans>since {since}</Trans>
            </small>
            {isShared && (
              <StatusBadge tone="bad">
                <Trans>Another vendor has this key too: have it replaced</Trans>
              </StatusBadge>
            )}
            {retiredAt === null ? (
              <Button
                size="small"
                // Without a key no call of the vendor would be believed.
                aria-disabled={good.length < 2}
                busy={busy}
                onClick={() => {
                  if (good.length > 1) onRetire(id);
                }}
              >
                <Trans>Retire</Trans>
              </Button>
            ) : (
              <StatusBadge tone="quiet">
                <Trans>Retired</Trans>
              </StatusBadge>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The keys that a vendor's calls are checked with, ours for calling it, and the change of keys. */
export function VendorKeys({ vendor, onClose }: { vendor: AdminVendor; onClose: () => void }) {
  const adding = useAddKey();
  const retiring = useRetireKey();
  const [publicKey, setPublicKey] = useState('');
  const { code } = vendor;
  const refusal = adding.isError ? getRefusal(adding.error) : null;
  const failed = retiring.isError ? getRefusal(retiring.error) : null;
  const add = async () => {
    try {
      await adding.mutateAsync({ code, publicKey });
      setPublicKey('');
    } catch {
      // Why is said below.
    }
  };
  const name = vendor.title.en;
  return (
    <Modal
      open
      width="wide"
      onClose={onClose}
      title={<Trans>Keys of {name}</Trans>}
      lead={
        <Trans>
          Two may be in use while a vendor changes its key. Compare the fingerprint with the vendor
          before you rely on a new one.
        </Trans>
      }
    >
      <div className="content-form">
        <Keys
          vendor={vendor}
          busy={retiring.isPending}
          onRetire={(keyId) => retiring.mutate({ code, keyId })}
        />
        <FormError refusal={failed} />
        <TextArea
          label={<Trans>New public key (PEM)</Trans>}
          rows={5}
          spellCheck={false}
          value={publicKey}
          onChange={(change) => setPublicKey(change.target.value)}
          error={getField(refusal, 'publicKey')}
        />
        <FormError refusal={refusal} />
        <div className="content-foot">
          <Button kind="primary" icon="key" busy={adding.isPending} onClick={() => void add()}>
            <Trans>Add the key</Trans>
          </Button>
        </div>
        {vendor.wallet === 'seamless' && (
          <TextField
            label={<Trans>Address of our wallet, for the vendor</Trans>}
            readOnly
            value={vendor.walletAddress}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <TextArea
          label={<Trans>Our public key, for the vendor</Trans>}
          rows={5}
          readOnly
          value={vendor.ourPublicKey}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Modal>
  );
}
