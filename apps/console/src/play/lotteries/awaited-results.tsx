import './results.css';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { IssueResults } from '@khelaghor/contract/play/official-results.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useAwaitedResults } from './use-results.ts';

function AwaitedLine({ results }: { readonly results: IssueResults }) {
  const text = useLocalText();
  const { count, moment } = useNumberFormat();
  const { gameCode, title, issue, entries } = results;
  const entered = count(entries.length);
  const drawn = moment(issue.drawsAt);
  return (
    <li>
      <Link to="/lotteries" search={{ id: gameCode, tab: 'issues', issue: issue.issueId }}>
        {text(title)} <bdi translate="no">{issue.issueNumber}</bdi>
      </Link>
      <small>
        <Trans>
          Drawn {drawn}. Entries: {entered}.
        </Trans>
      </small>
      <span>
        {issue.resultState === 'conflict' ? (
          <StatusBadge tone="bad">
            <Trans>Entries differ</Trans>
          </StatusBadge>
        ) : (
          <StatusBadge tone="open">
            <Trans>Waits for a result</Trans>
          </StatusBadge>
        )}
      </span>
    </li>
  );
}

/** The draws that wait for their official result; nothing while there are none. */
export function AwaitedResults() {
  const { data } = useAwaitedResults();
  if (!data || data.issues.length === 0) return null;
  return (
    <section className="result-panel">
      <h3>
        <Trans>Draws that wait for a result</Trans>
      </h3>
      <ul className="result-list">
        {data.issues.map((results) => (
          <AwaitedLine key={results.issue.issueId} results={results} />
        ))}
      </ul>
    </section>
  );
}
