// Goal: of two operators who read one record and change different fields of it, the second is
// refused, told what the first changed, and resets nothing of it. Method: a table of the kinds of
// records; both operators read, one after the other saves, over the console's own calls.
import { beforeAll, describe, expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  membersAdminGetDesk,
  membersAdminSetTags,
  profileAdminGet,
  profileAdminUpdate,
  settingsAdminGet,
  settingsAdminUpdate,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import {
  broadcastTemplatesAdminList,
  broadcastTemplatesAdminSave,
  promotionsAdminCreate,
  promotionsAdminList,
  promotionsAdminUpdate,
} from '@khelaghor/client/routes/growth.gen.ts';
import {
  gamesAdminList,
  gamesAdminSwitch,
  gamesAdminUpdate,
  vendorsAdminList,
  vendorsAdminUpdate,
} from '@khelaghor/client/routes/play.gen.ts';
import {
  announcementsAdminCreate,
  announcementsAdminList,
  announcementsAdminUpdate,
  bannersAdminCreate,
  bannersAdminList,
  bannersAdminReorder,
  bannersAdminUpdate,
  helpAdminDelete,
  helpAdminList,
  helpAdminUpdate,
  linksAdminList,
  linksAdminUpdate,
  supportAdminUpdateChannel,
  supportAdminUpdateHosts,
} from '@khelaghor/client/routes/site.gen.ts';
import { addLobbyVendor } from '@khelaghor/testkit/seed-lobby.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
const first = await createFirstOperator(server);
const shapla = first.browser;
const karim = (await inviteOperator(server, first, 'karim')).browser;
await addLobbyVendor(server, { code: 'megha' });
const member = await signUp(server);

type Reading = { readonly revision: string };
type Fields = Readonly<Record<string, unknown>>;

type Kind = {
  /** How the record stands, with its revision. */
  readonly read: () => Promise<object & Reading>;
  readonly edit: (by: TestBrowser, body: Fields & Reading) => Promise<{ success: boolean }>;
  /** What one operator changes, and what the other does. */
  readonly one: Fields;
  readonly other: Fields;
  /** What both change at once. */
  readonly race: readonly [Fields, Fields];
};

const both = (text: string) => ({ bn: text, en: text });
const always = { startsAt: null, endsAt: null, enabled: true };

/** The record with an id in a list that was just read. */
function pick<Kept extends { readonly id: string }>(list: readonly Kept[], id: string): Kept {
  const found = list.find((kept) => kept.id === id);
  if (!found) throw new Error('the record is not in its list');
  return found;
}

async function makeGame(): Promise<Kind> {
  const read = async () => {
    const { games } = await shapla.callOrFail(gamesAdminList, { query: { code: 'dice' } });
    const [game] = games;
    if (!game) throw new Error('there is no Dice');
    return { ...game, titleEn: game.title.en };
  };
  return {
    read,
    edit: (by, body) => by.call(gamesAdminUpdate, { params: { gameCode: 'dice' }, body }),
    one: { sort: 77 },
    other: { titleEn: 'River dice' },
    race: [{ titleEn: 'Wide dice' }, { titleEn: 'Long dice' }],
  };
}

async function makeVendor(): Promise<Kind> {
  const read = async () => {
    const { vendors } = await shapla.callOrFail(vendorsAdminList, {});
    const vendor = vendors.find(({ code }) => code === 'megha');
    if (!vendor) throw new Error('there is no Megha');
    return { ...vendor, titleEn: vendor.title.en };
  };
  return {
    read,
    edit: (by, body) => by.call(vendorsAdminUpdate, { params: { code: 'megha' }, body }),
    one: { winMax: '5000' },
    other: { titleEn: 'Megha two' },
    race: [{ titleEn: 'Megha three' }, { titleEn: 'Megha four' }],
  };
}

async function makePromotion(): Promise<Kind> {
  const { id } = await shapla.callOrFail(promotionsAdminCreate, {
    body: {
      title: both('Eid'),
      summary: both('Eid'),
      content: both('<p>Eid</p>'),
      category: 'event',
      kind: 'claim',
      audience: 'everyone',
      pictures: ['offers'],
      amount: '5000',
      target: null,
      budget: '100000',
      ...always,
    },
  });
  return {
    read: async () => pick((await shapla.callOrFail(promotionsAdminList, {})).promotions, id),
    edit: (by, body) => by.call(promotionsAdminUpdate, { params: { id }, body }),
    one: { enabled: false },
    other: { budget: '200000' },
    race: [{ budget: '300000' }, { budget: '400000' }],
  };
}

async function makeAnnouncement(): Promise<Kind> {
  const text = { title: both('News'), content: both('<p>News</p>') };
  const body = { type: 'B' as const, place: null, sort: 50, ...text, ...always };
  const { id } = await shapla.callOrFail(announcementsAdminCreate, { body });
  return {
    read: async () => pick((await shapla.callOrFail(announcementsAdminList, {})).announcements, id),
    edit: (by, changed) => by.call(announcementsAdminUpdate, { params: { id }, body: changed }),
    one: { sort: 40 },
    other: { title: both('Other news') },
    race: [{ title: both('Third news') }, { title: both('Fourth news') }],
  };
}

const addBanner = (name: string) =>
  shapla.callOrFail(bannersAdminCreate, {
    body: {
      groupName: 'w_fish',
      picture: 'river',
      picturePhone: 'river-m',
      title: both(name),
      kicker: both(''),
      deal: both(''),
      action: both(''),
      linkageType: 'none',
      linkageTarget: '',
      tone: 'river',
      ...always,
    },
  });

async function makeBanner(): Promise<Kind> {
  const { id } = await addBanner('Fish');
  return {
    read: async () => pick((await shapla.callOrFail(bannersAdminList, {})).banners, id),
    edit: (by, body) => by.call(bannersAdminUpdate, { params: { id }, body }),
    one: { tone: 'leaf' },
    other: { title: both('Big fish') },
    race: [{ title: both('Third fish') }, { title: both('Fourth fish') }],
  };
}

async function makeArticle(): Promise<Kind> {
  const params = { id: v7() };
  const text = { title: both('Kites'), content: both('<p>Kites</p>'), keywords: both('') };
  const body = { slug: 'kites', topic: 'games' as const, sort: 500, ...text, ...always };
  await shapla.callOrFail(helpAdminUpdate, { params, body: { ...body, revision: null } });
  return {
    read: async () => pick((await shapla.callOrFail(helpAdminList, {})).articles, params.id),
    edit: (by, changed) => by.call(helpAdminUpdate, { params, body: changed }),
    one: { topic: 'money' },
    other: { slug: 'big-kites' },
    race: [{ slug: 'third-kites' }, { slug: 'fourth-kites' }],
  };
}

const readContacts = () => shapla.callOrFail(linksAdminList, {});

async function makeLink(): Promise<Kind> {
  const params = { id: v7() };
  const names = { labelNameBn: 'শুরু', labelNameEn: 'Start' };
  const link = { resourceType: 'WEBSITE' as const, url: 'https://one.example/', qrCode: null };
  const body = { ...link, ...names, ...always, sort: 1, revision: null };
  await shapla.callOrFail(linksAdminUpdate, { params, body });
  return {
    read: async () => pick((await readContacts()).resources, params.id),
    edit: (by, changed) => by.call(linksAdminUpdate, { params, body: changed }),
    one: { url: 'https://two.example/' },
    other: { labelNameEn: 'Begin' },
    race: [{ labelNameEn: 'Third' }, { labelNameEn: 'Fourth' }],
  };
}

async function readHosts() {
  const { hosts, hostsRevision: revision } = await readContacts();
  return { hosts, revision };
}

async function makeChannel(): Promise<Kind> {
  const params = { id: v7() };
  const { hosts, revision } = await readHosts();
  const allowed = { hosts: [...hosts, 'chat.example.org'], revision };
  await shapla.callOrFail(supportAdminUpdateHosts, { body: allowed });
  const url = 'https://chat.example.org/room';
  const body = { csType: 'LIVECHAT' as const, url, sort: 1, ...always, revision: null };
  await shapla.callOrFail(supportAdminUpdateChannel, { params, body });
  return {
    read: async () => pick((await readContacts()).channels, params.id),
    edit: (by, changed) => by.call(supportAdminUpdateChannel, { params, body: changed }),
    one: { enabled: false },
    other: { sort: 2 },
    race: [{ sort: 3 }, { sort: 4 }],
  };
}

async function makeTemplate(): Promise<Kind> {
  const params = { id: v7() };
  const body = { name: 'Greeting', title: both('Hello'), body: both('Hello'), link: null };
  const added = { params, body: { ...body, revision: null } };
  await shapla.callOrFail(broadcastTemplatesAdminSave, added);
  const list = () => shapla.callOrFail(broadcastTemplatesAdminList, {});
  return {
    read: async () => pick((await list()).templates, params.id),
    edit: (by, changed) => by.call(broadcastTemplatesAdminSave, { params, body: changed }),
    one: { name: 'Welcome' },
    other: { title: both('Good day') },
    race: [{ title: both('Third') }, { title: both('Fourth') }],
  };
}

async function makeTags(): Promise<Kind> {
  const params = { id: member.memberId };
  const read = async () => {
    const { tags, tagsRevision } = await shapla.callOrFail(membersAdminGetDesk, { params });
    return { tags, revision: tagsRevision };
  };
  return {
    read,
    edit: (by, body) => by.call(membersAdminSetTags, { params, body }),
    one: { tags: ['vip'] },
    other: { tags: ['watch'] },
    race: [{ tags: ['third'] }, { tags: ['fourth'] }],
  };
}

async function makeHosts(): Promise<Kind> {
  return {
    read: readHosts,
    edit: (by, body) => by.call(supportAdminUpdateHosts, { body }),
    one: { hosts: ['one.example'] },
    other: { hosts: ['two.example'] },
    race: [{ hosts: ['third.example'] }, { hosts: ['fourth.example'] }],
  };
}

async function makeProfile(): Promise<Kind> {
  const params = { id: member.memberId };
  const reason = 'Matches the identity document';
  return {
    read: () => shapla.callOrFail(profileAdminGet, { params }),
    edit: (by, body) => by.call(profileAdminUpdate, { params, body: { ...body, reason } }),
    one: { payeeName: 'Rahim Uddin' },
    other: { birthday: '1990-12-31' },
    race: [{ birthday: '1991-12-31' }, { birthday: '1992-12-31' }],
  };
}

async function makeSettings(): Promise<Kind> {
  return {
    read: () => shapla.callOrFail(settingsAdminGet, {}),
    edit: (by, body) => by.call(settingsAdminUpdate, { body }),
    one: { freePlay: true },
    other: { smsDailyMax: 321 },
    race: [{ smsDailyMax: 322 }, { smsDailyMax: 323 }],
  };
}

const kinds: readonly (readonly [name: string, make: () => Promise<Kind>])[] = [
  ['a game', makeGame],
  ['a vendor', makeVendor],
  ['a promotion', makePromotion],
  ['an announcement', makeAnnouncement],
  ['a banner', makeBanner],
  ['a help article', makeArticle],
  ['a link', makeLink],
  ['a channel of customer service', makeChannel],
  ['allowed hosts', makeHosts],
  ['a text of messages', makeTemplate],
  ['tags of a member', makeTags],
  ['the name and birthday of a member', makeProfile],
  ['settings', makeSettings],
];

describe.each(kinds)('%s', (_name, make) => {
  let kind: Kind;
  beforeAll(async () => {
    kind = await make();
  });

  test('the second of two edits is refused, told of the first, and resets nothing', async () => {
    const { revision } = await kind.read();
    expect(await kind.edit(karim, { ...kind.one, revision })).toMatchObject({ success: true });
    const refused = await kind.edit(shapla, { ...kind.other, revision });
    const standing = await kind.read();
    expect(refused).toMatchObject({
      code: 'changed_meanwhile',
      standing: { revision: standing.revision, fields: kind.one, changedBy: 'karim' },
    });
    expect(standing).toMatchObject(kind.one);
    expect(standing).not.toMatchObject(kind.other);
    expect(standing.revision).not.toBe(revision);
  });

  test('the refused edit is saved with the revision of the refusal, beside the first one', async () => {
    const { revision } = await kind.read();
    expect(await kind.edit(shapla, { ...kind.other, revision })).toMatchObject({ success: true });
    const kept = Object.keys(kind.one).filter((name) => !Object.hasOwn(kind.other, name));
    const after: Fields = { ...(await kind.read()) };
    expect(after).toMatchObject(kind.other);
    for (const name of kept) expect(after[name]).toEqual(kind.one[name]);
  });

  test('of two edits at once exactly one is saved', async () => {
    const { revision } = await kind.read();
    const edits = await Promise.all([
      kind.edit(karim, { ...kind.race[0], revision }),
      kind.edit(shapla, { ...kind.race[1], revision }),
    ]);
    expect(edits.filter(({ success }) => success)).toHaveLength(1);
    expect(edits.find(({ success }) => !success)).toMatchObject({ code: 'changed_meanwhile' });
    const [saved] = kind.race.filter((_, nth) => edits[nth]?.success);
    expect(await kind.read()).toMatchObject(saved ?? {});
  });

  test('an edit that is repeated is answered like the first time', async () => {
    const { revision } = await kind.read();
    expect(await kind.edit(karim, { ...kind.one, revision })).toMatchObject({ success: true });
    expect(await kind.edit(karim, { ...kind.one, revision })).toMatchObject({ success: true });
  });
});

test('renaming a game that another operator closed leaves it closed', async () => {
  const params = { gameCode: 'mines' };
  const read = async () =>
    (await shapla.callOrFail(gamesAdminList, { query: { code: 'mines' } })).games[0];
  const game = await read();
  await karim.callOrFail(gamesAdminSwitch, { params, body: { open: false } });
  const renamed = { titleEn: 'Mine field' };
  const body = { ...renamed, revision: game?.revision ?? '' };
  const refused = await shapla.call(gamesAdminUpdate, { params, body });
  expect(refused).toMatchObject({
    code: 'changed_meanwhile',
    standing: { fields: { state: 'closed' }, changedBy: 'karim' },
  });
  const { revision = '' } = (await read()) ?? {};
  await shapla.callOrFail(gamesAdminUpdate, { params, body: { ...renamed, revision } });
  expect(await read()).toMatchObject({ open: false, title: { en: 'Mine field' } });
});

test('renaming a vendor whose cap another operator lowered leaves the cap low', async () => {
  await addLobbyVendor(server, { code: 'padma' });
  const params = { code: 'padma' };
  const read = async () => {
    const { vendors } = await shapla.callOrFail(vendorsAdminList, {});
    return vendors.find(({ code }) => code === 'padma');
  };
  const { revision = '', winMax } = (await read()) ?? {};
  expect(winMax).not.toBe('5000');
  await karim.callOrFail(vendorsAdminUpdate, { params, body: { winMax: '5000', revision } });
  const renamed = { titleEn: 'Padma two' };
  const refused = await shapla.call(vendorsAdminUpdate, { params, body: { ...renamed, revision } });
  expect(refused).toMatchObject({
    code: 'changed_meanwhile',
    standing: { fields: { winMax: '5000' }, changedBy: 'karim' },
  });
  const body = { ...renamed, revision: (await read())?.revision ?? '' };
  await shapla.callOrFail(vendorsAdminUpdate, { params, body });
  expect(await read()).toMatchObject({ winMax: '5000', title: { en: 'Padma two' } });
});

test('an order that another operator changed is refused with the order of now', async () => {
  await addBanner('River');
  await addBanner('Pond');
  const list = async () =>
    (await shapla.callOrFail(bannersAdminList, {})).banners
      .filter(({ groupName }) => groupName === 'w_fish')
      .map(({ id }) => id);
  const seen = await list();
  const ids = seen.toReversed();
  const order = { groupName: 'w_fish' as const, seen };
  await karim.callOrFail(bannersAdminReorder, { body: { ...order, ids } });
  const [one = '', ...rest] = seen;
  const moved = { ...order, ids: [...rest, one] };
  const refused = await shapla.call(bannersAdminReorder, { body: moved });
  expect(refused).toMatchObject({ code: 'changed_meanwhile', standing: { fields: { ids } } });
  expect(await list()).toEqual(ids);
});

test('a record that another operator removed is not made anew by an edit', async () => {
  const params = { id: v7() };
  const text = { title: both('Boats'), content: both('<p>Boats</p>'), keywords: both('') };
  const body = { slug: 'boats', topic: 'games' as const, sort: 500, ...text, ...always };
  const added = { params, body: { ...body, revision: null } };
  const { revision } = await shapla.callOrFail(helpAdminUpdate, added);
  await karim.callOrFail(helpAdminDelete, { params });
  const edit = { params, body: { sort: 1, revision } };
  expect(await shapla.call(helpAdminUpdate, edit)).toMatchObject({ code: 'article_unknown' });
  const partly = { params: { id: v7() }, body: { sort: 1, revision: null } };
  expect(await shapla.call(helpAdminUpdate, partly)).toMatchObject({
    code: 'malformed',
    fields: { slug: expect.any(String) as string, title: expect.any(String) as string },
  });
});
