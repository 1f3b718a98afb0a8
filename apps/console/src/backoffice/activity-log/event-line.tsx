import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { EventParty, LoggedEvent } from '@khelaghor/contract/backoffice/activity-log.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { now } from '../../shared/clock.ts';
import { readDetail } from './detail-lines.ts';
import { eventKindWords, partyWords } from './labels.ts';

/** What a kind of event is called; one that has no words yet is called by its code. */
function KindName({ kind }: { readonly kind: string }) {
  const { t } = useLingui();
  const words = eventKindWords[kind];
  return words ? t(words) : <code lang="zxx">{kind}</code>;
}

/** Who acted, or what was acted on; a press shows what else is about it. */
function Party({ party, as }: { readonly party: EventParty; readonly as: 'actor' | 'subject' }) {
  const { t } = useLingui();
  const { type, id, name } = party;
  const words = partyWords[type];
  const value = id === '' ? type : `${type}:${id}`;
  return (
    <Link
      from="/event-log"
      to="/event-log"
      search={(search) => ({ ...search, [as]: value })}
      className="event__party"
    >
      {words ? t(words) : <code lang="zxx">{type}</code>}
      {name !== '' && (
        <>
          {' '}
          <bdi translate="no" lang="zxx">
            {type === 'operator-unknown' ? '' : name}
          </bdi>
        </>
      )}
    </Link>
  );
}

function Detail({ detail }: Pick<LoggedEvent, 'detail'>) {
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

/** One event: when, what, by whom and about what, with its detail to be opened. */
export function EventLine({ event }: { readonly event: LoggedEvent }) {
  const { moment, time } = useNumberFormat();
  const { at, kind, actor, subject, detail } = event;
  const day = moment(at, now());
  const isSelf = actor.type === subject.type && actor.id === subject.id;
  return (
    <li className="event">
      <time className="event__at" dateTime={at} title={time(new Date(at))}>
        {day}
      </time>
      <div className="event__what">
        <b>
          <KindName kind={kind} />
        </b>
        <span className="event__parties">
          <Party party={actor} as="actor" />
          {!isSelf && (
            <>
              <span aria-hidden="true">→</span>
              <Party party={subject} as="subject" />
            </>
          )}
        </span>
        {Object.keys(detail).length > 0 && (
          <details>
            <summary>
              <Trans>Details</Trans>
            </summary>
            <Detail detail={detail} />
          </details>
        )}
      </div>
    </li>
  );
}
