import type { KnownPattern } from '../lib/field-patterns.ts';
import type { LocalText } from '../lib/shapes.ts';

// What members fill in about themselves. Without Zod, because the browser draws its forms from it.

/**
 * A row is all that a plain field needs besides its column. From it are made: the registration
 * form and its rule in the settings, the profile's form, reply and change, and the member's card
 * of the console.
 */
export type MemberField = {
  readonly label: LocalText;
  /** What operators read on the member's card, where that is another name. */
  readonly operatorLabel?: LocalText;
  /** What the member reads in the profile until it is set; `{age}` is the minimum age. */
  readonly hint?: LocalText;
  /**
   * `column`: the column of `member` with this name, empty until the member fills it in;
   * `account`: a column that every account has filled; `extra`: a key of `member.extra`.
   */
  readonly kept: 'column' | 'account' | 'extra';
  /** The member changes it at any time, or sets it once and then only operators correct it. */
  readonly edits: 'any_time' | 'once';
  /** In the profile always, or while the registration form asks for it. */
  readonly profile: 'always' | 'when_asked';
  /**
   * On the member's card of the console: only shown, or corrected by operators with a reason. The
   * notification of a correction (`profile_corrected`) names such fields.
   */
  readonly card: 'shown' | 'corrected' | 'absent';
  /**
   * `operators`: registration may ask for it, and the settings change the rule, which is off on a
   * fresh site; `house`: the rule below, and never empty; `code`: the feature has its own check.
   */
  readonly ruledBy: 'operators' | 'house' | 'code';
  readonly rule: { readonly pattern: KnownPattern; readonly min: number; readonly max: number };
  readonly control: {
    readonly kind: 'text' | 'date';
    readonly icon?: 'user' | 'whatsapp' | 'facebook';
    readonly autoComplete?: 'name';
  };
};

/** Contact details at other services. */
const contact = {
  kept: 'extra',
  edits: 'any_time',
  profile: 'when_asked',
  card: 'absent',
  ruledBy: 'operators',
} as const;

export const memberFields = {
  /** The name that other members see: letters and digits of any script. */
  nickname: {
    label: { bn: 'ডাকনাম', en: 'Nickname' },
    kept: 'account',
    edits: 'any_time',
    profile: 'always',
    card: 'absent',
    ruledBy: 'house',
    rule: { pattern: 'no_special', min: 2, max: 20 },
    control: { kind: 'text', icon: 'user' },
  },
  /** The legal name for payouts. */
  payeeName: {
    label: { bn: 'পুরো নাম', en: 'Full name' },
    operatorLabel: { bn: 'যে নামে টাকা পাঠানো হয়', en: 'Payee name' },
    hint: { bn: 'টাকা এই নামেই পাঠানো হয়।', en: 'Payouts go to this name.' },
    kept: 'column',
    edits: 'once',
    profile: 'always',
    card: 'corrected',
    ruledBy: 'operators',
    rule: { pattern: 'any', min: 2, max: 80 },
    control: { kind: 'text', autoComplete: 'name' },
  },
  /** As text: "1990-12-31". */
  birthday: {
    label: { bn: 'জন্মতারিখ', en: 'Birthday' },
    hint: {
      bn: 'এখানে খেলতে বয়স {age} বা তার বেশি হতে হবে।',
      en: 'Who plays here is {age} years old or older.',
    },
    kept: 'column',
    edits: 'once',
    profile: 'always',
    card: 'corrected',
    ruledBy: 'code',
    rule: { pattern: 'date_year_first', min: 10, max: 10 },
    control: { kind: 'date' },
  },
  whatsapp: {
    ...contact,
    label: { bn: 'হোয়াটসঅ্যাপ', en: 'WhatsApp' },
    rule: { pattern: 'any', min: 5, max: 40 },
    control: { kind: 'text', icon: 'whatsapp' },
  },
  facebook: {
    ...contact,
    label: { bn: 'ফেসবুক', en: 'Facebook' },
    rule: { pattern: 'no_spaces', min: 2, max: 100 },
    control: { kind: 'text', icon: 'facebook' },
  },
  line: {
    ...contact,
    label: { bn: 'লাইন', en: 'LINE' },
    rule: { pattern: 'no_spaces', min: 2, max: 60 },
    control: { kind: 'text' },
  },
  zalo: {
    ...contact,
    label: { bn: 'জালো', en: 'Zalo' },
    rule: { pattern: 'no_spaces', min: 5, max: 40 },
    control: { kind: 'text' },
  },
  wechat: {
    ...contact,
    label: { bn: 'উইচ্যাট', en: 'WeChat' },
    rule: { pattern: 'no_spaces', min: 2, max: 60 },
    control: { kind: 'text' },
  },
  qqNum: {
    ...contact,
    label: { bn: 'কিউকিউ নম্বর', en: 'QQ number' },
    rule: { pattern: 'digits', min: 5, max: 12 },
    control: { kind: 'text' },
  },
} as const satisfies Readonly<Record<string, MemberField>>;

type Rows = typeof memberFields;
export type MemberFieldName = keyof Rows;

/** In the order in which forms show them. */
export const memberFieldNames = Object.keys(memberFields) as MemberFieldName[];
/** Returns a field's row in the type of all rows, whose optional properties may be absent. */
export const getMemberField = (name: MemberFieldName): MemberField => memberFields[name];

/** Returns whether a name of a form is that of a row here. */
export const isMemberField = (name: string): name is MemberFieldName =>
  Object.hasOwn(memberFields, name);

type Wanted = Partial<Pick<MemberField, 'kept' | 'edits' | 'profile' | 'card' | 'ruledBy'>>;
type NamesWith<W> = {
  [Name in MemberFieldName]: Rows[Name] extends W ? Name : never;
}[MemberFieldName];

/** Returns the names of the rows that have all these values, in the table's order. */
function listWith<const W extends Wanted>(wanted: W): NamesWith<W>[] {
  const pairs = Object.entries(wanted) as [keyof Wanted, string][];
  return memberFieldNames.filter((name): name is NamesWith<W> =>
    pairs.every(([key, value]) => getMemberField(name)[key] === value),
  );
}

/** With a column of their own, empty until the member fills it in. */
export const columnFields = listWith({ kept: 'column' });
/** Kept together in one column. */
export const extraFields = listWith({ kept: 'extra' });
/** Set once by the member. */
export const onceFields = listWith({ edits: 'once' });
/** Corrected by operators. */
export const correctedFields = listWith({ card: 'corrected' });
/** Shown to operators on the member's card. */
export const cardFields = [...correctedFields, ...listWith({ card: 'shown' })];
/** Asked for by the registration form, if the settings say so: with a column, and others. */
export const askedColumnFields = listWith({ kept: 'column', ruledBy: 'operators' });
export const askedFields = listWith({ ruledBy: 'operators' });
