import './external-links.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { SupportSettings, AdminChannel } from '@khelaghor/contract/site/external-links.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { EditorList } from '../../shared/kit/editor-list.tsx';
import type { EditorRow } from '../../shared/kit/editor-list.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { ScheduleTag } from '../../shared/schedule-tag.tsx';
import { ChannelForm } from './channel-form.tsx';
import { channelKinds, emptyChannel, getChannelDraft, resourceKinds } from './channel-draft.ts';
import { HostsForm } from './hosts-form.tsx';
import { ResourceForm } from './resource-form.tsx';
import { useExternalLinks, useRemoveChannel, useRemoveResource } from './use-external-links.ts';
import { May } from '../../shared/may.tsx';

const route = getRouteApi('/inside/contacts');

/** Whether a channel's host is allowed: otherwise readers do not see it. */
const isAllowed = (channel: AdminChannel, hosts: readonly string[]): boolean =>
  URL.canParse(channel.url) && hosts.includes(new URL(channel.url).hostname);

type PartProps = Omit<ComponentProps<typeof EditorList>, 'sections'> & {
  readonly title: ReactNode;
  readonly rows: readonly EditorRow[];
  /** The words of the button that opens the form of a new one. */
  readonly add: ReactNode;
};

/** A list under its title, with the button that adds to it. */
function Part({ title, rows, add, ...list }: PartProps) {
  return (
    <section>
      <h2 className="section-title">{title}</h2>
      <EditorList {...list} sections={[{ key: 'all', rows }]} />
      <div className="content-foot">
        <May act="act">
          <Button icon="plus" onClick={() => list.onEdit('new')}>
            {add}
          </Button>
        </May>
      </div>
    </section>
  );
}

type ListProps = {
  readonly desk: SupportSettings;
  /** Opens the form of one, or of a new one. */
  readonly onEdit: (id: string) => void;
};

function Channels({ desk, onEdit }: ListProps) {
  const { t } = useLingui();
  const removing = useRemoveChannel();
  return (
    <Part
      title={<Trans>Customer service</Trans>}
      rows={desk.channels.map((channel) => ({
        id: channel.id,
        icon: <Icon name={channelKinds[channel.csType].icon} />,
        title: t(channelKinds[channel.csType].name),
        notes: <small dir="ltr">{channel.url}</small>,
        state:
          channel.enabled && !isAllowed(channel, desk.hosts) ? (
            <StatusBadge tone="bad">
              <Trans>Closed: its host is not allowed</Trans>
            </StatusBadge>
          ) : (
            <ScheduleTag scheduled={channel} />
          ),
      }))}
      empty={
        <EmptyState
          title={<Trans>No channel yet</Trans>}
          text={<Trans>Allow a host below, then add the first channel.</Trans>}
        />
      }
      onEdit={onEdit}
      removing={removing}
      question={<Trans>Remove this channel?</Trans>}
      add={<Trans>New channel</Trans>}
    />
  );
}

function Resources({ desk, onEdit }: ListProps) {
  const text = useLocalText();
  const removing = useRemoveResource();
  return (
    <Part
      title={<Trans>Links of the site</Trans>}
      rows={desk.resources.map((resource) => ({
        id: resource.id,
        icon: <Icon name={resourceKinds[resource.resourceType].icon} />,
        title: text({ bn: resource.labelNameBn, en: resource.labelNameEn }),
        notes: <small dir="ltr">{resource.url}</small>,
        state: <ScheduleTag scheduled={resource} />,
      }))}
      empty={<EmptyState title={<Trans>No links yet</Trans>} />}
      onEdit={onEdit}
      removing={removing}
      question={<Trans>Remove this link?</Trans>}
      add={<Trans>New link</Trans>}
    />
  );
}

type Editing = { readonly channel?: string; readonly link?: string };

/** The form that the address asks for; null when it asks for none, or for what is not there. */
function getForm({ channel, link }: Editing, desk: SupportSettings, onDone: () => void): ReactNode {
  const adminChannel = desk.channels.find(({ id }) => id === channel);
  if (adminChannel || channel === 'new') {
    const begun = getChannelDraft(adminChannel ?? emptyChannel);
    return <ChannelForm key={channel} kept={adminChannel ?? null} begun={begun} onDone={onDone} />;
  }
  const keptLink = desk.resources.find(({ id }) => id === link);
  if (!keptLink && link !== 'new') return null;
  return <ResourceForm key={link} kept={keptLink ?? null} onDone={onDone} />;
}

/** Links, channels of customer service, and the hosts that these may lead to; or a form. */
export function ExternalLinksPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = useNavigate();
  const query = useExternalLinks();
  const { data } = query;
  const go = (next: Editing) => void navigate({ to: '/contacts', search: next });
  const form = data && getForm(search, data, () => go({}));
  const titles = {
    channel: search.channel === 'new' ? t`New channel` : t`Channel`,
    link: search.link === 'new' ? t`New link` : t`Link`,
    all: t`Contacts and links`,
  };
  const shown = !form ? 'all' : search.channel === undefined ? 'link' : 'channel';
  return (
    <Page title={titles[shown]} updatedAtMs={query.dataUpdatedAt}>
      <QueryState query={query} />
      {form}
      {data && form === null && (
        <>
          <Channels desk={data} onEdit={(channel) => go({ channel })} />
          <HostsForm hosts={data.hosts} revision={data.hostsRevision} />
          <Resources desk={data} onEdit={(link) => go({ link })} />
        </>
      )}
    </Page>
  );
}
