// Goal: the configuration of one site becomes that of another through a file, section by section,
// with the permissions and the second operator that edits by hand take; nothing else comes with it.
// Method: two whole servers, through the console's own calls.
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  alertRulesAdminConfirm,
  alertRulesAdminList,
  configurationAdminDownload,
  configurationAdminImport,
  configurationAdminPreviewImport,
  payoutRulesConfirm,
  payoutRulesList,
  rolesConfirm,
  rolesList,
  settingRequestsConfirm,
  settingsAdminGet,
  settingRequestsList,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import {
  depositChannelsConfirmTerms,
  depositChannelsList,
  depositChannelsSwitch,
  levelLimitsConfirm,
  levelLimitsList,
  payoutFeesConfirm,
  payoutFeesList,
  withdrawalTermsConfirm,
  withdrawalTermsList,
} from '@khelaghor/client/routes/money.gen.ts';
import { lotteryAdminConfirmTerms, lotteryAdminGet } from '@khelaghor/client/routes/play.gen.ts';
import { editSettings } from '@khelaghor/testkit/edit-settings.ts';
import type { SectionName } from '@khelaghor/contract/backoffice/configuration-sections.ts';
import { permissions as allPermissions } from '@khelaghor/contract/lib/permissions.ts';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

type Thing = { id: string; value: unknown };
type Sections = Record<SectionName, Thing[]>;
type File = { format: string; version: number; madeAt: string; sections: Sections };

const reason = 'As on the other site';

/** Keys of a site, as a deployment sets them. */
const keys = {
  KHELAGHOR_MASTER_KEY: Buffer.alloc(32, 'm').toString('base64'),
  KHELAGHOR_BKASH_USERNAME: 'name-at-bkash',
  KHELAGHOR_BKASH_PASSWORD: 'word-at-bkash',
  KHELAGHOR_BKASH_APP_KEY: 'app-at-bkash',
  KHELAGHOR_BKASH_APP_SECRET: 'sealed-at-bkash',
};

async function openSite() {
  const server = await withServer({ env: keys });
  const shapla = await createFirstOperator(server);
  const karim = await inviteOperator(server, shapla, 'karim');
  return { server, shapla: shapla.browser, karim: karim.browser };
}
const [source, target] = [await openSite(), await openSite()];

const download = async (browser: TestBrowser): Promise<string> => {
  const response = await browser.send(configurationAdminDownload.path, {});
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('content-disposition')).toMatch(/settings-\d{4}-\d\d-\d\d\.json/u);
  return response.text();
};
const readFile = async (browser: TestBrowser): Promise<File> =>
  JSON.parse(await download(browser)) as File;

const preview = async (browser: TestBrowser, file: File) =>
  (
    await browser.callOrFail(configurationAdminPreviewImport, {
      body: { file: JSON.stringify(file) },
    })
  ).sections;

const only = (file: File, section: SectionName, things: Thing[]): File => ({
  ...file,
  sections: { [section]: things } as Sections,
});

async function importSection(browser: TestBrowser, file: File, section: SectionName) {
  const shown = (await preview(browser, file)).find((one) => one.section === section);
  const body = { file: JSON.stringify(file), basis: shown?.basis ?? '', reason };
  const params = { section };
  return (await browser.callOrFail(configurationAdminImport, { params, body })).things;
}

async function importAll(browser: TestBrowser, file: File) {
  const outcomes: Record<string, string[]> = {};
  for (const section of Object.keys(file.sections) as SectionName[]) {
    const things = await importSection(browser, file, section);
    outcomes[section] = things.map(({ outcome }) => outcome);
  }
  return outcomes;
}

const find = (file: File, section: SectionName, id: string): Thing => {
  const thing = file.sections[section].find((one) => one.id === id);
  if (!thing) throw new Error(`the file has no ${id}`);
  return thing;
};
const change = (thing: Thing, part: object): Thing => ({
  ...thing,
  value: { ...(thing.value as object), ...part },
});

