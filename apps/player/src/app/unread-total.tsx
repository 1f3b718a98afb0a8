import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { CountBadge } from '@khelaghor/ui/tag/tag.tsx';
import { unreadAnswersQuery, unreadMessagesQuery } from '../shared/api-queries.ts';

/** How many messages wait to be read. */
export function UnreadMessages() {
  const { t } = useLingui();
  const { digits } = useFormat();
  const unread = useQuery(unreadMessagesQuery).data?.unread ?? 0;
  const written = toDigits(String(unread), digits);
  const label = t`${plural(unread, {
    one: `${written} new message`,
    other: `${written} new messages`,
  })}`;
  return <CountBadge value={unread} label={label} />;
}

/** How many messages and answers wait to be read. */
export function UnreadTotal() {
  const { t } = useLingui();
  const { digits } = useFormat();
  const answers = useQuery(unreadAnswersQuery).data?.unseen ?? 0;
  const messages = useQuery(unreadMessagesQuery).data?.unread ?? 0;
  const written = toDigits(String(answers), digits);
  if (messages === 0) {
    const label = t`${plural(answers, {
      one: `${written} new answer`,
      other: `${written} new answers`,
    })}`;
    return <CountBadge value={answers} label={label} />;
  }
  const total = toDigits(String(answers + messages), digits);
  return <CountBadge value={answers + messages} label={t`${total} unread`} />;
}
