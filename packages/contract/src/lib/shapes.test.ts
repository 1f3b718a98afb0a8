// Goal: no date that the calendar or the database does not know passes the contract, and all dates
// of the contract have these schemas.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calendarDay, dhakaMoment, id, idempotencyKey, instant } from './shapes.ts';

const impossible = [
  '0000-01-01',
  '0001-01-01',
  '1969-12-31',
  '2100-01-01',
  '9999-12-31',
  '+010000-01-01',
  '-000001-01-01',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '',
  'yesterday',
];

test.each(impossible)('the date %j is refused', (date) => {
  expect(calendarDay.safeParse(date).success).toBe(false);
  expect(instant.safeParse(`${date}T00:00:00.000Z`).success).toBe(false);
});

test.each(['0000-01-01 00:00:00', '9999-12-31 23:59:59', '2026-11-21', '2026-11-21T00:00:00'])(
  'the time %j in Dhaka is refused',
  (text) => {
    expect(dhakaMoment.safeParse(text).success).toBe(false);
  },
);

test.each(['1970-01-01', '2024-02-29', '2026-11-21', '2099-12-31'])('%s is a date', (date) => {
  expect(calendarDay.parse(date)).toBe(date);
  expect(instant.parse(`${date}T23:59:59.999Z`)).toBe(`${date}T23:59:59.999Z`);
  expect(dhakaMoment.parse(`${date} 23:59:59`)).toBe(`${date} 23:59:59`);
});

test('a refused date is an invalid format, for which the field has a sentence', () => {
  expect(instant.safeParse('0000-01-01T00:00:00Z').error?.issues).toMatchObject([
    { code: 'invalid_format' },
  ]);
});

test('no file of the contract has a schema of its own for dates', () => {
  const folder = new URL('../', import.meta.url);
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/lib\/shapes(\.test)?\.ts$/u.test(name))
    .filter((name) =>
      /z\s*\.(?:iso\b|date\(|coerce\.date)|\.datetime\(/u.test(
        readFileSync(new URL(name, folder), 'utf8'),
      ),
    );
  expect(own).toEqual([]);
});

test('an id or a key in capitals is the one in small letters', () => {
  const key = '019AC3F2-1B2C-7D3E-8F40-5A6B7C8D9E0F';
  expect(idempotencyKey.parse(key)).toBe(key.toLowerCase());
  expect(id.parse(key)).toBe(key.toLowerCase());
});
