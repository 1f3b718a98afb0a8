import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

test.each<[string, (readonly [number, ...string[]])[]]>([
  ['', []],
  ['a,b', [[1, 'a', 'b']]],
  ['a,b,\n', [[1, 'a', 'b', '']]],
  [
    '\uFEFFa,"b""x"\r\n1,2\r\n',
    [
      [1, 'a', 'b"x'],
      [2, '1', '2'],
    ],
  ],
  [
    'a\n"c\r\nd",e\n\nf',
    [
      [1, 'a'],
      [2, 'c\r\nd', 'e'],
      [4, ''],
      [5, 'f'],
    ],
  ],
])('reads %j with the lines on which records begin', (text, rows) => {
  const expected = rows.map(([line, ...cells]) => ({ line, cells }));
  expect(readCsv(text)).toEqual(expected);
});

test.each(['a,b"c', '"a"b,c', '"a', 'a,"b\n', 'a\rb'])('refuses %j', (text) => {
  expect(readCsv(text)).toBeNull();
});