/** Gives an operator a role with these permissions alone. */
async function restrict(server: TestServer, username: string, permissions: Permission[]) {
  const id = v7();
  const role = { id, name: `Own ${id.slice(-12)}`, permissions, version: 0 };
  await server.ctx.db.insertInto('operatorRole').values(role).execute();
  await server.ctx.db
    .updateTable('operator')
    .set({ roleId: id })
    .where('username', '=', username)
    .execute();
}

async function confirmMoney(browser: TestBrowser): Promise<void> {
  const { channels, asked } = await browser.callOrFail(depositChannelsList, {});
  const waiting = channels.flatMap(({ channel, waiting: request }) =>
    request ? [{ channel, requestId: request.id }] : [],
  );
  const added = asked.map(({ channel, id }) => ({ channel, requestId: id }));
  for (const params of [...waiting, ...added])
    await browser.callOrFail(depositChannelsConfirmTerms, { params });
  for (const { currency, walletKind, waiting: one } of (
    await browser.callOrFail(payoutFeesList, {})
  ).fees)
    if (one)
      await browser.callOrFail(payoutFeesConfirm, {
        params: { currency, walletKind, requestId: one.id },
      });
  for (const { currency, level, waiting: one } of (await browser.callOrFail(levelLimitsList, {}))
    .limits)
    if (one)
      await browser.callOrFail(levelLimitsConfirm, {
        params: { currency, level, requestId: one.id },
      });
  for (const { currency, waiting: one } of (await browser.callOrFail(withdrawalTermsList, {}))
    .terms)
    if (one)
      await browser.callOrFail(withdrawalTermsConfirm, {
        params: { currency, requestId: one.id },
      });
  for (const { currency, waiting: one } of (await browser.callOrFail(payoutRulesList, {})).rules)
    if (one)
      await browser.callOrFail(payoutRulesConfirm, { params: { currency, requestId: one.id } });
}

/** Confirms, as a second operator, all that waits. */
async function confirmAll(browser: TestBrowser): Promise<void> {
  await confirmMoney(browser);
  const { waitingTerms } = await browser.callOrFail(lotteryAdminGet, {
    params: { gameCode: 'k3' },
  });
  if (waitingTerms)
    await browser.callOrFail(lotteryAdminConfirmTerms, {
      params: { gameCode: 'k3', requestId: waitingTerms.id },
    });
  for (const { kind, waiting: one } of (await browser.callOrFail(alertRulesAdminList, {})).rules)
    if (one)
      await browser.callOrFail(alertRulesAdminConfirm, { params: { kind, requestId: one.id } });
  for (const { id } of (await browser.callOrFail(rolesList, {})).waiting)
    await browser.callOrFail(rolesConfirm, { params: { changeId: id } });
  for (const { id, setting } of (await browser.callOrFail(settingRequestsList, {})).requests)
    await browser.callOrFail(settingRequestsConfirm, {
      params: { setting, requestId: id },
    });
}

/** The file of a fresh site with one thing of each section changed. */
function changeEach(file: File): File {
  const { sections } = file;
  const bkash = find(file, 'channels', 'manual-bkash');
  const { terms } = bkash.value as { terms: { title: object } };
  const changed: Record<SectionName, Thing[]> = {
    settings: [
      { id: 'freePlay', value: true },
      { id: 'payoutSecondFrom', value: 9_000 },
    ],
    channels: [
      change(bkash, { enabled: false, terms: { ...terms, sort: 77 } }),
      { ...change(bkash, { enabled: false }), id: 'manual-bkash-3' },
    ],
    levelLimits: [change(find(file, 'levelLimits', 'BDT 0'), { dayMaximum: '100000' })],
    fees: [change(find(file, 'fees', 'bkash BDT'), { fixed: '500' })],
    withdrawals: [change(find(file, 'withdrawals', 'PLAY'), { waitingMax: 2 })],
    lotteries: [change(find(file, 'lotteries', 'k3'), { series: 1_900 })],
    payoutRules: [change(find(file, 'payoutRules', 'PLAY'), { accountDays: 3 })],
    alerts: [change(find(file, 'alerts', 'large_win'), { threshold: 70_000 })],
    roles: [{ id: 'Cashier', value: { permissions: ['money.see', 'money.act'] } }],
  };
  const merge = (name: SectionName): Thing[] => {
    const mine = changed[name];
    const ids = new Set(mine.map(({ id }) => id));
    return [...sections[name].filter(({ id }) => !ids.has(id)), ...mine];
  };
  const names = Object.keys(sections) as SectionName[];
  return {
    ...file,
    sections: Object.fromEntries(names.map((name) => [name, merge(name)])) as Sections,
  };
}

