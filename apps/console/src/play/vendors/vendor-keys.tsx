import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminVendor } from '@khelaghor/contract/play/vendors-admin.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextArea, TextField } from '@khelaghor/ui/field/field.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { getField } from '../../shared/error-text.tsx';
import { FormError } from '../../shared/form-error.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useAddKey, useRetireKey } from './use-vendors.ts';
import { May } from '../../shared/may.tsx';

type VendorProps = { readonly vendor: AdminVendor };
type VendorKey = AdminVendor['keys'][number];

function useColumns(): ListColumn<VendorKey>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'fingerprint',
      name: t`Fingerprint`,
      slot: 'name',
      cell: ({ fingerprint, isShared }) => (
        <>
          <code className="vendor-key" translate="no">
            {fingerprint}
          </code>
          {isShared && (
            <StatusBadge tone="bad">
              <Trans>Another vendor has the same key: request a new one</Trans>
            </StatusBadge>
          )}
        </>
      ),
    },
    { key: 'since', name: t`Since`, slot: 'note', cell: ({ createdAt }) => moment(createdAt) },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      cell: ({ retiredAt }) =>
        retiredAt === null ? (
          <StatusBadge tone="good">
            <Trans>In use</Trans>
          </StatusBadge>
        ) : (
          <StatusBadge tone="quiet">
            <Trans>Retired</Trans>
          </StatusBadge>
        ),
    },
  ];
}

function Keys({ vendor: { code, keys } }: VendorProps) {
  const { t } = useLingui();
  const retiring = useRetireKey();
  const inUse = keys.filter(({ retiredAt }) => retiredAt === null);
  const getActions = ({ id, retiredAt }: VendorKey): RowActions => {
    // Without a key no call of the vendor would be believed.
    if (retiredAt !== null || inUse.length < 2) return { actions: [] };
    const retire: Action = {
      key: `retire ${id}`,
      label: <Trans>Retire</Trans>,
      tone: 'danger',
      question: {
        title: <Trans>Retire this key?</Trans>,
        lead: <Trans>Calls that are signed with it are refused from then on.</Trans>,
      },
      run: () => retiring.mutateAsync({ code, keyId: id }),
    };
    return { actions: [retire] };
  };
  return (
    <ListTable
      caption={t`Keys`}
      columns={useColumns()}
      rows={keys}
      rowKey={({ id }) => id}
      empty={null}
      getActions={getActions}
    />
  );
}

function AddKey({ vendor: { code } }: VendorProps) {
  const adding = useAddKey();
  const [publicKey, setPublicKey] = useState('');
  const refusal = getMutationRefusal(adding);
  const add = async () => {
    try {
      await adding.mutateAsync({ code, publicKey });
      setPublicKey('');
    } catch {
      // Why is said below.
    }
  };
  return (
    <form
      className="content-form"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void add();
      }}
    >
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
        <May act="act">
          <Button type="submit" kind="primary" icon="key" busy={adding.isPending}>
            <Trans>Add the key</Trans>
          </Button>
        </May>
      </div>
    </form>
  );
}

/** The keys that a vendor's calls are checked with, ours for calling it, and the change of keys. */
export function VendorKeys({ vendor }: VendorProps) {
  return (
    <div className="detail__part vendor-keys">
      <p className="detail__none">
        <Trans>
          Two may be in use while a vendor changes its key. Compare the fingerprint with the vendor
          before you rely on a new one.
        </Trans>
      </p>
      <Keys vendor={vendor} />
      <AddKey vendor={vendor} />
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
  );
}
