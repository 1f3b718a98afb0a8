import { expect, test } from 'vitest';
import { formatRulesFragment, readRulesFragment } from './rules-address.ts';

const choices = (['bn', 'en'] as const).flatMap((language) =>
  (['latn', 'beng'] as const).flatMap((digits) =>
    (['lakh', 'western'] as const).map((grouping) => ({ language, digits, grouping })),
  ),
);

test.each(choices)('the fragment of %j is read as it was written', (address) => {
  expect(readRulesFragment(formatRulesFragment(address))).toEqual(address);
});

test.each(['', '#', '#launch=abc', '#rules=', '#rules=hi.latn.lakh', '#rules=en.latn.lakh.x'])(
  'the game is played at %j',
  (fragment) => {
    expect(readRulesFragment(fragment)).toBeNull();
  },
);
