import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { CountBadge } from '@khelaghor/ui/tag/tag.tsx';
import { unreadAnswersQuery } from '../../shared/api-queries.ts';

/** The mark beside "Feedback": how many answers wait to be read. */
export function UnreadAnswers() {
  const { t } = useLingui();
  const { digits } = useFormat();
  const unseen = useQuery(unreadAnswersQuery).data?.unseen ?? 0;
  const written = toDigits(String(unseen), digits);
  const label = t`${plural(unseen, {
    one: `${written} new answer`,
    other: `${written} new answers`,
  })}`;
  return <CountBadge value={unseen} label={label} />;
}
