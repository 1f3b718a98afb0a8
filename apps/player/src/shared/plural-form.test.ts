// Goal: counts are said as CLDR has it. Method: the languages of the house beside what the runtime
// knows; another language with forms of its own.
import { expect, test } from 'vitest';
import { getPluralForm } from './plural-form.ts';

test.each(['bn', 'en'])('the forms of %s are those of CLDR', (language) => {
  const rules = new Intl.PluralRules(language);
  for (let count = 0; count <= 200; count += 1)
    expect(`${count} ${getPluralForm(language, count)}`).toBe(`${count} ${rules.select(count)}`);
});

test('other languages have forms of their own', () => {
  expect([1, 3, 5].map((count) => getPluralForm('ru', count))).toEqual(['one', 'few', 'many']);
});
