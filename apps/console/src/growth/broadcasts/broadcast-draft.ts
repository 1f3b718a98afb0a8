import type {
  BroadcastAudience,
  BroadcastPurpose,
  BroadcastTemplate,
  BroadcastTemplateDraft,
} from '@khelaghor/contract/growth/broadcasts.ts';
import { findNames } from '@khelaghor/contract/site/fill-text.ts';
import { memberVariables } from '@khelaghor/contract/site/message-names.ts';
import type { MessageLink } from '@khelaghor/contract/site/member-messages.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { toNumberCode } from '@khelaghor/typed-text/code.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { readLimitText } from '../../shared/read-figures.ts';

/** The texts of a message and where it leads. */
export type Texts = {
  readonly title: LocalText;
  readonly body: LocalText;
  readonly link: MessageLink | null;
};

const nothing = { bn: '', en: '' };
const emptyTexts: Texts = { title: nothing, body: nothing, link: null };

export const emptyTemplate: BroadcastTemplateDraft = { name: '', ...emptyTexts };

export const getTemplateDraft = ({
  name,
  title,
  body,
  link,
}: BroadcastTemplate): BroadcastTemplateDraft => ({ name, title, body, link });

/** A message as it is written: the audience as it is typed. */
export type BroadcastDraft = Texts & {
  readonly purpose: BroadcastPurpose;
  readonly reach: 'all' | 'some' | 'one';
  readonly account: string;
  readonly role: BroadcastAudience['role'];
  readonly language: BroadcastAudience['language'];
  readonly dialingCode: string;
  readonly registeredSince: string | null;
  readonly activeSince: string | null;
  /** In taka. */
  readonly balance: string;
  readonly values: Readonly<Record<string, string>>;
};

export const emptyBroadcast: BroadcastDraft = {
  ...emptyTexts,
  purpose: 'service',
  reach: 'all',
  account: '',
  role: null,
  language: null,
  dialingCode: '',
  registeredSince: null,
  activeSince: null,
  balance: '',
  values: {},
};

/** The names in the texts that the operator gives a value for; null: their braces are wrong. */
export function getOwnNames({ title, body }: Pick<Texts, 'title' | 'body'>): string[] | null {
  const [inTitle, inBody] = [findNames(title), findNames(body)];
  if (!inTitle || !inBody) return null;
  const given: ReadonlySet<string> = new Set(memberVariables);
  return [...new Set([...inTitle, ...inBody])].filter((name) => !given.has(name));
}

const everyone: BroadcastAudience = {
  account: null,
  role: null,
  language: null,
  dialingCode: null,
  registeredSince: null,
  activeSince: null,
  balanceAtLeast: null,
};

/** The audience as the server takes it, or the field that makes no sense. */
export function readAudience(
  draft: BroadcastDraft,
): BroadcastAudience | 'account' | 'dialingCode' | 'balance' {
  if (draft.reach === 'all') return everyone;
  if (draft.reach === 'one') {
    const account = toVisibleText(draft.account).toLowerCase();
    return account === '' ? 'account' : { ...everyone, account };
  }
  const { role, language, registeredSince, activeSince } = draft;
  const dialingCode = toNumberCode(draft.dialingCode).replace(/^\+/u, '') || null;
  if (dialingCode !== null && !/^[1-9]\d{0,3}$/u.test(dialingCode)) return 'dialingCode';
  const balanceAtLeast = readLimitText(draft.balance);
  if (balanceAtLeast === undefined) return 'balance';
  const dates = { registeredSince, activeSince };
  return { ...everyone, role, language, dialingCode, ...dates, balanceAtLeast };
}
