// Goal: what a ticket bets on is told in words, in both languages, for every play. Method: examples
// by hand, and all plays and options of every family.
import { expect, test } from 'vitest';
import { testedFamilies } from './families/tested-families.ts';
import { listChosen, listPlayLabels, describeBet, translatePiece } from './play-words.ts';
import { findSampleGame } from './server.ts';
import { soleOption } from './shapes/options.ts';
import { onePrice } from './shapes/shape.ts';

const getFamily = (code: string) => {
  const game = findSampleGame(code);
  if (!game) throw new RangeError(`no lottery ${code}`);
  return game.family;
};

test.each([
  ['k3', 'two_different', '1+2,3+6', ['1+2', '3+6']],
  ['k3', 'big', '-', []],
  ['hk6', 'parlay', '1,,5,,,', ['odd | – | red | – | – | –']],
  ['hk6', 'zodiac_hit2', '0107', ['rat, horse']],
  ['hk6', 'linked_all2', '05,1230', ['05 | 12 30']],
])('%s %s %s chooses %j', (code, play, selection, pieces) => {
  const chosen = getFamily(code).plays.get(play);
  expect(chosen && listChosen(chosen, selection)).toEqual(pieces);
});

test('a play is named with its tab where another tab has a play of that name', () => {
  const nameOf = (code: string, play: string) =>
    listPlayLabels(getFamily(code), play).map(({ en }) => en);
  expect(nameOf('k3', 'big')).toEqual(['Big']);
  expect(nameOf('ssc5', 'last2_direct')).toEqual(['Last two digits', 'Direct']);
  expect(nameOf('ssc5', 'toString')).toEqual([]);
});

test.each([
  ['k3', 'big', '-', 'Big', 'বড়'],
  ['k3', 'two_different', '1+2,3+6', 'Two different 1 + 2, 3 + 6', 'দুটি আলাদা 1 + 2, 3 + 6'],
  ['pc28', 'sum_combination', 'big+odd', 'Combination Big + Odd', 'দুই দিক একসঙ্গে বড় + বিজোড়'],
  ['pc28', 'sum_number', '0,1,2,3,4,5,6,7', 'Sum 0, 1, 2, 3, 4, 5 …', 'যোগফল 0, 1, 2, 3, 4, 5 …'],
])('%s %s %s is told as %s and %s', (code, play, selection, en, bn) => {
  expect(describeBet(getFamily(code), play, selection)).toEqual({ en, bn });
});

test.each(testedFamilies)('$code: each play has a name, and each option its words', (family) => {
  for (const { code, shape } of family.plays.values()) {
    const names = listPlayLabels(family, code);
    expect(names).not.toHaveLength(0);
    expect(names.flatMap(({ bn, en }) => [bn, en])).not.toContain(code);
    const { form } = shape;
    const options = form.kind === 'options' ? shape.prices : [];
    const words = form.kind === 'groups' ? form.groups.flatMap((group) => group.words ?? []) : [];
    const codes = [...options, ...words].filter(
      (option) => option !== soleOption && option !== onePrice && /[a-z]/u.test(option),
    );
    for (const option of codes) {
      expect(translatePiece(option, 'en')).not.toBe(option);
      expect(translatePiece(option, 'bn')).not.toMatch(/[a-z_]/u);
    }
  }
});
