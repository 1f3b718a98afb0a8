import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  channelGateways,
  getManualGateway,
  hasPayMeans,
} from '@khelaghor/contract/money/channel-gateways.ts';
import type { ChannelGateway } from '@khelaghor/contract/money/channel-gateways.ts';
import { manualProviders } from '@khelaghor/contract/money/manual-providers.ts';
import { ChoiceField } from '@khelaghor/ui/field/field.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { WalletName } from '../../shared/wallet-name.tsx';
import { emptyTerms } from './terms-draft.ts';
import { TermsFields, useTermsDraft } from './terms-fields.tsx';
import { useRequestChannel } from './use-deposit-channels.ts';

/** The name of a gateway: the provider of its numbers, or who runs its page. */
function GatewayName({ gateway }: { readonly gateway: ChannelGateway }) {
  const provider = manualProviders.find((one) => getManualGateway(one) === gateway);
  if (provider) return <WalletName kind={provider} />;
  return gateway === 'bkash' ? <Trans>bKash (payment page)</Trans> : <Trans>SSLCommerz</Trans>;
}

/** The kind of numbers that channels of a gateway have. */
function getNumbers(gateway: ChannelGateway): 'bank' | 'wallet' | null {
  if (gateway === 'manual-bank') return 'bank';
  return manualProviders.some((one) => getManualGateway(one) === gateway) ? 'wallet' : null;
}

/** Requests a further channel of a known gateway. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const requesting = useRequestChannel();
  const { terms, check, getFields } = useTermsDraft(emptyTerms);
  const [gateway, setGateway] = useState<ChannelGateway>('manual-bkash');
  // Made once for the dialog: a second press asks for the same thing.
  const [key] = useState(createId);
  return (
    <ActionDialog
      question={{
        title: <Trans>Add a channel</Trans>,
        lead: (
          <Trans>
            Members are offered it once it has an active number, or an account at the gateway.
          </Trans>
        ),
        reason: {},
        needsSecond: true,
        done: { title: <Trans>The request waits for a second operator</Trans>, isInfo: true },
      }}
      confirm={<Trans>Request</Trans>}
      check={check}
      run={async ({ reason }) => {
        if (terms) await requesting.mutateAsync({ key, gateway, terms, reason });
      }}
      onClose={onClose}
    >
      {(refusal) => {
        const fields = getFields(refusal);
        return (
          <>
            <ChoiceField
              label={t`Method`}
              name="gateway"
              value={gateway}
              choices={channelGateways.map((one) => ({
                key: one,
                text: <GatewayName gateway={one} />,
              }))}
              onChange={(chosen) => {
                setGateway(chosen);
                // Numbers of wallets are no accounts of banks, and a gateway's page has neither.
                const isLike = getNumbers(chosen) === getNumbers(gateway);
                fields.set({ payBy: [], ...(!isLike && { numbers: [] }) });
              }}
            />
            <TermsFields
              {...fields}
              numbers={getNumbers(gateway)}
              hasMeans={hasPayMeans(gateway)}
            />
          </>
        );
      }}
    </ActionDialog>
  );
}
