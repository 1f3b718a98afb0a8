import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { DeskChannel } from '@khelaghor/contract/money/deposit-channels.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { Actions } from '../../shared/kit/action-buttons.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { AskedChannels } from './asked-channels.tsx';
import { ChannelName } from './channel-logo.tsx';
import { useTermsFacts, useTermsText } from './terms-facts.tsx';
import {
  useCancelTerms,
  useConfirmTerms,
  useDepositChannels,
  useSwitchChannel,
} from './use-deposit-channels.ts';

const TermsDialog = lazy(async () => ({
  default: (await import('./terms-dialog.tsx')).TermsDialog,
}));

const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));

/** Whether members can pay in through a channel, and why not. */
function ChannelState({ enabled, isOpen, isConfigured, isManual }: DeskChannel) {
  if (!isConfigured && isManual)
    return (
      <StatusBadge tone="quiet">
        <Trans>No active number</Trans>
      </StatusBadge>
    );
  if (!isConfigured)
    return (
      <StatusBadge tone="quiet">
        <Trans>No account at the gateway</Trans>
      </StatusBadge>
    );
  if (!isOpen)
    return (
      <StatusBadge tone="bad">
        <Trans>Suspended by the audit</Trans>
      </StatusBadge>
    );
  return enabled ? (
    <StatusBadge tone="good">
      <Trans>On</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="quiet">
      <Trans>Off</Trans>
    </StatusBadge>
  );
}

function useColumns(): ListColumn<DeskChannel>[] {
  const { t } = useLingui();
  const { money, moment } = useNumberFormat();
  const text = useLocalText();
  const { getHours, getCountries } = useTermsText();
  return [
    {
      key: 'channel',
      name: t`Channel`,
      slot: 'name',
      text: ({ channel }) => channel,
      cell: ({ terms, gateway }) => (
        <>
          <ChannelName logo={terms.logo}>{text(terms.title)}</ChannelName>
          <small translate="no" lang="zxx">
            {gateway}
          </small>
        </>
      ),
    },
    {
      key: 'limits',
      name: t`Limits`,
      slot: 'line',
      text: ({ terms }) => `${terms.minimum}-${terms.maximum}`,
      cell: ({ terms: { minimum, maximum }, currency }) =>
        `${money(minimum, currency)} – ${money(maximum, currency)}`,
    },
    {
      key: 'hours',
      name: t`Hours`,
      slot: 'line',
      text: ({ terms }) => getHours(terms),
      cell: ({ terms }) => getHours(terms),
    },
    {
      key: 'countries',
      name: t`Countries`,
      slot: 'file',
      text: ({ terms }) => getCountries(terms),
    },
    {
      key: 'health',
      name: t`Last 24 hours`,
      slot: 'line',
      text: ({ health }) => `${health.confirmed}/${health.failed}`,
      cell: ({ health: { confirmed, failed } }) => t`${confirmed} credited, ${failed} failed`,
    },
    {
      key: 'last',
      name: t`Last credited`,
      slot: 'note',
      named: true,
      text: ({ health }) => health.lastConfirmedAt ?? '',
      cell: ({ health: { lastConfirmedAt } }) =>
        lastConfirmedAt === null ? t`None yet` : moment(lastConfirmedAt),
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      text: ({ enabled }) => (enabled ? 'on' : 'off'),
      cell: (channel) => <ChannelState {...channel} />,
    },
  ];
}

/** Switches a channel at once. */
function useSwitchAction(): (channel: DeskChannel, about: string) => Action {
  const switching = useSwitchChannel();
  return ({ channel, enabled }, about) => ({
    key: `switch ${channel}`,
    about,
    label: enabled ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>,
    icon: enabled ? 'pause' : 'play',
    ...(enabled && { tone: 'danger' as const }),
    question: enabled
      ? {
          title: <Trans>Switch the channel off?</Trans>,
          lead: <Trans>No new deposit begins. Deposits in progress come to their end.</Trans>,
          done: { title: <Trans>The channel is off</Trans> },
        }
      : {
          title: <Trans>Switch the channel on?</Trans>,
          lead: <Trans>Members can pay in through it at once.</Trans>,
          done: { title: <Trans>The channel is on</Trans> },
        },
    run: () => switching.mutateAsync({ channel, enabled: !enabled }),
  });
}

/** Two operators change the terms, one switches. */
function useChannelActions(): (channel: DeskChannel) => RowActions {
  const text = useLocalText();
  const getSwitch = useSwitchAction();
  const confirming = useConfirmTerms();
  const cancelling = useCancelTerms();
  const getFacts = useTermsFacts();
  return (row) => {
    const { channel, waiting, currency } = row;
    const about = text(row.terms.title);
    const key = `terms ${channel}`;
    if (!waiting) {
      const change: Action = {
        key,
        about,
        label: <Trans>Change</Trans>,
        icon: 'edit',
        renderDialog: (onClose) => <TermsDialog channel={row} onClose={onClose} />,
      };
      return { actions: [change, getSwitch(row, about)] };
    }
    const params = { channel, requestId: waiting.id };
    const request = getRequestActions(waiting, {
      key,
      about,
      what: <Trans>Other terms requested</Trans>,
      question: {
        title: <Trans>Change the channel?</Trans>,
        facts: <Facts facts={getFacts(waiting.terms, currency)} />,
        done: { title: <Trans>New deposits follow the new terms</Trans> },
      },
      confirm: () => confirming.mutateAsync(params),
      withdraw: () => cancelling.mutateAsync(params),
    });
    return { ...request, actions: [...request.actions, getSwitch(row, about)] };
  };
}

/** The ways to pay in: their terms, switches, and what became of their deposits. */
export function ChannelsPage() {
  const { t } = useLingui();
  const query = useDepositChannels();
  const columns = useColumns();
  const getActions = useChannelActions();
  const add: Action = {
    key: 'add',
    label: <Trans>Add a channel</Trans>,
    icon: 'plus',
    renderDialog: (onClose) => <AddDialog onClose={onClose} />,
  };
  return (
    <Page title={t`Deposit channels`} updatedAtMs={query.dataUpdatedAt}>
      <Actions actions={[add]} />
      <QueryState query={query} skeletons={3} />
      {query.data && (
        <>
          <AskedChannels asked={query.data.asked} />
          <ListTable
            caption={t`Deposit channels`}
            columns={columns}
            rows={query.data.channels}
            rowKey={({ channel }) => channel}
            getActions={getActions}
            file="deposit-channels"
            empty={null}
          />
        </>
      )}
    </Page>
  );
}
