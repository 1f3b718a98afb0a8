import type { Notice } from '../../lib/notify.ts';
import { careTemplates } from './care-templates.ts';
import { codeTemplates } from './code-templates.ts';
import { deskTemplates } from './desk-templates.ts';
import { documentTemplates } from './document-templates.ts';
import { gamingTemplates } from './gaming-templates.ts';
import { moneyTemplates } from './money-templates.ts';
import { playTemplates } from './play-templates.ts';
import { securityTemplates } from './security-templates.ts';
import type { Channel, Recipients } from './template-row.ts';

/** Every notification. The name of a row is stored with those in the inbox: it stays. */
export const templates = {
  ...careTemplates,
  ...codeTemplates,
  ...deskTemplates,
  ...documentTemplates,
  ...gamingTemplates,
  ...moneyTemplates,
  ...playTemplates,
  ...securityTemplates,
};

type Templates = typeof templates;
export type TemplateName = keyof Templates;

type TextParams<Row> = Row extends { params: readonly (infer Name extends string)[] }
  ? Readonly<Record<Name, string | number>>
  : unknown;
type EventParams<Row> = Row extends { event: infer Type }
  ? Omit<Extract<Notice, { type: Type }>, 'type'>
  : unknown;
type Params<Row> = Row extends { params: unknown } | { event: unknown }
  ? { readonly params: TextParams<Row> & EventParams<Row> }
  : { readonly params?: never };

/** What one notification says, and to whom. */
export type Notification<Name extends TemplateName> = Params<Templates[Name]> & {
  readonly template: Name;
  readonly to: Recipients[Templates[Name]['to']];
  /** Until when it is worth sending; a day from now where it is not given. */
  readonly expiresAt?: Date;
  /** Channels that would tell the recipient what they know already. */
  readonly except?: readonly Channel[];
};

/** Templates with values that go to the lists of members and nowhere else. */
export type InboxTemplate = {
  [Name in TemplateName]: Templates[Name] extends { params: unknown; channels: readonly ['inbox'] }
    ? Name
    : never;
}[TemplateName];

/** One notification for the list of a member. */
export type InboxMessage<Name extends InboxTemplate> = {
  readonly memberId: string;
  readonly params: TextParams<Templates[Name]>;
};