const sorted = ({ sections }: File): unknown =>
  Object.entries(sections).map(([name, things]) => [
    name,
    things.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  ]);

test('a file of a fresh site changes nothing on it, and holds no secret', async () => {
  const text = await download(source.shapla);
  const file = JSON.parse(text) as File;
  expect(file).toMatchObject({ format: 'khelaghor-settings', version: 2 });
  const shown = await preview(source.shapla, file);
  expect(shown.map(({ section }) => section).toSorted()).toEqual(
    Object.keys(file.sections).toSorted(),
  );
  expect(shown.flatMap(({ things }) => things)).toEqual([]);
  const { secrets } = source.server.ctx;
  const derived = secrets.key('gateway/sandbox').toString('hex');
  const written = [...Object.values(keys), derived].filter((secret) => text.includes(secret));
  expect(written).toEqual([]);
  expect(text).not.toMatch(/secret|apiKey|totp/iu);
});

test('what a site exports makes another one equal, once and by two where edits take two', async () => {
  const fresh = await readFile(source.shapla);
  const wanted = changeEach(fresh);
  const first = await importAll(source.shapla, wanted);
  expect(first).toMatchObject({
    channels: ['requested', 'requested'],
    levelLimits: ['requested'],
    fees: ['requested'],
    withdrawals: ['requested'],
    lotteries: ['requested'],
    payoutRules: ['requested'],
    alerts: ['requested'],
    roles: ['requested'],
  });
  expect(first['settings']?.toSorted()).toEqual(['done', 'requested']);
  const again = await importAll(source.shapla, wanted);
  expect(new Set(Object.values(again).flat())).toEqual(new Set(['waiting']));
  await confirmAll(source.karim);
  const kept = await readFile(source.shapla);
  expect(sorted(kept)).toEqual(sorted(wanted));
  expect((await preview(source.shapla, wanted)).flatMap(({ things }) => things)).toEqual([]);

  await importAll(target.shapla, kept);
  await confirmAll(target.karim);
  expect(sorted(await readFile(target.shapla))).toEqual(sorted(kept));
  const nothing = await importAll(target.shapla, kept);
  expect(Object.values(nothing).flat()).toEqual([]);
});

test('a preview names what is new, changed, unknown or refused, and writes nothing', async () => {
  const before = await readFile(source.shapla);
  const { settings, channels, roles, lotteries } = before.sections;
  const bkash = find(before, 'channels', 'manual-bkash');
  const { terms } = bkash.value as { terms: object };
  const file: File = {
    ...before,
    sections: {
      settings: [...settings, { id: 'colourOfDoors', value: 1 }],
      channels: [
        ...channels.filter(({ id }) => id !== bkash.id),
        change(bkash, { terms: { ...terms, maximum: '1' } }),
        { ...bkash, id: 'manual-bkash-9' },
        { ...bkash, id: 'manual-piggy-2' },
      ],
      lotteries: [...lotteries, { ...find(before, 'lotteries', 'k3'), id: 'nolottery' }],
      roles: [...roles, { id: 'Owner', value: { permissions: [] } }],
    } as unknown as Sections,
  };
  const shown = await preview(source.shapla, file);
  const states = Object.fromEntries(
    shown.map(({ section, things }) => [
      section,
      things.map(({ id, state, refusal }) => [id, state, refusal?.code ?? null]),
    ]),
  );
  expect(states).toEqual({
    settings: [['colourOfDoors', 'unknown', 'configuration_unknown']],
    channels: [
      ['manual-bkash', 'refused', 'channel_terms_contradict'],
      ['manual-bkash-9', 'added', null],
      ['manual-piggy-2', 'unknown', 'configuration_unknown'],
    ],
    lotteries: [['nolottery', 'unknown', 'configuration_unknown']],
    roles: [['Owner', 'refused', 'role_fixed']],
  });
  const named = shown.find(({ section }) => section === 'roles')?.things[0]?.refusal;
  expect(named?.message).not.toBe('');
  expect(sorted(await readFile(source.shapla))).toEqual(sorted(before));
  expect((await source.shapla.callOrFail(depositChannelsList, {})).asked).toEqual([]);
});

