import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dropOwn,
  getLobbyAddress,
  nameMax,
  readLobbySearch,
  normalizeName,
} from './lobby-search.ts';

test.each([
  [{}, { page: 1 }],
  [{ vassalage: 'padma' }, { vassalage: 'PADMA', page: 1 }],
  [{ vassalage: "' or 1=1" }, { page: 1 }],
  [{ vassalage: 'A'.repeat(25) }, { page: 1 }],
  [{ gameClassify: 'SLOT' }, { classify: 'SLOT', page: 1 }],
  [{ gameClassify: 'constructor' }, { page: 1 }],
  [
    { minBet: '100', minLineNum: '25' },
    { minBet: '100', minLineNum: 25, page: 1 },
  ],
  [{ minBet: '-1', minLineNum: '0' }, { page: 1 }],
  [{ minBet: '1e9', minLineNum: '1.5' }, { page: 1 }],
  [{ page: '3' }, { page: 3 }],
  [{ page: '0' }, { page: 1 }],
  [{ page: '99999999999' }, { page: 1 }],
  [{ gameName: '  river  ' }, { name: 'river', page: 1 }],
  [{ gameName: '   ' }, { page: 1 }],
  [{ mine: '1' }, { mine: true, page: 1 }],
  [{ mine: 'yes' }, { page: 1 }],
  [{ recent: '1' }, { recent: true, page: 1 }],
  [{ recent: 'true' }, { page: 1 }],
  [{ gameName: 5, page: ['2'], vassalage: null }, { page: 1 }],
])('%j is read as %j', (search, read) => {
  expect(readLobbySearch(search)).toEqual(read);
});

test('a visitor’s lobby is without the filters of members', () => {
  const search = { name: 'river', mine: true, recent: true, page: 2 } as const;
  expect(dropOwn(search)).toEqual({ name: 'river', page: 2 });
});

test('ten thousand letters are cut, and none of them in two', () => {
  const sought = normalizeName('🐓'.repeat(10_000));
  expect([...sought]).toHaveLength(nameMax);
  expect(sought.endsWith('🐓')).toBe(true);
});

test('what was read is written back and read the same, whatever stood there', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          'vassalage',
          'gameClassify',
          'minBet',
          'minLineNum',
          'gameName',
          'mine',
          'recent',
        ),
        fc.oneof(
          fc.string(),
          fc.constantFrom('1', 'SLOT', 'PADMA', '250'),
          fc.string({ unit: 'grapheme', maxLength: 300 }),
        ),
      ),
      (search) => {
        const read = readLobbySearch(search);
        expect(readLobbySearch(getLobbyAddress(read))).toEqual(read);
      },
    ),
  );
});
