import { channelDraft, resourceDraft } from '@khelaghor/contract/site/external-links.ts';
import type {
  ChannelDraft,
  SupportSettings,
  CsType,
  AdminChannel,
  AdminLink,
  ResourceDraft,
  ResourceType,
} from '@khelaghor/contract/site/external-links.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import {
  computeRevision,
  mergeEdit,
  mergeSave,
  dropRevision,
  pickFields,
  withRevision,
} from '../../lib/edits.ts';
import type { Edit } from '../../lib/edits.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { getQr } from '../../lib/auth/qr-code.ts';
import {
  endsTooEarly,
  readPublishWindow,
  scheduleInvalid,
  formatPublishWindow,
} from '../../lib/publish-window.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import type { ChannelRow, LinkRow } from './store.ts';
import * as store from './store.ts';
import { cleanAddress } from './safe-address.ts';

/** A link as the log keeps it: without the code, which follows from the address. */
type LoggedResource = Omit<AdminLink, 'qr' | 'revision'>;

async function readLoggedResource(
  db: Database,
  { changedAt, resourceType, ...row }: LinkRow,
): Promise<LoggedResource> {
  const image = row.qrCode === null ? undefined : await store.getPublicPicture(db, row.qrCode);
  return {
    ...row,
    resourceType: resourceType as ResourceType,
    ...formatPublishWindow(row),
    qrImage: image ?? null,
    changedAt: changedAt.toISOString(),
  };
}

const toAdminLink = (link: LoggedResource): AdminLink => ({
  ...withRevision(resourceDraft, link),
  qr: getQr(link.url),
});

const toAdminChannel = ({ changedAt, csType, ...row }: ChannelRow): AdminChannel =>
  withRevision(channelDraft, {
    ...row,
    csType: csType as CsType,
    ...formatPublishWindow(row),
    changedAt: changedAt.toISOString(),
  });

/** Everything of the contacts page. */
export async function loadSupportSettings(ctx: Context): Promise<SupportSettings> {
  const [resources, channels, hosts] = await Promise.all([
    store.listResources(ctx.db),
    store.listChannels(ctx.db),
    store.listHosts(ctx.db),
  ]);
  const links = await Promise.all(resources.map((row) => readLoggedResource(ctx.db, row)));
  return {
    resources: links.map(toAdminLink),
    channels: channels.map(toAdminChannel),
    hosts,
    hostsRevision: computeRevision({ hosts }),
  };
}

/** Returns the columns that are not copied from a draft: window, address, last change. */
const getStoredFields = (
  ctx: Context,
  draft: ResourceDraft | ChannelDraft,
  address: URL,
  { username }: OperatorCaller,
) => ({
  ...readPublishWindow(draft),
  url: address.href,
  changedAt: ctx.clock.now(),
  changedBy: username,
});

const addressRefused = () =>
  refuse('address_refused', { fields: { url: { code: 'address_refused' } } });

type LoggedChange = {
  readonly noun: 'resource' | 'service_channel';
  readonly id: string;
  readonly before: object | null;
  /** Absent: it was removed. */
  readonly after?: object;
};

/** Logs that an operator added, changed or removed a link or a channel. */
async function logChange(
  ctx: Context,
  tx: Database,
  { noun, id, before, after }: LoggedChange,
  by: OperatorCaller,
): Promise<void> {
  const changed = before ? 'changed' : 'added';
  await logEvent(ctx, tx, {
    kind: `${noun}.${after ? changed : 'removed'}`,
    actor: getOperatorActor(by.username),
    subject: `${noun}:${id}`,
    detail: { before, ...(after && { after }) },
  });
}

type SaveRefusal =
  | 'address_refused'
  | 'changed_meanwhile'
  | 'malformed'
  | 'resource_unknown'
  | 'schedule_invalid';

/** Where the log keeps the changes of a link or a channel. */
const getRecord = (noun: LoggedChange['noun'], id: string) => ({
  subject: `${noun}:${id}`,
  kinds: [`${noun}.changed`, `${noun}.added`],
});

