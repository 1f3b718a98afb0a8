import './results.css';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { listWaitingCallOffs } from '@khelaghor/contract/play/lottery-call-offs.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { Actions, WaitingForSecond } from '../../shared/kit/action-buttons.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useWaitingCallOffs } from './call-off-calls.ts';
import { useCallOffs } from './use-call-offs.tsx';

type Waiting = ValueOf<typeof listWaitingCallOffs>['issues'][number];

function WaitingLine({ gameCode, title, issue }: Waiting) {
  const text = useLocalText();
  const { moment } = useNumberFormat();
  const { actions, waiting } = useCallOffs()(gameCode, issue);
  const draw = moment(issue.drawsAt);
  return (
    <li>
      <Link to="/lotteries" search={{ id: gameCode, tab: 'issues' }}>
        {text(title)} <bdi translate="no">{issue.issueNumber}</bdi>
      </Link>
      <small>
        <Trans>Draw time: {draw}</Trans>
      </small>
      {waiting && <WaitingForSecond request={waiting} />}
      <Actions actions={actions} />
    </li>
  );
}

/** The draws that an operator requested to call off; nothing while there are none. */
export function WaitingCallOffs() {
  const { data } = useWaitingCallOffs();
  if (!data || data.issues.length === 0) return null;
  return (
    <section className="result-panel">
      <h3>
        <Trans>Requests to call off a draw</Trans>
      </h3>
      <ul className="result-list">
        {data.issues.map((waiting) => (
          <WaitingLine key={waiting.issue.issueId} {...waiting} />
        ))}
      </ul>
    </section>
  );
}
