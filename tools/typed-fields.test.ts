// Goal: every text that a request brings as people type it is read as its kind: a code, a name, a
// note, a search, an account or a date. Method: the text fields are found in the contract; tables
// say which kind each is, and typed texts of each kind go through the schema of the field or, where
// the settings rule a field, through the reader of fields.
import { expect, test } from 'vitest';
import { cleanTextBy } from '@khelaghor/contract/lib/field-rules.ts';
import { patternSources } from '@khelaghor/contract/lib/field-patterns.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import { readRoutes } from './generate-routes.ts';

type Schema = NonNullable<RouteShape['body']>;
type Leaf = { readonly id: string; readonly path: string; readonly schema: Schema };

/** What schemas have within them, by the properties of their definitions. */
type Definition = {
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[];
};

const readDefinition = (schema: Schema): Definition => schema._zod.def;

/** Whether a text has no format, or has its own reader before its format is checked. */
function isTyped(schema: Schema): boolean {
  const { format, checks = [] } = readDefinition(schema);
  const kinds = checks.map((check) => check._zod.def.check);
  return format === undefined && (kinds.includes('overwrite') || !kinds.includes('string_format'));
}

/** Finds the texts within a schema that people may have typed. */
function findTexts(id: string, schema: Schema, path = ''): Leaf[] {
  const { innerType, in: input, element, valueType, options, shape } = readDefinition(schema);
  const within = innerType ?? input;
  if (within) return findTexts(id, within, path);
  if (element) return findTexts(id, element, `${path}[]`);
  if (valueType) return findTexts(id, valueType, `${path}{}`);
  if (options) return options.flatMap((each) => findTexts(id, each, path));
  if (shape)
    return Object.entries(shape).flatMap(([name, each]) =>
      findTexts(id, each, path === '' ? name : `${path}.${name}`),
    );
  return schema._zod.def.type === 'string' && isTyped(schema) ? [{ id, path, schema }] : [];
}

const leaves: readonly Leaf[] = (await readRoutes())
  .filter(({ caller }) => caller !== 'gateway')
  .flatMap(({ id, query, body }) =>
    [query, body].flatMap((schema) => (schema ? findTexts(id, schema) : [])),
  );

const words = (text: string): string[] => text.trim().split(/\s+/u);

