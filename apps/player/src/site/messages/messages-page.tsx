import './messages.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  MemberMessage,
  MessageKind,
  MessageTopic,
} from '@khelaghor/contract/site/member-messages.ts';
import { messageTopics } from '@khelaghor/contract/site/message-names.ts';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { MorePager } from '@khelaghor/ui/pager/pager.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Tag } from '@khelaghor/ui/tag/tag.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { Moment } from '../../shared/moment.tsx';
import { Link, useNavigate, useSearch } from '../../shared/navigation.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { getMessageTarget } from '../../shared/message-target.ts';
import { NotifyDevices } from './notify-devices.tsx';
import { useDeleteMessage, useMarkRead, useMessages } from './use-messages.ts';

const icons: Readonly<Record<MessageKind, IconName>> = {
  deposit_credited: 'deposit',
  deposit_failed: 'deposit',
  withdrawal_approved: 'withdraw',
  withdrawal_rejected: 'withdraw',
  withdrawal_paid: 'withdraw',
  dispute_repaid: 'withdraw',
  dispute_refused: 'withdraw',
  operator: 'mail',
  account: 'lock',
};

type MessageProps = {
  readonly message: MemberMessage;
  readonly onRead: () => void;
  readonly onDelete: () => void;
};

/** One message: its title, and once it is opened its text. Opening it marks it as read. */
function Message({ message, onRead, onDelete }: MessageProps) {
  const { t } = useLingui();
  const { kind, title, text, link, at, isRead } = message;
  return (
    <li className="message" data-unread={!isRead || undefined}>
      <details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !isRead) onRead();
        }}
      >
        <summary className="message__head">
          <Icon name={icons[kind]} />
          <span className="message__title">{title}</span>
          {!isRead && (
            <Tag tone="live">
              <Trans>New</Trans>
            </Tag>
          )}
          <small>
            <Moment at={at} />
          </small>
        </summary>
        <p className="message__text">{text}</p>
        <p className="message__acts">
          {link && (
            <Button size="small" render={<Link {...getMessageTarget(link)} />}>
              <Trans>Show</Trans>
            </Button>
          )}
          <IconButton icon="trash" label={t`Delete: ${title}`} onClick={onDelete} />
        </p>
      </details>
    </li>
  );
}

/** The messages of a topic, page by page. */
function MessageList({ topic }: { readonly topic: MessageTopic | 'all' }) {
  const { t } = useLingui();
  const query = useMessages(topic);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const reading = useMarkRead();
  const deleting = useDeleteMessage();
  const toast = useToast();
  const remove = (id: string) =>
    deleting.mutate(id, {
      onError: () => toast({ tone: 'bad', title: t`Not deleted. Try again.` }),
    });
  if (!data && error) return <QueryError query={query} />;
  if (!data) return <SkeletonList count={4} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState
        art="boat"
        title={<Trans>No messages</Trans>}
        text={<Trans>News of your deposits, withdrawals and account appear here.</Trans>}
      />
    );
  return (
    <>
      {items.some(({ isRead }) => !isRead) && (
        <p className="messages__all">
          <Button
            size="small"
            icon="check"
            busy={reading.isPending}
            onClick={() => reading.mutate(undefined)}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        </p>
      )}
      <ul className="messages__list">
        {items.map((message) => (
          <Message
            key={message.id}
            message={message}
            onRead={() => reading.mutate(message.id)}
            onDelete={() => remove(message.id)}
          />
        ))}
      </ul>
      <MorePager
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  );
}

/** The settings of notifications, asked for once they are opened. */
function NotifySettings() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="notify" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="message__head">
        <Icon name="bell" />
        <span className="message__title">
          <Trans>Notifications on your devices</Trans>
        </span>
        <Icon name="chevron-down" />
      </summary>
      {isOpen && <NotifyDevices />}
    </details>
  );
}

/** What the site wrote to the member. The address names the topic. */
export function MessagesPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const asked = useSearch()['topic'];
  const topic = messageTopics.find((one) => one === asked) ?? 'all';
  return (
    <div className="page__main--inset messages">
      <PageTitle>
        <Trans>Messages</Trans>
      </PageTitle>
      <NotifySettings />
      <FilterChips
        label={t`Topic`}
        value={topic}
        onChange={(next) =>
          void navigate({
            to: '.',
            search: { topic: next === 'all' ? undefined : next },
            replace: true,
            resetScroll: false,
          })
        }
        choices={[
          { key: 'all', text: t`All messages` },
          { key: 'money', text: t`Deposits and withdrawals` },
          { key: 'operator', text: t`From us` },
          { key: 'account', text: t`Account` },
        ]}
      />
      <MessageList topic={topic} />
    </div>
  );
}
