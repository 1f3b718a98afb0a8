import './health.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Health, HealthState } from '@khelaghor/contract/backoffice/health.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { JobTable } from './job-table.tsx';
import { ServiceTable } from './service-table.tsx';
import { StateLine } from './state-badge.tsx';
import { useDurationText } from './use-duration-text.ts';
import { useHealth } from './use-health.ts';

const megabyte = 1024 ** 2;

type PartProps = {
  readonly title: ReactNode;
  readonly part?: { readonly state: HealthState; readonly since: string };
  readonly facts?: readonly ObjectFact[];
  readonly children?: ReactNode;
};

function Part({ title, part, facts, children }: PartProps) {
  return (
    <section>
      <h2 className="section-title">{title}</h2>
      {part && <StateLine state={part.state} since={part.since} />}
      {facts && <Facts facts={facts} />}
      {children}
    </section>
  );
}

function Database({ database }: Pick<Health, 'database'>) {
  const { count } = useNumberFormat();
  const getDuration = useDurationText();
  const { connections, connectionsMax, pingMs, replicas, sizeBytes, slowestMs, version } = database;
  const all = count(connectionsMax);
  const open = count(connections);
  return (
    <Part
      title={<Trans>Database</Trans>}
      part={database}
      facts={[
        { key: 'ping', name: <Trans>Answers within</Trans>, value: getDuration(pingMs) },
        {
          key: 'size',
          name: <Trans>Size</Trans>,
          value: `${count(Math.round(sizeBytes / megabyte))} MB`,
        },
        {
          key: 'connections',
          name: <Trans>Connections</Trans>,
          value: (
            <Trans>
              {open} of {all}
            </Trans>
          ),
        },
        {
          key: 'slowest',
          name: <Trans>Longest running statement</Trans>,
          value: getDuration(slowestMs),
        },
        {
          key: 'replicas',
          name: <Trans>Replicas</Trans>,
          value: replicas === 0 ? <Trans>None yet</Trans> : count(replicas),
        },
        {
          key: 'version',
          name: <Trans>Version</Trans>,
          value: (
            <span translate="no" lang="en">
              PostgreSQL {version}
            </span>
          ),
        },
      ]}
    />
  );
}

function DatabaseClock({ clock }: Pick<Health, 'clock'>) {
  const getDuration = useDurationText();
  return (
    <Part
      title={<Trans>Clock of the database</Trans>}
      part={clock}
      facts={[
        {
          key: 'behind',
          name: <Trans>Behind its newest transfers</Trans>,
          value: clock.behindMs === 0 ? <Trans>Not at all</Trans> : getDuration(clock.behindMs),
        },
      ]}
    />
  );
}

/** The queue of jobs, and that of messages. */
function Queues({ queue, outbox }: Pick<Health, 'queue' | 'outbox'>) {
  const { count, moment } = useNumberFormat();
  const oldest = (at: string | null): ObjectFact => ({
    key: 'oldest',
    name: <Trans>Oldest since</Trans>,
    value: at === null ? '–' : moment(at),
  });
  return (
    <>
      <Part
        title={<Trans>Queue of jobs</Trans>}
        part={queue}
        facts={[
          { key: 'waiting', name: <Trans>Waiting</Trans>, value: count(queue.waiting) },
          oldest(queue.oldestAt),
          { key: 'givenUp', name: <Trans>Given up</Trans>, value: count(queue.givenUp) },
        ]}
      />
      <Part
        title={<Trans>Outgoing SMS and e-mail</Trans>}
        part={outbox}
        facts={[
          { key: 'waiting', name: <Trans>Waiting</Trans>, value: count(outbox.waiting) },
          oldest(outbox.oldestAt),
          { key: 'failed', name: <Trans>Failed in an hour</Trans>, value: count(outbox.failed) },
        ]}
      />
    </>
  );
}

function Parts({ health }: { readonly health: Health }) {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const { program, database, clock, queue, outbox, jobs, gateways, vendors } = health;
  return (
    <>
      <Part
        title={<Trans>Program</Trans>}
        facts={[
          {
            key: 'build',
            name: <Trans>Version</Trans>,
            value: (
              <code translate="no" lang="zxx">
                {program.build}
              </code>
            ),
          },
          {
            key: 'started',
            name: <Trans>Running since</Trans>,
            value: moment(program.startedAt),
          },
        ]}
      />
      <Database database={database} />
      <DatabaseClock clock={clock} />
      <Queues queue={queue} outbox={outbox} />
      <Part title={<Trans>Payment gateways</Trans>}>
        <ServiceTable caption={t`Payment gateways`} services={gateways} />
      </Part>
      <Part title={<Trans>Vendors</Trans>}>
        <ServiceTable caption={t`Vendors`} services={vendors} />
      </Part>
      <Part title={<Trans>Jobs</Trans>}>
        <JobTable jobs={jobs} />
      </Part>
    </>
  );
}

/** The health of each part of the site, and since when. Figures are read anew every few seconds. */
export function HealthPage() {
  const { t } = useLingui();
  const query = useHealth();
  return (
    <Page title={t`Health of the site`} updatedAtMs={query.dataUpdatedAt}>
      <QueryState query={query} skeletons={3} />
      {query.data && <Parts health={query.data} />}
    </Page>
  );
}
