import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { EventParty, LoggedEvent } from '@khelaghor/contract/backoffice/activity-log.ts';
import { useMay } from '../may.tsx';
import { readDetail } from './detail-lines.ts';
import { eventKindLabels, partyLabels } from './labels.ts';
import type { LogSearch } from './log-search.ts';

/** What a kind of event is called; one that has no words yet is called by its code. */
export function KindName({ kind }: { readonly kind: string }) {
  const { t } = useLingui();
  const words = eventKindLabels[kind];
  return words ? t(words) : <code lang="zxx">{kind}</code>;
}

/** Who acted, or what was acted on; a press shows what else is about it. */
export function Party({
  party,
  as,
  search,
}: {
  readonly party: EventParty;
  readonly as: 'actor' | 'subject';
  /** The filters that stay. */
  readonly search: LogSearch;
}) {
  const { t } = useLingui();
  const mayFilter = useMay()('see', 'log');
  const { type, id, name } = party;
  const words = partyLabels[type];
  const value = id === '' ? type : `${type}:${id}`;
  const shown = (
    <>
      {words ? t(words) : <code lang="zxx">{type}</code>}
      {name !== '' && (
        <>
          {' '}
          <bdi translate="no" lang="zxx">
            {type === 'operator-unknown' ? '' : name}
          </bdi>
        </>
      )}
    </>
  );
  return mayFilter ? (
    <Link to="/event-log" search={{ ...search, [as]: value }} className="event__party">
      {shown}
    </Link>
  ) : (
    shown
  );
}

function DetailLines({ detail }: Pick<LoggedEvent, 'detail'>) {
  const { changes, lines } = readDetail(detail);
  return (
    <dl className="event__detail">
      {changes.map(({ name, before, after }) => (
        <div key={`change ${name}`}>
          <dt>{name === '' ? <Trans>Changed</Trans> : <code lang="zxx">{name}</code>}</dt>
          <dd lang="zxx" translate="no">
            <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
          </dd>
        </div>
      ))}
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <code lang="zxx">{name}</code>
          </dt>
          <dd lang="zxx" translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The detail of an event, folded; nothing for an event without. */
export function EventDetail({ detail }: Pick<LoggedEvent, 'detail'>) {
  if (Object.keys(detail).length === 0) return null;
  return (
    <details className="event">
      <summary>
        <Trans>Details</Trans>
      </summary>
      <DetailLines detail={detail} />
    </details>
  );
}
