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
type LoggedResource = Omit<AdminLink, 'qr'>;

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

const withCode = (link: LoggedResource): AdminLink => ({ ...link, qr: getQr(link.url) });

const toAdminChannel = ({ changedAt, csType, ...row }: ChannelRow): AdminChannel => ({
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
    resources: links.map(withCode),
    channels: channels.map(toAdminChannel),
    hosts,
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

export async function putResource(
  ctx: Context,
  id: string,
  draft: ResourceDraft,
  by: OperatorCaller,
): Promise<Result<AdminLink, 'address_refused' | 'image_missing' | 'schedule_invalid'>> {
  const address = cleanAddress(draft.url);
  if (!address) return addressRefused();
  if (draft.qrCode !== null && !(await store.getPublicPicture(ctx.db, draft.qrCode)))
    return refuse('image_missing', { fields: { qrCode: { code: 'image_missing' } } });
  if (endsTooEarly(draft)) return scheduleInvalid();
  const row = { id, ...draft, ...getStoredFields(ctx, draft, address, by) };
  return transact(ctx, async (tx) => {
    const before = await store.findResource(tx, id);
    await store.putResource(tx, row);
    const after = await readLoggedResource(tx, row);
    const logged = before ? await readLoggedResource(tx, before) : null;
    await logChange(ctx, tx, { noun: 'resource', id, before: logged, after }, by);
    return ok(withCode(after));
  });
}

/** A channel is kept only when its host is allowed. */
export async function putChannel(
  ctx: Context,
  id: string,
  draft: ChannelDraft,
  by: OperatorCaller,
): Promise<Result<AdminChannel, 'address_refused' | 'host_not_allowed' | 'schedule_invalid'>> {
  const address = cleanAddress(draft.url);
  if (!address) return addressRefused();
  if (endsTooEarly(draft)) return scheduleInvalid();
  const row = { id, ...draft, ...getStoredFields(ctx, draft, address, by) };
  return transact(ctx, async (tx) => {
    if (!(await store.listHosts(tx)).includes(address.hostname))
      return refuse('host_not_allowed', { fields: { url: { code: 'host_not_allowed' } } });
    const before = await store.findChannel(tx, id);
    await store.putChannel(tx, row);
    const after = toAdminChannel(row);
    const logged = before ? toAdminChannel(before) : null;
    await logChange(ctx, tx, { noun: 'service_channel', id, before: logged, after }, by);
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
    const logged = toAdminChannel(before);
    await logChange(ctx, tx, { noun: 'service_channel', id, before: logged }, by);
    return ok({});
  });
}

/** Sets the allowed hosts. A channel that leads elsewhere is closed from then on. */
export async function putHosts(
  ctx: Context,
  hosts: readonly string[],
  by: OperatorCaller,
): Promise<Result<SupportSettings, never>> {
  await transact(ctx, async (tx) => {
    const before = await store.listHosts(tx);
    const after = [...new Set(hosts)];
    await store.setHosts(tx, after, { addedAt: ctx.clock.now(), addedBy: by.username });
    await logEvent(ctx, tx, {
      kind: 'service_host.changed',
      actor: getOperatorActor(by.username),
      subject: 'service_host',
      detail: { before, after },
    });
  });
  return ok(await loadSupportSettings(ctx));
}
