import './outbox.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { outboxAdminList } from '@khelaghor/client/routes.gen.ts';
import type { OutboxMessage } from '@khelaghor/contract/site/messaging.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { callOrThrow } from '../../shared/api.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';

/** A tester who logs in waits for the code. */
const everyMs = 3_000;

const useOutbox = () =>
  useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => callOrThrow(outboxAdminList, {}, signal),
    refetchInterval: everyMs,
  });

function OneMessage({ message }: { readonly message: OutboxMessage }) {
  const { t } = useLingui();
  const figures = useNumberFormat();
  const { channel, to, subject, text, at } = message;
  return (
    <li className="letter">
      <p className="letter__head">
        <Icon name={channel === 'sms' ? 'phone' : 'mail'} />
        <span>{channel === 'sms' ? t`SMS` : t`E-mail`}</span>
        <bdi>{to}</bdi>
        <time dateTime={at}>{figures.moment(at)}</time>
      </p>
      {subject !== '' && <b>{subject}</b>}
      <p className="letter__text">{text}</p>
    </li>
  );
}

/** Messages that no gateway sends: for testing the site. */
export function OutboxPage() {
  const { t } = useLingui();
  const outbox = useOutbox();
  const { leaves, messages } = outbox.data ?? { leaves: null, messages: [] };
  return (
    <Page title={t`Outbox`}>
      <QueryState query={outbox} />
      {leaves && (
        <Alert kind="info">
          {leaves.sms && leaves.mail ? (
            <Trans>Messages leave by their gateways, and are not shown here.</Trans>
          ) : (
            <Trans>
              Messages that no gateway sends stay here for 24 hours, so that you can test the site.
              They are not delivered.
            </Trans>
          )}
        </Alert>
      )}
      {leaves && messages.length === 0 && (
        <EmptyState title={<Trans>Nothing was written lately</Trans>} />
      )}
      <ul className="letters">
        {messages.map((message) => (
          <OneMessage key={message.id} message={message} />
        ))}
      </ul>
    </Page>
  );
}
