// Goal: every reason why money moves and every account has a name of its own in both languages.
import { expect, test } from 'vitest';
import { productCodes, products } from '../play/products.ts';
import {
  accountKinds,
  getAccountLabel,
  getMovementLabel,
  transferCodes,
} from './transfer-codes.ts';

const scripts = { bn: /^[\p{Script=Bengali}\p{P}\s]+$/u, en: /^[\p{Script=Latin}\p{P}\s]+$/u };

test.each(['bn', 'en'] as const)(
  'each code and each kind of account has its name in %s',
  (lang) => {
    const names = [
      ...Object.keys(transferCodes).map((code) => getMovementLabel(code, null, lang)),
      ...Object.keys(accountKinds).map((kind) => getAccountLabel(kind, null, lang)),
      ...productCodes.map((code) => getAccountLabel('game_result', products[code], lang)),
      getMovementLabel('toString', null, lang),
      getAccountLabel('constructor', null, lang),
    ];
    for (const name of names) expect(name).toMatch(scripts[lang]);
    expect(new Set(names).size).toBe(names.length);
  },
);

test('a movement of a bet is named with its product', () => {
  expect(getMovementLabel('stake', products.dice, 'en')).toBe('Dice: stake');
  expect(getMovementLabel('settled_stake_refunded', products.vendor, 'en')).toBe(
    'Provider’s game: settled stake returned',
  );
  expect(getMovementLabel('deposit', null, 'bn')).toBe('জমা');
});