/** Fields by their path, or by the id of a call and the path where one path has several kinds. */
const kinds = {
  /** Cleaned by the schema. */
  name: words(`
    action.bn action.en kicker.bn kicker.en deal.bn deal.en brandName.bn brandName.en change.name
    broadcastTemplates.admin.save:name contact keywords.bn keywords.en labelNameBn labelNameEn
    maintenance.title.bn maintenance.title.en summary.bn summary.en tags[] terms.note.bn
    terms.note.en terms.numbers[].label terms.title.bn terms.title.en titleBn titleEn values{}
    promotions.admin.create:title.bn promotions.admin.create:title.en
    promotions.admin.update:title.bn promotions.admin.update:title.en
    announcements.admin.create:title.bn announcements.admin.create:title.en
    announcements.admin.update:title.bn announcements.admin.update:title.en
    help.admin.update:title.bn help.admin.update:title.en banners.admin.create:title.bn
    banners.admin.create:title.en banners.admin.update:title.bn banners.admin.update:title.en`),
  /** Cleaned by the schema, in several lines. */
  lines: words(`
    answer body.bn body.en maintenance.text.bn maintenance.text.en note reason remark
    members.admin.writeNote:text broadcastTemplates.admin.save:title.bn
    broadcastTemplates.admin.save:title.en broadcasts.admin.send:title.bn
    broadcasts.admin.send:title.en`),
  /** Folded by the schema. */
  search: words(`
    gameName games.admin.list:text listFiles.members:q members.admin.search:q
    manualDeposits.list:search statements.listLineClaims:search statements.listLines:search`),
  /** As `search`, where capitals count. */
  words: ['actor', 'subject'],
  account: ['account', 'audience.account', 'operator.login:username'],
  /** Six digits, cleaned by the schema. */
  otp: ['totpCode'],
  /** Read by the field's rule. */
  fieldName: words(
    'nickname payeeName whatsapp facebook line zalo wechat registration.register:username',
  ),
  fieldCode: words('affiliateCode recommenderId idNumber qqNum'),
  fieldDate: ['birthday'],
  /** Read by the server with `readOtp`, `toCode`, `toNumberCode`, `toVisibleText` or `readDate`. */
  server: words(`
    verificationCode ownCode proof.code code captcha referralCode trxId senderNumber number
    mobileNum mobileNo terms.numbers[].number proof.payeeName factors.addPasskey:name content
    username email expiresOn identities.admin.unlink:reason help.list:q`),
  /** Not typed, or taken as it is: secrets, tokens, addresses, files, names in code. */
  other: words(`
    answer.transports[] backUrl basis before change.lastIssue change.numbers[]
    change.play channel choice{} claim clientSeed columns.amount columns.direction.column
    columns.direction.incoming[] columns.sender columns.time columns.trxId confirmNewPassword
    confirmPassword confirmPaymentPassword content.bn content.en cursor data.vendor device domain
    domainName endpoint execution file firebaseIdToken gameClassify groupName halfPaid hosts[]
    humanProof images[] kind lastIssue launchCode linkToken linkageTarget menus.category[].modId
    menus.menu[].modId merchant merchantCode newPassword newPaymentPassword numbers[] oldPassword
    oldPaymentPassword openedFrom os password paymentPassword play playSeries[].play playsOff[]
    products.admin.reopen:name proof proofs[] publicKey random receipt registerUrl
    registrationFields[].acceptedPattern registrationFields[].patternId
    socialLogin.finish:search identities.finishLinking:search selection speed step{}
    screeningLists.import:text games.admin.import:text tickets[].halfPaid tickets[].issueNumber
    tickets[].play tickets[].selection token url vassalage vendor session.redeemHandoffCode:code
    key`),
} as const;
type Kind = keyof typeof kinds;

const kindByField = new Map<string, Kind>(
  (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    kinds[kind].map((field) => [field, kind] as const),
  ),
);
const getKind = ({ id, path }: Leaf): Kind | undefined =>
  kindByField.get(`${id}:${path}`) ?? kindByField.get(path);

const ofKind = (...wanted: readonly Kind[]): Leaf[] =>
  leaves.filter((leaf) => wanted.some((kind) => kind === getKind(leaf)));

test('each text that people may type has a kind in the table', () => {
  const missing = leaves.filter((leaf) => getKind(leaf) === undefined);
  expect([...new Set(missing.map(({ id, path }) => `${id}:${path}`))]).toEqual([]);
});

test('each row of the table is a field of the contract', () => {
  const known = new Set(leaves.flatMap(({ id, path }) => [path, `${id}:${path}`]));
  expect([...kindByField.keys()].filter((field) => !known.has(field))).toEqual([]);
});

/** What a schema makes of a text; null: it refuses it. */
function parse({ schema }: Leaf, text: string): unknown {
  const read = schema.safeParse(text);
  return read.success ? read.data : null;
}

const pattern = { acceptedPattern: '*', patternId: 'any', minLength: 1, maxLength: 80 };
const readField = ({ path: name }: Leaf, text: string): string =>
  cleanTextBy({ ...pattern, name, required: true }, text);

/** A text, and the fields that do not make of it what they should. */
const findWrong = (
  fields: readonly Leaf[],
  read: (leaf: Leaf) => unknown,
  isRight: (value: unknown) => boolean,
): string[] => fields.filter((leaf) => !isRight(read(leaf))).map(({ id, path }) => `${id}:${path}`);

const shown = ofKind('name', 'lines');
const shownByRule = ofKind('fieldName');

