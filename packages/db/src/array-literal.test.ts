import { expect, test } from 'vitest';
import { connect } from './connect.ts';
import { toQuotedArray, toUuidArray } from './array-literal.ts';
import { createTemporaryDatabase } from './temporary-database.ts';

const ids = ['0192a4b0-0000-7abc-8def-0123456789ab', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
const texts = ['plain', 'a "quote"', String.raw`back\slash`, 'বাংলা', '', 'NULL', '{,}'];

test('PostgreSQL reads the values that were written', async () => {
  const database = await createTemporaryDatabase();
  const { pool, close } = connect(database.url, { connectionsMax: 1 });
  const read = async (type: string, value: unknown) =>
    (await pool.query<{ read: string[] }>(`select $1::${type}[]::text[] as read`, [value])).rows[0];
  try {
    const upper = ids.map((id) => id.toUpperCase());
    expect(await read('uuid', toUuidArray([...upper, ...ids]))).toEqual({ read: [...ids, ...ids] });
    expect(await read('uuid', toUuidArray([]))).toEqual({ read: [] });
    expect(await read('text', toQuotedArray(texts))).toEqual({ read: texts });
    expect(await read('text', toQuotedArray(['plain', 'too']))).toEqual({ read: ['plain', 'too'] });
    expect(await read('text', toQuotedArray([]))).toEqual({ read: [] });
  } finally {
    await close();
    await database.drop();
  }
});

test.each([
  'no id',
  '',
  '0192a4b0-0000-7abc-8def-0123456789ag',
  '0192a4b0-0000-7abc-8def-0123456789é',
  '0192a4b000007abc8def0123456789abcdef',
  '0192a4b0-0000-7abc-8def-01234567-9ab',
])('"%s" is refused as a UUID', (text) => {
  expect(() => toUuidArray([text])).toThrow(RangeError);
});
