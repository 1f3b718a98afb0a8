import './outbox.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { outboxAdminList } from '@khelaghor/client/routes/site.gen.ts';
import type { OutboxMessage } from '@khelaghor/contract/site/messaging.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useCall } from '../../shared/kit/use-call.ts';
import { writeMoment } from '../../shared/dhaka-input.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';

/** A tester who logs in waits for the code. */
const everyMs = 3_000;

const useOutbox = () => useCall(['outbox'], outboxAdminList, {}, { refetchInterval: everyMs });

function useColumns(): ListColumn<OutboxMessage>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const getChannel = ({ channel }: OutboxMessage) => (channel === 'sms' ? t`SMS` : t`E-mail`);
  return [
    {
      key: 'to',
      name: t`To`,
      slot: 'name',
      text: ({ to }) => to,
      rank: ({ to }) => to,
      cell: ({ to }) => <bdi className="outbox-message__to">{to}</bdi>,
    },
    {
      key: 'channel',
      name: t`Kind`,
      slot: 'value',
      text: getChannel,
      rank: getChannel,
      cell: (message) => (
        <span className="outbox-message__kind">
          <Icon name={message.channel === 'sms' ? 'phone' : 'mail'} />
          {getChannel(message)}
        </span>
      ),
    },
    {
      key: 'text',
      name: t`Text`,
      slot: 'line',
      text: ({ subject, text }) => [subject, text].filter(Boolean).join('\n'),
      cell: ({ subject, text, attachment }) => (
        <>
          {subject !== '' && <b>{subject}</b>}
          <p className="outbox-message__text">{text}</p>
          {attachment !== null && (
            <p>
              <Trans>
                Attached:{' '}
                <bdi translate="no" lang="zxx">
                  {attachment}
                </bdi>
              </Trans>
            </p>
          )}
        </>
      ),
    },
    {
      key: 'at',
      name: t`Time`,
      slot: 'note',
      text: ({ at }) => writeMoment(at),
      rank: ({ at }) => Date.parse(at),
      cell: ({ at }) => <time dateTime={at}>{moment(at)}</time>,
    },
  ];
}

/** Messages that no gateway sends: for testing the site. */
export function OutboxPage() {
  const { t } = useLingui();
  const outbox = useOutbox();
  const columns = useColumns();
  const { leaves, messages } = outbox.data ?? { leaves: null, messages: [] };
  return (
    <Page title={t`Outbox`}>
      <QueryState query={outbox} />
      {leaves && (
        <Alert kind="info">
          {leaves.sms && leaves.mail ? (
            <Trans>Messages are sent by their gateways and not shown here.</Trans>
          ) : (
            <Trans>
              Messages that no gateway sends stay here for 24 hours, so that you can test the site.
              They are not delivered.
            </Trans>
          )}
        </Alert>
      )}
      {leaves && (
        <ListTable
          caption={t`Outbox`}
          columns={columns}
          rows={messages}
          rowKey={({ id }) => id}
          file="outbox"
          empty={<EmptyState title={<Trans>No recent messages</Trans>} />}
        />
      )}
    </Page>
  );
}
