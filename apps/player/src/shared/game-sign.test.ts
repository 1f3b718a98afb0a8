// Goal: no two lotteries look alike in a list. Method: the names of all lotteries of the house.
import { lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import { expect, test } from 'vitest';
import { getSign } from './game-sign.ts';

const shared = { launch: 'lottery', picture: 'lottery' } as const;

test.each(['bn', 'en'] as const)('each lottery has a sign of its own in %s', (language) => {
  const signs = lotteryRows.map(({ code, title }) =>
    getSign({ ...shared, gameCode: code }, title[language]),
  );
  expect(new Set(signs.map((sign) => `${sign?.name}, ${sign?.note}`)).size).toBe(
    lotteryRows.length,
  );
});

test('a sign has the name, and what tells it from its sisters', () => {
  expect(getSign({ ...shared, gameCode: 'k3quick' }, 'K3, 45 seconds')).toEqual({
    name: 'K3',
    note: '45 seconds',
  });
  expect(getSign({ ...shared, gameCode: 'pc28' }, 'PC28')).toEqual({ name: 'PC28', note: '' });
});

test.each([
  { launch: 'lottery', gameCode: 'k3', picture: 'k3' },
  { launch: 'lottery', gameCode: 'k3quick', picture: '/media/own.avif' },
  { launch: 'iframe', gameCode: 'keno', picture: 'keno' },
] as const)('%j has a poster of its own, and no sign', (game) => {
  expect(getSign(game, 'K3, 45 seconds')).toBeUndefined();
});
