import { Trans, useLingui } from '@lingui/react/macro';
import type { AskedChannel } from '@khelaghor/contract/money/deposit-channels.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { ChannelName } from './channel-logo.tsx';
import { useTermsFacts } from './terms-facts.tsx';
import { useCancelTerms, useConfirmTerms } from './use-deposit-channels.ts';

function useColumns(): ListColumn<AskedChannel>[] {
  const { t } = useLingui();
  const text = useLocalText();
  return [
    {
      key: 'channel',
      name: t`Channel`,
      slot: 'name',
      cell: ({ terms, gateway }) => (
        <>
          <ChannelName logo={terms.logo}>{text(terms.title)}</ChannelName>
          <small translate="no" lang="zxx">
            {gateway}
          </small>
        </>
      ),
    },
  ];
}

/** Channels that were asked for and wait for a second operator. */
export function AskedChannels({ asked }: { readonly asked: readonly AskedChannel[] }) {
  const { t } = useLingui();
  const text = useLocalText();
  const columns = useColumns();
  const confirming = useConfirmTerms();
  const cancelling = useCancelTerms();
  const getFacts = useTermsFacts();
  if (asked.length === 0) return null;
  const getActions = (request: AskedChannel): RowActions => {
    const { id, channel, terms } = request;
    const params = { channel, requestId: id };
    return getRequestActions(request, {
      key: `add ${id}`,
      about: text(terms.title),
      what: <Trans>New channel requested</Trans>,
      question: {
        title: <Trans>Add the channel?</Trans>,
        facts: <Facts facts={getFacts(terms, 'BDT')} />,
        done: { title: <Trans>The channel is added</Trans> },
      },
      confirm: () => confirming.mutateAsync(params),
      withdraw: () => cancelling.mutateAsync(params),
    });
  };
  return (
    <ListTable
      caption={t`New channels`}
      columns={columns}
      rows={asked}
      rowKey={({ id }) => id}
      getActions={getActions}
      empty={null}
    />
  );
}
