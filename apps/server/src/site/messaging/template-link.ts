import type { MessageLink } from '@khelaghor/contract/site/member-messages.ts';
import type { TemplateRow } from './template-row.ts';
import { templates } from './templates.ts';
import type { TemplateName } from './templates.ts';

type Params = Readonly<Record<string, string | number>>;

/** Where a message of a template leads: to one thing, or to a page. */
export function getTemplateLink({ link }: TemplateRow, params: Params): MessageLink {
  if (!link) return { page: 'securityCenter', id: null };
  const shown = link.id === undefined ? '' : String(params[link.id] ?? '');
  return { page: link.page, id: shown === '' ? null : shown };
}

/**
 * Where a push of a template leads: to the deposit or withdrawal that it is about. Null: its text
 * is read in the list of messages.
 */
export function getThingLink(template: TemplateName, params: Params): MessageLink | null {
  const link = getTemplateLink(templates[template], params);
  return link.id === null ? null : link;
}
