// Goal: what is read back from a browser's storage is a list of addresses, whatever stands there.
import { expect, test } from 'vitest';
import { parseAddresses } from './site-addresses.ts';

test.each<[string | null, readonly string[]]>([
  [null, []],
  ['', []],
  ['{', []],
  ['"https://one.example"', []],
  ['{"length":1}', []],
  [
    '["https://one.example","http://localhost:8080"]',
    ['https://one.example', 'http://localhost:8080'],
  ],
  [
    '["https://one.example",7,null,"javascript:alert(1)"," https://two.example"]',
    ['https://one.example'],
  ],
])('%s', (text, addresses) => {
  expect(parseAddresses(text)).toEqual(addresses);
});
