import { Trans, useLingui } from '@lingui/react/macro';
import { listFilesBroadcasts } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { Broadcast } from '@khelaghor/contract/growth/broadcasts.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { writeMoment } from '../../shared/dhaka-input.ts';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { purposeLabels, stateLabels } from './labels.ts';
import { useBroadcasts, useStop } from './use-broadcasts.ts';

const tones = { sending: 'open', sent: 'good', stopped: 'bad' } as const;

/** The audience of a message in words. */
function useAudienceText(): (audience: Broadcast['audience']) => string {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return (audience) => {
    const { account, role, language, dialingCode, registeredSince, activeSince } = audience;
    if (account !== null) return account;
    const parts = [
      role === 'member' && t`Members`,
      role === 'agent' && t`Agents`,
      language === 'bn' && 'বাংলা',
      language === 'en' && 'English',
      dialingCode !== null && `+${dialingCode}`,
      registeredSince !== null && t`Registered since ${moment(registeredSince)}`,
      activeSince !== null && t`Logged in since ${moment(activeSince)}`,
      audience.balanceAtLeast !== null && t`By balance`,
    ].filter((part) => part !== false);
    return parts.length === 0 ? t`All members` : parts.join(' · ');
  };
}

function useColumns(): ListColumn<Broadcast>[] {
  const { t } = useLingui();
  const { moment, count } = useNumberFormat();
  const text = useLocalText();
  const getAudience = useAudienceText();
  return [
    {
      key: 'title',
      name: t`Message`,
      slot: 'name',
      text: ({ title }) => text(title),
      cell: ({ title, body }) => (
        <>
          {text(title)}
          <small>{text(body)}</small>
        </>
      ),
    },
    {
      key: 'to',
      name: t`Recipients`,
      slot: 'line',
      text: ({ audience }) => getAudience(audience),
      cell: ({ audience }) => getAudience(audience),
    },
    {
      key: 'purpose',
      name: t`Purpose`,
      slot: 'line',
      text: ({ purpose }) => t(purposeLabels[purpose]),
      cell: ({ purpose }) => t(purposeLabels[purpose]),
    },
    {
      key: 'sent',
      name: t`Delivered`,
      slot: 'line',
      text: ({ sent, expected }) => `${sent}/${expected}`,
      cell: ({ sent, expected }) => t`${count(sent)} of ${count(expected)}`,
    },
    {
      key: 'at',
      name: t`Time`,
      slot: 'note',
      text: ({ createdAt }) => writeMoment(createdAt),
      rank: ({ createdAt }) => Date.parse(createdAt),
      cell: ({ createdAt, createdBy }) => `${moment(createdAt)} · ${createdBy}`,
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      text: ({ state }) => t(stateLabels[state]),
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{t(stateLabels[state])}</StatusBadge>,
    },
  ];
}

/** The messages that operators sent, and how far each has come. */
export function BroadcastList() {
  const { t } = useLingui();
  const query = useBroadcasts();
  const stopping = useStop();
  const columns = useColumns();
  const items = query.data?.pages.flatMap((page) => page.items);
  const getActions = ({ id, state }: Broadcast): Action[] =>
    state === 'sending'
      ? [
          {
            key: `stop ${id}`,
            label: <Trans>Stop</Trans>,
            icon: 'pause',
            tone: 'danger',
            question: {
              title: <Trans>Stop sending?</Trans>,
              lead: <Trans>Members who have the message keep it.</Trans>,
            },
            run: () => stopping.mutateAsync(id),
          },
        ]
      : [];
  return (
    <>
      <QueryState query={query} />
      {items && (
        <ListTable
          caption={t`Messages`}
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
          file={{ path: listFilesBroadcasts.path }}
          getActions={(row) => ({ actions: getActions(row) })}
          empty={<EmptyState art="boat" title={<Trans>No messages sent yet</Trans>} />}
        >
          <QueryPager query={query} />
        </ListTable>
      )}
    </>
  );
}
