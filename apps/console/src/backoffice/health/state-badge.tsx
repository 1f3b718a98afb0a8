import { Trans } from '@lingui/react/macro';
import type { HealthState } from '@khelaghor/contract/backoffice/health.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';

type StateProps = { readonly state: HealthState; readonly since: string };

const tones = { good: 'good', slow: 'open', failing: 'bad' } as const;

function StateWord({ state }: Pick<StateProps, 'state'>) {
  switch (state) {
    case 'good':
      return <Trans>Good</Trans>;
    case 'slow':
      return <Trans>Slow</Trans>;
    case 'failing':
      return <Trans>Failing</Trans>;
  }
}

/** The health of a part of the site in a word. */
function StateBadge({ state }: Pick<StateProps, 'state'>) {
  return (
    <StatusBadge tone={tones[state]}>
      <StateWord state={state} />
    </StatusBadge>
  );
}

/** The same, and since when. */
export function StateLine({ state, since }: StateProps) {
  const { moment } = useNumberFormat();
  const at = moment(since);
  return (
    <p className="health__state">
      <StateBadge state={state} />
      <small>
        <Trans>since {at}</Trans>
      </small>
    </p>
  );
}

/** The cell of a table: the time stands beside what is not good. */
export function StateCell({ state, since }: StateProps) {
  const { moment } = useNumberFormat();
  return (
    <>
      <StateBadge state={state} />
      {state !== 'good' && <small> {moment(since)}</small>}
    </>
  );
}

/** The name of a part, which is of no language. */
export function PartName({ name }: { readonly name: string }) {
  return (
    <bdi translate="no" lang="zxx">
      {name}
    </bdi>
  );
}