test.each([
  '',
  ' ',
  '\u3164',
  '\u3164\u3164\u3164',
  '\u2800\u2800\u2800',
  '\u115f\u1160\u115f',
  '\uffa0',
  '\u200b\u200b\u200b',
  '\u200d\u200c\u200d',
  '\u202e\u202c\u202e',
  '\u00ad',

  '\u0301\u0301\u0301',
  '\u09be\u09cd\u09be',
  '\u0000\u0000\u0000',
  '\u{e0041}',
  '\ufeff \ufeff',
])('nothing visible in %j: refused or empty in each name', (text) => {
  const isNone = (value: unknown) => value === null || value === '';
  expect(findWrong(shown, (leaf) => parse(leaf, text), isNone)).toEqual([]);
  expect(findWrong(shownByRule, (leaf) => readField(leaf, text), isNone)).toEqual([]);
});

test.each(['ক্ষ্ম ঘর', 'র\u200d্যাব', 'হিন্দ্\u200cস্তান', 'রু\u200cপা', 'abc ৭'])(
  'each name keeps %j',
  (text) => {
    const isKept = (value: unknown) => value === text.normalize('NFC');
    expect(findWrong(shown, (leaf) => parse(leaf, text), isKept)).toEqual([]);
    expect(findWrong(shownByRule, (leaf) => readField(leaf, text), isKept)).toEqual([]);
  },
);

test.each([
  'ra\u202ehim\u202c',
  '\u2066rahim\u2069',
  'ra\u200bhim',
  ' rahim\u3164 ',
  'ra\u200dhim',
])('each name reads %j as rahim', (text) => {
  const isClean = (value: unknown) => value === 'rahim';
  expect(findWrong(shown, (leaf) => parse(leaf, text), isClean)).toEqual([]);
  expect(findWrong(shownByRule, (leaf) => readField(leaf, text), isClean)).toEqual([]);
  expect(findWrong(ofKind('account'), (leaf) => parse(leaf, text), isClean)).toEqual([]);
});

test.each(['পিকে১০ রেস', 'পিকে10  রেস', ' পিকে১০ রেস\u200b', '\u202aপিকে১০\u00a0রেস\u202c'])(
  'each search folds %j alike',
  (text) => {
    const isFolded = (value: unknown) => value === 'পিকে10 রেস';
    expect(findWrong(ofKind('search', 'words'), (leaf) => parse(leaf, text), isFolded)).toEqual([]);
  },
);

test.each(['PK10', 'pk১০', 'ＰＫ１０'])('each search folds %j as pk10', (text) => {
  expect(
    findWrong(
      ofKind('search'),
      (leaf) => parse(leaf, text),
      (value) => value === 'pk10',
    ),
  ).toEqual([]);
});

test.each(['123456', '123 456', '123-456', '১২৩৪৫৬', '\u202a123456\u202c', '１２３‑４５６'])(
  'each code reads %j as 123456',
  (text) => {
    const isCode = (value: unknown) => value === '123456';
    expect(findWrong(ofKind('otp'), (leaf) => parse(leaf, text), isCode)).toEqual([]);
    const byRule = ofKind('fieldCode').filter(({ path }) => path !== 'qqNum');
    expect(findWrong(byRule, (leaf) => readField(leaf, text), isCode)).toEqual([]);
  },
);

test.each(['12345', '1234567', '12345a', ''])(
  '%j is refused as a code before it is tried',
  (text) => {
    expect(
      findWrong(
        ofKind('otp'),
        (leaf) => parse(leaf, text),
        (value) => value === null,
      ),
    ).toEqual([]);
  },
);

test.each(['19901231', '1990-12-31', '31/12/1990', '৩১.১২.১৯৯০', '১৯৯০১২৩১', '31 12 1990'])(
  'each date reads %j as 1990-12-31',
  (text) => {
    const rule = {
      ...pattern,
      acceptedPattern: patternSources.date_year_first,
      patternId: 'date_year_first',
      required: true,
    };
    const read = ({ path: name }: Leaf) => cleanTextBy({ ...rule, name }, text);
    expect(findWrong(ofKind('fieldDate'), read, (value) => value === '1990-12-31')).toEqual([]);
  },
);