/** Adds or changes a link. */
export async function putResource(
  ctx: Context,
  id: string,
  edit: Edit<ResourceDraft>,
  by: OperatorCaller,
): Promise<Result<AdminLink, SaveRefusal | 'image_missing'>> {
  type Saved = Promise<Result<AdminLink, SaveRefusal | 'image_missing'>>;
  return transact(ctx, async (tx): Saved => {
    const found = await store.findResource(tx, id);
    const before = found ? await readLoggedResource(tx, found) : null;
    const edited = await mergeSave(tx, getRecord('resource', id), resourceDraft, {
      fields: before && pickFields(resourceDraft, before),
      edit,
      unknown: refuse('resource_unknown'),
    });
    if (!edited.ok) return edited;
    const draft = edited.value;
    const address = cleanAddress(draft.url);
    if (!address) return addressRefused();
    if (draft.qrCode !== null && !(await store.getPublicPicture(tx, draft.qrCode)))
      return refuse('image_missing', { fields: { qrCode: { code: 'image_missing' } } });
    if (endsTooEarly(draft)) return scheduleInvalid();
    const row = { id, ...draft, ...getStoredFields(ctx, draft, address, by) };
    await store.putResource(tx, row);
    const after = await readLoggedResource(tx, row);
    await logChange(ctx, tx, { noun: 'resource', id, before, after }, by);
    return ok(toAdminLink(after));
  });
}

/** A channel is kept only when its host is allowed. */
export async function putChannel(
  ctx: Context,
  id: string,
  edit: Edit<ChannelDraft>,
  by: OperatorCaller,
): Promise<Result<AdminChannel, SaveRefusal | 'host_not_allowed'>> {
  type Saved = Promise<Result<AdminChannel, SaveRefusal | 'host_not_allowed'>>;
  return transact(ctx, async (tx): Saved => {
    const found = await store.findChannel(tx, id);
    const before = found ? toAdminChannel(found) : null;
    const edited = await mergeSave(tx, getRecord('service_channel', id), channelDraft, {
      fields: before && pickFields(channelDraft, before),
      edit,
      unknown: refuse('resource_unknown'),
    });
    if (!edited.ok) return edited;
    const draft = edited.value;
    const address = cleanAddress(draft.url);
    if (!address) return addressRefused();
    if (endsTooEarly(draft)) return scheduleInvalid();
    if (!(await store.listHosts(tx)).includes(address.hostname))
      return refuse('host_not_allowed', { fields: { url: { code: 'host_not_allowed' } } });
    const row = { id, ...draft, ...getStoredFields(ctx, draft, address, by) };
    await store.putChannel(tx, row);
    const after = toAdminChannel(row);
    const logged = { before: before && dropRevision(before), after: dropRevision(after) };
    await logChange(ctx, tx, { noun: 'service_channel', id, ...logged }, by);
    return ok(after);
  });
}

type Removed = Result<Record<string, never>, 'resource_unknown'>;

export async function removeResource(
  ctx: Context,
  id: string,
  by: OperatorCaller,
): Promise<Removed> {
  return transact(ctx, async (tx) => {
    const before = await store.findResource(tx, id);
    if (!before) return refuse('resource_unknown');
    await store.removeResource(tx, id);
    const logged = await readLoggedResource(tx, before);
    await logChange(ctx, tx, { noun: 'resource', id, before: logged }, by);
    return ok({});
  });
}

export async function removeChannel(
  ctx: Context,
  id: string,
  by: OperatorCaller,
): Promise<Removed> {
  return transact(ctx, async (tx) => {
    const before = await store.findChannel(tx, id);
    if (!before) return refuse('resource_unknown');
    await store.removeChannel(tx, id);
    const logged = dropRevision(toAdminChannel(before));
    await logChange(ctx, tx, { noun: 'service_channel', id, before: logged }, by);
    return ok({});
  });
}

/** Sets the allowed hosts. A channel that leads elsewhere is closed from then on. */
export async function putHosts(
  ctx: Context,
  edit: Edit<{ hosts: string[] }>,
  by: OperatorCaller,
): Promise<Result<SupportSettings, 'changed_meanwhile'>> {
  const changed = await transact(ctx, async (tx) => {
    const before = await store.lockHosts(tx);
    const record = { subject: 'service_host', kinds: ['service_host.changed'] };
    const edited = await mergeEdit(tx, record, { hosts: before }, edit);
    if (!edited.ok) return edited;
    const after = [...new Set(edited.value.hosts)];
    await store.setHosts(tx, after, { addedAt: ctx.clock.now(), addedBy: by.username });
    await logEvent(ctx, tx, {
      kind: 'service_host.changed',
      actor: getOperatorActor(by.username),
      subject: 'service_host',
      detail: { before, after },
    });
    return edited;
  });
  return changed.ok ? ok(await loadSupportSettings(ctx)) : changed;
}