test('a channel that is off in the file is switched off at once, and on again by another file', async () => {
  const file = await readFile(source.shapla);
  const params = { channel: 'manual-nagad' };
  await source.shapla.callOrFail(depositChannelsSwitch, { params, body: { enabled: false } });
  const shown = await preview(source.shapla, file);
  expect(shown.find(({ section }) => section === 'channels')?.things).toMatchObject([
    { id: 'manual-nagad', state: 'changed', before: { enabled: false }, after: { enabled: true } },
  ]);
  expect(await importSection(source.shapla, file, 'channels')).toMatchObject([
    { id: 'manual-nagad', outcome: 'done' },
  ]);
  expect(sorted(await readFile(source.shapla))).toEqual(sorted(file));
  const noted = await source.server.ctx.db
    .selectFrom('eventLog')
    .select(['subject', 'detail'])
    .where('kind', '=', 'configuration.imported')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(noted).toEqual({
    subject: 'configuration:channels',
    detail: { reason, done: ['manual-nagad'], requested: [] },
  });
});

test('a channel keeps its gateway, and a further one takes no code of another method', async () => {
  const file = await readFile(source.shapla);
  const nagad = find(file, 'channels', 'manual-nagad');
  const wanted = only(file, 'channels', [
    change(nagad, { gateway: 'manual-bkash' }),
    { ...nagad, id: 'manual-bkash-7' },
  ]);
  expect((await preview(source.shapla, wanted))[0]?.things).toMatchObject([
    { state: 'refused', refusal: { code: 'channel_gateway_fixed' } },
    { state: 'unknown' },
  ]);
  expect(await importSection(source.shapla, wanted, 'channels')).toMatchObject([
    { outcome: 'refused', refusal: { code: 'channel_gateway_fixed' } },
    { outcome: 'unknown' },
  ]);
});

test('settings that contradict each other are refused together, and the others imported', async () => {
  const file = await readFile(source.shapla);
  const wanted = only(file, 'settings', [
    { id: 'languages', value: ['en'] },
    { id: 'humanCheck', value: 'geetest' },
    { id: 'smsDailyMax', value: 321 },
  ]);
  expect(await importSection(source.shapla, wanted, 'settings')).toMatchObject([
    { id: 'languages', outcome: 'refused', refusal: { code: 'setting_invalid' } },
    { id: 'humanCheck', outcome: 'refused', refusal: { code: 'setting_invalid' } },
    { id: 'smsDailyMax', outcome: 'done' },
  ]);
  expect(await source.shapla.callOrFail(settingsAdminGet, {})).toMatchObject({
    languages: ['bn', 'en'],
    smsDailyMax: 321,
  });
});

test('a section that changed since the preview is not imported', async () => {
  const file = await readFile(source.shapla);
  const [shown] = await preview(source.shapla, only(file, 'settings', file.sections.settings));
  await editSettings(source.shapla, { smsDailyMax: 400 });
  const body = { file: JSON.stringify(file), basis: shown?.basis ?? '', reason };
  const params = { section: 'settings' } as const;
  expect(await source.shapla.call(configurationAdminImport, { params, body })).toMatchObject({
    code: 'state_changed',
  });
  expect(await source.shapla.callOrFail(settingsAdminGet, {})).toMatchObject({ smsDailyMax: 400 });
});

