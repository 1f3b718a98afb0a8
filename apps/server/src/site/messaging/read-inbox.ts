import type {
  listMessages,
  MemberMessage,
  MessageTopic,
} from '@khelaghor/contract/site/member-messages.ts';
import { fillText } from '@khelaghor/contract/site/fill-text.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { formatText } from '../../lib/http/messages.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { readSettings } from '../settings/index.ts';
import { findInboxOwner, listInbox } from './inbox-store.ts';
import type { InboxRow } from './inbox-store.ts';
import { getTemplateLink } from './template-link.ts';
import type { TemplateRow } from './template-row.ts';
import { templates } from './templates.ts';

const rows: Readonly<Record<string, TemplateRow>> = templates;

/** The templates of messages about money; with them the other topics are told apart. */
const moneyTemplates = Object.keys(rows).filter((name) => (rows[name]?.kind ?? '') !== '');

/** Which templates a topic has, or has not. */
function getTemplates(topic: MessageTopic): { is: 'in' | 'not in'; names: readonly string[] } {
  if (topic === 'money') return { is: 'in', names: moneyTemplates };
  if (topic === 'operator') return { is: 'in', names: ['operator_message'] };
  return { is: 'not in', names: [...moneyTemplates, 'operator_message'] };
}

type Values = Readonly<Record<string, string>>;
type Words = Pick<MemberMessage, 'kind' | 'title' | 'text' | 'link'>;

/** The params of a row as its texts show them: an amount is written with its currency. */
function getValues(params: InboxRow['params'], language: Language): Values {
  const { amount, currency } = params;
  const shown = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  );
  if (typeof amount !== 'string' || (currency !== 'PLAY' && currency !== 'BDT')) return shown;
  const written = formatMoney(parseMinorText(amount), { currency, lang: language, digits: 'latn' });
  return { ...shown, amount: written };
}

/** What a row of the inbox says; null: its template is not there any more. */
function getWords(row: InboxRow, language: Language, own: Values): Words | null {
  if (row.text) {
    const { title, body, link } = row.text;
    const [head, text] = [fillText(title[language], own), fillText(body[language], own)];
    return { kind: 'operator', title: head, text, link };
  }
  const template = rows[row.template];
  const body = template?.note ?? template?.email;
  if (!template?.subject || !body) return null;
  const { kind = 'account' } = template;
  const values = { ...getValues(row.params, language), ...own };
  return {
    kind,
    title: formatText(language, template.subject, values),
    text: formatText(language, body, values),
    link: getTemplateLink(template, row.params),
  };
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;

/** A page of the member's messages, in the language of the caller. */
export async function readInbox(
  ctx: Context,
  memberId: string,
  { cursor, limit, topic }: ParsedQuery<typeof listMessages>,
  language: Language,
): Promise<Result<ValueOf<typeof listMessages>, 'malformed'>> {
  if (cursor !== undefined && !uuid.test(cursor)) return refuse('malformed');
  const [{ brandName }, { username, nickname }, found] = await Promise.all([
    readSettings(ctx),
    findInboxOwner(ctx.db, memberId),
    listInbox(ctx.db, memberId, {
      before: cursor ?? null,
      limit: limit + 1,
      only: topic === undefined ? null : getTemplates(topic),
    }),
  ]);
  const page = found.slice(0, limit);
  const own = { brand: brandName[language], account: username, nickname };
  const items = page.flatMap((row): MemberMessage[] => {
    const words = getWords(row, language, own);
    if (words === null) return [];
    const { id, createdAt, readAt } = row;
    return [{ id, ...words, at: createdAt.toISOString(), isRead: readAt !== null }];
  });
  return ok({ items, nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null });
}
