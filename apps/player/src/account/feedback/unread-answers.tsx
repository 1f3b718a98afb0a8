import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { inDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Count } from '@khelaghor/ui/tag/tag.tsx';
import { unseenAnswersQuery } from '../../shared/unread-count.ts';

/** The mark beside "Feedback": how many answers wait to be read. */
export function UnseenAnswers() {
  const { t } = useLingui();
  const { digits } = useFormat();
  const unseen = useQuery(unseenAnswersQuery).data?.unseen ?? 0;
  const written = inDigits(String(unseen), digits);
  const label = t`${plural(unseen, {
    one: `${written} new answer`,
    other: `${written} new answers`,
  })}`;
  return <Count value={unseen} label={label} />;
}
