// Goal: no row lacks a text of its channels, or names a value that its sender does not pass.
// Method: the table itself.
import { expect, test } from 'vitest';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { TemplateRow } from './template-row.ts';
import { templates } from './templates.ts';

const rows: [string, TemplateRow][] = Object.entries(templates);
const languages: readonly Language[] = ['bn', 'en'];
const kinds = ['subject', 'email', 'sms', 'note'] as const;

/** The values that a text names. */
const namesIn = (text: string): string[] =>
  [compileMessage(text)].flat().flatMap((part) => (typeof part === 'string' ? [] : [part[0]]));

const getNames = (row: TemplateRow, language: Language): Set<string> =>
  new Set(kinds.flatMap((kind) => namesIn(row[kind]?.[language] ?? '')));

test.each(rows)('%s has the texts of its channels, and no others', (_name, row) => {
  const has = (channel: TemplateRow['channels'][number]) => row.channels.includes(channel);
  expect({ event: row.event !== undefined, ...textsOf(row) }).toEqual({
    event: has('event'),
    subject: has('email') || has('inbox'),
    email: has('email'),
    sms: has('sms'),
    note: has('inbox') && !has('email'),
  });
});

const textsOf = (row: TemplateRow) =>
  Object.fromEntries(kinds.map((kind) => [kind, row[kind] !== undefined]));

test.each(rows)('%s names what its sender passes, in both languages', (_name, row) => {
  const always = row.to === 'member' ? ['brand', 'account'] : ['brand'];
  for (const language of languages) {
    const named = [...getNames(row, language)].filter((name) => !always.includes(name));
    // The currency of an amount, and what the link shows, stand in no text.
    if (row.note && named.includes('amount')) named.push('currency');
    if (row.link?.id !== undefined) named.push(row.link.id);
    expect(named.toSorted()).toEqual([...(row.params ?? [])].toSorted());
  }
});

test('no code and no secret address lies in an inbox', () => {
  const stored = rows.filter(([, { channels }]) => channels.includes('inbox'));
  expect(stored.length).toBeGreaterThan(10);
  for (const [, { to, params = [] }] of stored) {
    expect(['member', 'browsers']).toContain(to);
    expect(params.filter((param) => ['code', 'address', 'hostname'].includes(param))).toEqual([]);
  }
});
