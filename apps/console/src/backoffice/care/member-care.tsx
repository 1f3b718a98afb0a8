import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { CareCase, MemberCare as Care } from '@khelaghor/contract/backoffice/care.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { Actions } from '../../shared/kit/action-buttons.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { actLabels, HarmReasons } from './labels.tsx';
import { useMemberCare } from './use-care.ts';

const ActDialog = lazy(async () => ({ default: (await import('./act-dialog.tsx')).ActDialog }));

/** A case with what operators did, and a way to do more while it is open. */
function Case({ found }: { readonly found: CareCase }) {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const { openedAt, closedAt, isTold, acts } = found;
  return (
    <li className="care-case">
      <p>
        {closedAt === null ? (
          <StatusBadge tone="open">
            <Trans>Open</Trans>
          </StatusBadge>
        ) : (
          <StatusBadge tone="quiet">
            <Trans>Closed</Trans>
          </StatusBadge>
        )}{' '}
        {isTold ? (
          <Trans>Since {moment(openedAt)}; the member got a kind message.</Trans>
        ) : (
          <Trans>Since {moment(openedAt)}; the member got no message.</Trans>
        )}
      </p>
      {acts.length > 0 && (
        <ul className="care-case__acts">
          {acts.map(({ id, kind, note, by, at }) => (
            <li key={id}>
              <b>{t(actLabels[kind])}</b> {note}
              <small>
                <bdi translate="no">{by}</bdi>, {moment(at)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {closedAt === null && (
        <Actions
          actions={[
            {
              key: `care ${found.id}`,
              label: <Trans>Record an act of care</Trans>,
              icon: 'heart',
              renderDialog: (onClose) => <ActDialog found={found} onClose={onClose} />,
            },
          ]}
        />
      )}
    </li>
  );
}

function useDayColumns(): ListColumn<Care['days'][number]>[] {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  return [
    {
      key: 'day',
      name: t`Day`,
      slot: 'name',
      text: ({ day }) => day,
      cell: ({ day }) => <span translate="no">{day}</span>,
    },
    {
      key: 'score',
      name: t`Score`,
      slot: 'value',
      figure: true,
      text: ({ score }) => String(score),
      cell: ({ score }) => <b>{count(score)}</b>,
    },
    {
      key: 'markers',
      name: t`Markers of harm`,
      slot: 'line',
      text: ({ reasons }) => reasons.map(({ marker }) => marker).join(' '),
      cell: ({ reasons }) => <HarmReasons reasons={reasons} />,
    },
  ];
}

/** A member's markers of harm by day, and what operators do for the member. */
export function MemberCare({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const query = useMemberCare(id);
  const columns = useDayColumns();
  return (
    <section className="detail__part">
      <h3>
        <Trans>Markers of harm</Trans>
      </h3>
      <QueryState query={query} skeletons={1} />
      {query.data && (
        <>
          <ul className="care-case__acts">
            {query.data.cases.map((found) => (
              <Case key={found.id} found={found} />
            ))}
          </ul>
          <ListTable
            caption={t`Markers of harm`}
            columns={columns}
            rows={query.data.days}
            rowKey={({ day }) => day}
            empty={
              <p>
                <Trans>No day has shown one.</Trans>
              </p>
            }
          />
        </>
      )}
    </section>
  );
}
