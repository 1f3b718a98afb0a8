import { Trans } from '@lingui/react/macro';
import { membersAdminGetLinks } from '@khelaghor/client/routes/backoffice.gen.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { GraphDrawing } from './graph-drawing.tsx';
import { LinkTable } from './link-table.tsx';

/** The accounts within two steps of a member: a drawing, and a table of the same facts. */
export function LinksPanel({ id }: { readonly id: string }) {
  const query = useCall(['member-links', id], membersAdminGetLinks, { params: { id } });
  const { count } = useNumberFormat();
  const graph = query.data;
  const more = count(graph?.more ?? 0);
  return (
    <section>
      <h3>
        <Trans>Linked members</Trans>
      </h3>
      <QueryState query={query} />
      {graph && (
        <>
          {graph.facts.length > 0 && <GraphDrawing graph={graph} />}
          {graph.facts.some(({ by }) => by === 'password') && (
            <p className="hint">
              <Trans>
                Similar passwords differ in digits and capitals at most. The passwords are not
                known, and a match may be chance: look for more in common.
              </Trans>
            </p>
          )}
          {graph.more > 0 && (
            <p>
              <Trans>At least {more} more accounts are linked and not drawn.</Trans>
            </p>
          )}
          <LinkTable graph={graph} />
        </>
      )}
    </section>
  );
}
