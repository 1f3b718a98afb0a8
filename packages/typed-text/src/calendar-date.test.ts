import { expect, test } from 'vitest';
import { readDate, toDateText, typeDate } from './calendar-date.ts';

test.each([
  '1990-12-31',
  '19901231',
  '31121990',
  '31/12/1990',
  '31-12-1990',
  '31.12.1990',
  '31 12 1990',
  '31 / 12 / 1990',
  '1990/12/31',
  '1990.12.31',
  '১৯৯০১২৩১',
  '১৯৯০-১২-৩১',
  '৩১/১২/১৯৯০',
  '１９９０－１２－３１',
  '\u202a1990\u201112\u201131\u202c',
])('reads %j as 1990-12-31', (typed) => {
  expect(readDate(typed)).toEqual({ ok: true, day: '1990-12-31' });
  expect(toDateText(typed)).toBe('1990-12-31');
});

test.each([
  ['03/04/1990', '1990-04-03'],
  ['5-1-1990', '1990-01-05'],
  ['1990-1-5', '1990-01-05'],
  ['20121990', '1990-12-20'],
  ['29/02/2004', '2004-02-29'],
])('reads %j with the day before the month, or the year first, as %j', (typed, day) => {
  expect(readDate(typed)).toEqual({ ok: true, day });
});

test.each(['', 'yes', '1990', '90-12-31', '31/12/90', '1990-12', '1990-12-31x', '1990 12-31 5'])(
  'refuses %j: no date is written so',
  (typed) => {
    expect(readDate(typed)).toEqual({ ok: false, refusal: 'form' });
    expect(toDateText(typed)).toBe(typed);
  },
);

test.each(['1990-02-30', '12/31/1990', '2005-02-29', '19901331', '1990-00-10'])(
  'refuses %j: no calendar has this day',
  (typed) => {
    expect(readDate(typed)).toEqual({ ok: false, refusal: 'calendar' });
  },
);

test('eight digits get their hyphens while they are typed, and nothing else changes', () => {
  expect(typeDate('19901231')).toBe('1990-12-31');
  expect(typeDate('১৯৯০১২৩১')).toBe('1990-12-31');
  for (const typed of ['1990', '1990123', '1990-12-3', '99999999', '31/12/1990'])
    expect(typeDate(typed)).toBe(typed);
});
