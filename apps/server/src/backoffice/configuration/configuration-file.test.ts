import { expect, test } from 'vitest';
import { fileCharactersMax } from '@khelaghor/contract/backoffice/configuration-sections.ts';
import { z } from 'zod';
import type { ConfigurationSection } from '../../lib/configuration-section.ts';
import { readConfigurationFile, writeConfigurationFile } from './configuration-file.ts';

/** A section of figures below ten; nothing can be called `none`. */
const figures: ConfigurationSection = {
  name: 'fees',
  getSchema: (id) => (id === 'none' ? null : z.object({ figure: z.number().max(9) })),
  read: () => Promise.resolve([]),
  judge: () => Promise.resolve(new Map()),
  apply: () => Promise.resolve(new Map()),
};
const head = { format: 'khelaghor-settings', version: 2 };
const read = (text: string) => readConfigurationFile(text, [figures]);
const write = (sections: object) => JSON.stringify({ ...head, sections });

test('a file that was written is read as it was', () => {
  const sections = new Map([['fees', [{ id: 'a', value: { figure: 1 } }]]] as const);
  const file = writeConfigurationFile(sections, new Date(0));
  expect(JSON.parse(file)).toMatchObject({ ...head, madeAt: '1970-01-01T00:00:00.000Z' });
  expect(read(file)).toEqual({ ok: true, value: sections });
  expect(read(`\uFEFF${file}`)).toEqual({ ok: true, value: sections });
});

test('a thing that nothing can be called stays in, to be named', () => {
  const value = new Map([['fees', [{ id: 'none', value: 'x' }]]]);
  expect(read(write({ fees: [{ id: 'none', value: 'x' }] }))).toEqual({ ok: true, value });
});

const malformed = { refusal: 'configuration_file_malformed' };
const invalid = (names: string) => ({ refusal: 'configuration_file_invalid', params: { names } });
const good = { id: 'a', value: { figure: 1 } };

test.each<[string, string, object]>([
  ['no text', '', malformed],
  ['broken JSON', '{"format": "khelaghor-settings"', malformed],
  ['a list', '[]', malformed],
  ['another format', '{"format": "x", "version": 2}', malformed],
  ['no sections', JSON.stringify(head), malformed],
  ['a list of sections', write([]), malformed],
  [
    'an older version',
    JSON.stringify({ ...head, version: 1, settings: {} }),
    { refusal: 'configuration_file_version', params: { version: 1, known: 2 } },
  ],
  [
    'a newer version',
    JSON.stringify({ ...head, version: 3, sections: {} }),
    { refusal: 'configuration_file_version', params: { version: 3, known: 2 } },
  ],
  [
    'unknown sections',
    write({ operators: [], fees: [good], constructor: [] }),
    { refusal: 'configuration_file_sections', params: { names: 'operators, constructor' } },
  ],
  [
    'a thing twice',
    write({ fees: [good, { ...good, id: 'b' }, { ...good, id: 'A' }] }),
    { refusal: 'configuration_file_repeats', params: { names: 'fees: a' } },
  ],
  [
    'wrong types',
    write({
      fees: [good, { id: 'b', value: { figure: '1' } }, { id: 'c', value: { figure: 10 } }],
    }),
    invalid('fees: b: figure, fees: c: figure'),
  ],
  ['a thing without a value', write({ fees: [{ id: 'b' }] }), invalid('fees')],
  ['a section that is no list', write({ fees: {} }), invalid('fees')],
  ['a thing without a name', write({ fees: [{ value: { figure: 1 } }] }), invalid('fees')],
  [
    'one character too many',
    ' '.repeat(fileCharactersMax + 1),
    { refusal: 'configuration_file_too_long', params: { max: fileCharactersMax } },
  ],
])('%s is refused', (_, text, refusal) => {
  expect(read(text)).toEqual({ ok: false, ...refusal });
});