test.each([
  ['another version', { version: 1 }, 'configuration_file_version'],
  ['another format', { format: 'x' }, 'configuration_file_malformed'],
  ['an unknown section', { sections: { operators: [] } }, 'configuration_file_sections'],
  [
    'a setting twice',
    {
      sections: {
        settings: [
          { id: 'freePlay', value: true },
          { id: 'freePlay', value: false },
        ],
      },
    },
    'configuration_file_repeats',
  ],
  [
    'a wrong type',
    { sections: { settings: [{ id: 'freePlay', value: 1 }] } },
    'configuration_file_invalid',
  ],
  ['more than is read', { madeAt: ' '.repeat(1_000_001) }, 'configuration_file_too_long'],
  ['five megabytes', { madeAt: ' '.repeat(5_000_000) }, 'too_large'],
])('%s is refused by its name, and nothing is written', async (_, part, code) => {
  const before = await readFile(target.shapla);
  const file = JSON.stringify({ ...before, ...part });
  const refused = { success: false, code };
  expect(
    await target.shapla.call(configurationAdminPreviewImport, { body: { file } }),
  ).toMatchObject(refused);
  const params = { section: 'settings' } as const;
  const body = { file, basis: '', reason };
  expect(await target.shapla.call(configurationAdminImport, { params, body })).toMatchObject(
    refused,
  );
});

test('a role sees, exports and imports the sections of its areas alone', async () => {
  const file = await readFile(target.shapla);
  await restrict(target.server, 'karim', [
    'settings.see',
    'settings.act',
    'settings.export',
    'money.see',
    'operators.see',
    'operators.act',
  ]);
  expect(Object.keys((await readFile(target.karim)).sections).toSorted()).toEqual([
    'alerts',
    'settings',
  ]);
  const fee = change(find(file, 'fees', 'bkash BDT'), { fixed: '900' });
  const wanted: File = {
    ...file,
    sections: {
      fees: [fee],
      settings: [{ id: 'smsDailyMax', value: 77 }],
      roles: [
        { id: 'Helper', value: { permissions: ['money.see'] } },
        { id: 'Heir', value: { permissions: ['money.see', 'money.approve'] } },
      ],
    } as unknown as Sections,
  };
  const shown = await preview(target.karim, wanted);
  expect(shown).toMatchObject([
    { section: 'settings', refusal: null, things: [{ id: 'smsDailyMax' }] },
    { section: 'fees', refusal: { code: 'permission_missing' }, things: [] },
    {
      section: 'roles',
      things: [
        { id: 'Helper', state: 'added' },
        { id: 'Heir', state: 'refused', refusal: { code: 'role_beyond_own' } },
      ],
    },
  ]);
  const body = { file: JSON.stringify(wanted), basis: '', reason };
  expect(
    await target.karim.call(configurationAdminImport, { params: { section: 'fees' }, body }),
  ).toMatchObject({ code: 'permission_missing' });
  expect(await importSection(target.karim, wanted, 'roles')).toMatchObject([
    { id: 'Helper', outcome: 'requested' },
    { id: 'Heir', outcome: 'refused', refusal: { code: 'role_beyond_own' } },
  ]);
  const { waiting } = await target.shapla.callOrFail(rolesList, {});
  expect(waiting.map(({ change: one }) => one)).toMatchObject([{ kind: 'create', name: 'Helper' }]);
});

test('the role of the operator who imports is not changed by the file', async () => {
  const { roles } = await target.shapla.callOrFail(rolesList, {});
  const own = roles.find(({ operators }) => operators.includes('karim'));
  const file = await readFile(target.shapla);
  const wanted = only(file, 'roles', [
    { id: own?.name ?? '', value: { permissions: allPermissions.slice(0, 1) } },
  ]);
  expect((await preview(target.karim, wanted))[0]?.things).toMatchObject([
    { state: 'refused', refusal: { code: 'own_account' } },
  ]);
});

test('a stranger learns nothing and changes nothing', async () => {
  const stranger = openBrowser(source.server, { listener: 'console' });
  const refused = { success: false, code: 'not_logged_in' };
  expect(await stranger.call(configurationAdminDownload, {})).toMatchObject(refused);
  expect(
    await stranger.call(configurationAdminPreviewImport, { body: { file: '{}' } }),
  ).toMatchObject(refused);
  const params = { section: 'roles' } as const;
  const body = { file: '{}', basis: '', reason };
  expect(await stranger.call(configurationAdminImport, { params, body })).toMatchObject(refused);
});
