import type { MessageText } from './pattern-messages.ts';

/** The heads of the event log as a file, in their order. */
export const eventHeads = {
  number: /*i18n*/ { id: 'event.number', message: 'Number' },
  time: /*i18n*/ { id: 'event.time', message: 'Time (UTC)' },
  kind: /*i18n*/ { id: 'event.kind', message: 'Event' },
  actor: /*i18n*/ { id: 'event.actor', message: 'Actor' },
  subject: /*i18n*/ { id: 'event.subject', message: 'Subject' },
  detail: /*i18n*/ { id: 'event.detail', message: 'Details' },
} as const satisfies Readonly<Record<string, MessageText>>;
