// Goal: each pattern takes what it names and nothing else, and no text, however made, holds it.
import { expect, test } from 'vitest';
import { matchesPattern, patternIds, patternSources } from './field-patterns.ts';
import type { KnownPattern } from './field-patterns.ts';
import { cleanText, getComplaint } from './field-rules.ts';

const takes = (patternId: KnownPattern, text: string): boolean =>
  getComplaint(
    {
      name: 'line',
      required: true,
      acceptedPattern: patternSources[patternId],
      patternId,
      minLength: 1,
      maxLength: 80,
    },
    text,
  ) === null;

const table: Readonly<Record<KnownPattern, { right: string[]; wrong: string[] }>> = {
  any: { right: ['a', 'পাঁচ!', '🎲', "'; drop table member; --", '<b>x</b>'], wrong: [] },
  letters_digits: { right: ['a', '7', 'Rahim7'], wrong: ['র', '৭', 'a b', 'a_b', 'é'] },
  letters_digits_first_letter: { right: ['a', 'Rahim7'], wrong: ['7a', 'a-b', 'আ7'] },
  first_letter: { right: ['a!', 'Z 9', 'bপ'], wrong: ['7a', 'আa', '!a', 'éa'] },
  no_special: { right: ['Rahim 7', 'রহিম ৭', 'র‍্যাব'], wrong: ['a!', 'a_b', 'a@b', '🎲', '<b>'] },
  email: {
    right: ['a@b.co', "o'brien+x@mail.example.com", 'A.B-c_d@x-y.org'],
    wrong: [
      'a',
      'a@b',
      '@b.co',
      'a@.co',
      'a b@c.de',
      'a@b..co',
      'a@b.co,c@d.ef',
      '<a@b.co>',
      'অ@b.co',
    ],
  },
  digits: { right: ['0', '123', '১২৩', '1 2', '1-2'], wrong: ['1.5', 'x1', '١٢', '-'] },
  one_uppercase: { right: ['A', 'abC', 'ক A'], wrong: ['abc', '1', 'Éa'] },
  letters_spaces: { right: ['a', 'Rahim Uddin', 'a  b'], wrong: ['a1', 'a-b', 'রহিম'] },
  no_spaces: { right: ['a', 'ক!', '🎲'], wrong: ['a b', 'a\u00a0b', 'a\u3000b'] },
  mixed: { right: ['aB3!', 'ক aB3'], wrong: ['aB3', 'ab3!', 'AB3!', 'aBc!'] },
  full_name: {
    right: ['Rahim Uddin', 'রহিম উদ্দিন', "Anne-Marie O'Neil", 'Md. A. Rahim'],
    wrong: ['Rahim', 'Rahim 7', '- -', 'Rahim <b>'],
  },
  thai: { right: ['สวัสดี', 'ก ข'], wrong: ['a', 'สa', 'ক'] },
  korean: { right: ['안녕', '김 철수'], wrong: ['a', '안a', '漢'] },
  japanese: {
    right: ['ひらがな', 'カタカナ', '漢字ー', 'ＡＢＣ'],
    wrong: ['abc', 'ｶﾀｶﾅ', '안', 'ひa'],
  },
  uppercase: { right: ['A', 'ABC'], wrong: ['a', 'A1', 'A B', 'É'] },
  date_year_first: {
    right: ['1990-12-31', '2004-02-29', '১৯৯০-১২-৩১', '19901231', '31/12/1990', '1990-1-1'],
    wrong: ['1990-13-01', '2005-02-29', '0000-01-01', '31-12-90', '1990-12-31x'],
  },
  date_month_first: {
    right: ['12-31-1990', '02-29-2004'],
    wrong: ['31-12-1990', '02-29-2005', '1990-12-31', '00-10-1990'],
  },
};

for (const [id, { right, wrong }] of Object.entries(table)) {
  test.each(right)(`${id} takes %j`, (text) => {
    expect(takes(id as KnownPattern, text)).toBe(true);
  });
  test.each(wrong)(`${id} refuses %j`, (text) => {
    expect(takes(id as KnownPattern, text)).toBe(false);
  });
}

const known = patternIds.filter((id) => id !== 'own');

test.each([
  ['NUL', 'ab\u0000c', 'abc'],
  ['a line break', 'ab\nc', 'ab c'],
  ['a mark that turns the direction', 'ab\u202ecd', 'abcd'],
  ['a right-to-left mark', 'ab\u200fc', 'abc'],
  ['half a character', 'ab\ud800', 'ab'],
  ['a space of no width', 'ab\u200bc', 'abc'],
  ['a filler of Hangul', 'ab\u3164c', 'abc'],
])('what cannot be seen does not count in any pattern: %s', (_, text, seen) => {
  expect(cleanText('line', text)).toBe(seen);
  expect(known.filter((id) => takes(id, text))).toEqual(known.filter((id) => takes(id, seen)));
});

test.each(['\u3164', '\u2800', '\u115f', '\u200b\u200d', '\u0301', '\u202e \u202c'])(
  'a text in which nothing is visible is a field left empty: %j',
  (text) => {
    const rule = { acceptedPattern: '*', patternId: 'any', minLength: 1, maxLength: 80 };
    for (const name of ['nickname', 'payeeName', 'username', 'line'])
      expect(getComplaint({ ...rule, name, required: true }, text)).toEqual({
        code: 'field_required',
      });
  },
);

test('no text holds a pattern: a hundred thousand characters of each kind within a moment', () => {
  const kinds = ['a', 'A', '1', ' ', 'a ', 'a@', 'a.', '@a.', '-', 'ক', '🎲', '漢'];
  for (const id of known) {
    for (const kind of kinds) {
      const text = `${kind.repeat(100_000)}!`;
      const before = process.cpuUsage();
      matchesPattern({ patternId: id, acceptedPattern: patternSources[id] }, text);
      expect(process.cpuUsage(before).user, `${id} on ${kind}`).toBeLessThan(1_000_000);
    }
  }
});

test('ten thousand characters are too long, and are not even counted', () => {
  const rule = { name: 'line', required: true, acceptedPattern: '*', patternId: 'any' };
  const complaint = getComplaint({ ...rule, minLength: 1, maxLength: 255 }, 'ক'.repeat(10_000));
  expect(complaint).toMatchObject({ code: 'field_too_long' });
});

test('passwords are taken as typed, and the payment password in any digits', () => {
  const rule = {
    required: true,
    acceptedPattern: '*',
    patternId: 'any',
    minLength: 6,
    maxLength: 9,
  };
  expect(getComplaint({ ...rule, name: 'password' }, ' \u202eab\u0000 ')).toBeNull();
  const digits = { acceptedPattern: patternSources.digits, patternId: 'digits' };
  expect(getComplaint({ ...rule, ...digits, name: 'paymentPassword' }, '২৭১৮২৮')).toBeNull();
});
