// Goal: a member's choice goes with the member; what has not been chosen is the browser's.
import { expect, test } from 'vitest';
import { getNumberFormat } from './number-format.ts';

const browsers = { digits: 'latn', grouping: 'western' } as const;

test.each([
  ['a visitor', null, browsers],
  ['a member who chose nothing', { digits: null, grouping: null }, browsers],
  ['who chose digits', { digits: 'beng', grouping: null }, { ...browsers, digits: 'beng' }],
  ['who chose both', { digits: 'beng', grouping: 'lakh' }, { digits: 'beng', grouping: 'lakh' }],
] as const)('%s', (_, figures, shown) => {
  expect(getNumberFormat(figures && { figures }, browsers)).toEqual(shown);
});
