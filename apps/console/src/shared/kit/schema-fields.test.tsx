// Goal: a form draws the limits that the contract's description names, and nothing else. Method:
// rendered on the server, in English.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '../../../../../packages/i18n/locales/console/en.po';
import { SchemaFields } from './schema-fields.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: messages } });

const shape = {
  slug: { kind: 'text', min: 0, max: 60 },
  key: { kind: 'text', min: 100, max: 5_000 },
  title: { kind: 'texts', min: 1, max: 80 },
  sort: { kind: 'number', min: 0, max: 9_999 },
  topic: { kind: 'choice', choices: ['start', 'money'] },
} as const;
const draft = { slug: 'a', key: '', title: { bn: '', en: '' }, sort: 5, topic: 'money' };

const names = ['slug', 'key', 'title', 'sort', 'topic'] as const;

const draw = (error?: string, sort = 5) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SchemaFields
        shape={shape}
        draft={{ ...draft, sort }}
        set={() => undefined}
        getError={(name) => (name === 'slug' ? error : undefined)}
        fields={names.map((name) => ({ name, label: name }))}
      />
    </I18nProvider>,
  );

test('draws the longest length of each text, in both languages', () => {
  const lengths = [...draw().matchAll(/max[lL]ength="(\d+)"/gu)].map(([, length]) => length);
  expect(lengths).toEqual(['60', '5000', '80', '80']);
});

test('draws a number as text, and names its bounds where it cannot be read', () => {
  expect(draw()).toMatch(/<input(?=[^>]*inputMode="numeric")(?=[^>]*type="text")[^>]*>/u);
  expect(draw(undefined, Number.NaN)).toMatch(/from 0 to 9999/u);
});

test('draws the choices of the contract, with the chosen one', () => {
  const html = draw();
  expect(html.match(/<option/gu)).toHaveLength(2);
  expect(html).toMatch(/<option(?=[^>]*value="money")(?=[^>]*selected)/u);
});

test('a text that may be empty is not required', () => {
  const inputs = draw().match(/<(?:input|textarea)[^>]*>/gu) ?? [];
  expect(inputs.filter((input) => /required/u.test(input))).toHaveLength(3);
});

test('shows what the server refused under its field', () => {
  expect(draw('This address is taken.')).toContain('This address is taken.');
});
