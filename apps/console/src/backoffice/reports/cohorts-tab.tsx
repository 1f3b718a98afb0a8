import { Trans, useLingui } from '@lingui/react/macro';
import type { getCohorts } from '@khelaghor/contract/backoffice/reports.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useCohorts } from './use-reports.ts';

type Cohort = ValueOf<typeof getCohorts>['cohorts'][number];

/** Members of a week who bet, and who paid in, as a share of all who registered with them. */
function CohortCell({ cohort, nth }: { readonly cohort: Cohort; readonly nth: number }) {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const week = cohort.weeks[nth];
  if (!week) return <td />;
  const { activeMembers, depositors } = week;
  const share = cohort.members === 0 ? 0 : Math.round((100 * activeMembers) / cohort.members);
  const [active, paid] = [count(activeMembers), count(depositors)];
  return (
    <td title={t`${active} bet, ${paid} paid in`}>
      {active}
      <small>
        {count(share)}% · {paid}
      </small>
    </td>
  );
}

/** Members by week of registration, and who of them bet and paid in, week by week. */
export function CohortsTab({ currency }: { readonly currency: CashCurrency }) {
  const { day, count } = useNumberFormat();
  const query = useCohorts(currency);
  if (!query.data) return <QueryState query={query} skeletons={3} />;
  const { cohorts } = query.data;
  return (
    <>
      <p>
        <Trans>
          Each row is a week of registration. A cell has the members who bet in that week after it,
          their share, and the members who paid in.
        </Trans>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys */}
      <div className="cohorts" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Week from</Trans>
              </th>
              <th scope="col">
                <Trans>Members</Trans>
              </th>
              {cohorts.map(({ week }, nth) => (
                <th key={week} scope="col">
                  {count(nth)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map((cohort) => (
              <tr key={cohort.week}>
                <th scope="row">{day(cohort.week)}</th>
                <td>{count(cohort.members)}</td>
                {cohorts.map(({ week }, nth) => (
                  <CohortCell key={week} cohort={cohort} nth={nth} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
