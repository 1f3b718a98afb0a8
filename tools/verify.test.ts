import { animals, getOwner } from '@khelaghor/engine-lottery/families/hk6/lunar-years.ts';
import { recordedRounds } from '@khelaghor/fairness/recorded-rounds.suite.ts';
import { expect, test } from 'vitest';
import { verify } from './verify.ts';

const seed = '07'.repeat(32);
const commitment = '37b16be7c54d02e8e4f5b9d17e9d1cd65a8e5a0f0b1c9a4b1ac3e1d3f3a5c0aa';
const dice = ['dice', '--server-seed', seed, '--client-seed', 'সিড', '--nonce', '3'];
const k3 = ['k3', '--server-seed', seed, '--issue', '20261121-0872'];

/** The SHA-256 that the verifier itself prints. */
const sealOf = (argv: readonly string[]): string => verify(argv).lines[0]?.split('  ').at(-1) ?? '';

test('a roll is worked out, with the bet if one is given', () => {
  const bare = verify(dice);
  expect(bare.status).toBe(0);
  expect(bare.lines.at(-1)).toMatch(/^The roll {20}\d{1,2}\.\d{2}$/);
  const bet = [...dice, '--direction', 'under', '--chance', '9500', '--stake', '1000'];
  expect(verify(bet).lines.at(-1)).toMatch(/won, paid 1042 poisha|lost, paid 0 poisha/);
});

test('the choice as the page of a bet writes it is that of its own options', () => {
  const stake = ['--stake', '1000'];
  const options = verify([...dice, '--direction', 'over', '--chance', '250', ...stake]);
  const choice = JSON.stringify({ direction: 'over', chance: 250 });
  expect(verify([...dice, '--choice', choice, ...stake])).toEqual(options);
});

test('the math of a receipt is held against that of the engine here', () => {
  const bet = [...dice, '--direction', 'over', '--chance', '250'];
  const other = verify([...bet, '--math', 'ab'.repeat(32)]);
  expect(other.status).toBe(1);
  expect(other.lines.join()).toContain('IS NOT that of the receipt');
  const hash = other.lines.find((line) => line.startsWith('The math'))?.slice(28) ?? '';
  const same = verify([...bet, '--math', hash.toUpperCase()]);
  expect(same.status).toBe(0);
  expect(same.lines.join()).toContain('is that of the receipt');
});

test('pots that a bet lifted are told with its own numbers, and are hit at the cap', () => {
  const bet = [...dice, '--direction', 'over', '--chance', '250'];
  const { lines, status } = verify([...bet, '--pots', 'mini:50000-50012/100000,grand:5-9/9']);
  expect(status).toBe(0);
  const [mini = '', grand = ''] = lines.slice(-2);
  expect(mini).toMatch(/^Pot mini {20}50000 to 50012 of 100000, number \d{1,16}: (?:not )?hit/u);
  expect(grand).toMatch(/^Pot grand {19}5 to 9 of 9, number \d{1,16}: hit, paid 9 poisha$/u);
  expect(verify([...bet, '--pots', 'mini:50000/100000']).status).toBe(2);
  expect(verify([...bet, '--pots', 'mini:9-5/100000']).status).toBe(2);
});

const mines = ['mines', ...dice.slice(1), '--choice', '{"mines":3}', '--stake', '1000'];

test('a round of many steps is worked out from what the player did', () => {
  const { lines, status } = verify([...mines, '--steps', '']);
  expect(status).toBe(0);
  expect(lines.at(-1)).toBe('The bet                     void, stake returned');
  const mined = lines
    .find((line) => line.startsWith('Where the mines are'))
    ?.slice(28)
    .split(', ')
    .map((pot) => Number(pot) - 1);
  const [mine = 0] = mined ?? [];
  const safe = [0, 1, 2, 3, 4].filter((cell) => !mined?.includes(cell)).slice(0, 2);
  expect(verify([...mines, '--steps', safe.join(' ')]).lines.at(-1)).toMatch(/won, paid 1285/u);
  expect(verify([...mines, '--steps', String(mine)]).lines.at(-1)).toMatch(/lost, paid 0/u);
  // Nothing follows a mine.
  expect(verify([...mines, '--steps', `${mine} ${safe.join(' ')}`]).status).toBe(2);
});

// The round crash/469 of this server seed ends at 378.47; 10,000 taka reach their limit at 100.00.
const crashOptions = [
  '--server-seed',
  '00'.repeat(32),
  '--client-seed',
  'crash/469',
  '--nonce',
  '0',
];
const byHand = ['crash', ...crashOptions, '--choice', '{"auto":0}', '--stake', '1000000'];

test.each([
  ['a cash-out', ['--cashed-out', '60.00'], 'won, paid 60000000 poisha'],
  ['the limit of payouts', ['--cashed-out', '100.00'], 'won, paid 100000000 poisha'],
  [
    'a lower limit',
    ['--cashed-out', '50.00', '--auto-cash-out', '50.00'],
    'won, paid 50000000 poisha',
  ],
  [
    'an interruption',
    ['--cashed-out', 'returned', '--interrupted-at', '1.34'],
    'void, stake returned',
  ],
])('a bet in a shared round with %s is worked out', (_, options, found) => {
  const { lines, status } = verify([...byHand, ...options]);
  expect(status).toBe(0);
  expect(lines.at(-1)).toBe(`The bet                     ${found}`);
});

test.each([
  [
    ['--taken', '50.00', '--limit', '50.00'],
    ['--cashed-out', '50.00', '--auto-cash-out', '50.00'],
  ],
  [
    ['--taken', 'returned', '--broken-at', '1.34'],
    ['--cashed-out', 'returned', '--interrupted-at', '1.34'],
  ],
  [
    ['--taken', '200.00'],
    ['--cashed-out', '200.00'],
  ],
])('the options %j of before are read as %j', (old, now) => {
  expect(verify([...byHand, ...old])).toEqual(verify([...byHand, ...now]));
});

test.each([
  ['lost at its limit of payouts', ['--cashed-out', 'none']],
  ['paid four times its limit of payouts', ['--cashed-out', '378.47']],
  [
    'paid at a limit above that of the game',
    ['--cashed-out', '200.00', '--auto-cash-out', '200.00'],
  ],
  ['returned without an interruption', ['--cashed-out', 'returned']],
  [
    'returned by an interruption after its limit',
    ['--cashed-out', 'returned', '--interrupted-at', '100.00'],
  ],
  ['interrupted above the crash point', ['--cashed-out', 'returned', '--interrupted-at', '378.47']],
  ['cashed out below the lowest multiplier', ['--cashed-out', '1.00']],
])('a bet in a shared round cannot be %s', (_, options) => {
  const { lines, status } = verify([...byHand, ...options]);
  expect(status).toBe(1);
  expect(lines.join(' ')).toMatch(/CANNOT BE: --/u);
});

test('a draw is worked out, with every line of a ticket if one is given', () => {
  expect(verify(k3).lines.at(-1)).toMatch(/^The numbers of 20261121-0872 [1-6] [1-6] [1-6]$/);
  const faces = ['--play', 'single_die', '--selection', '1,2,3,4,5,6'];
  const ticket = verify([...k3, ...faces, '--stake-per-line', '100', '--series', '1960']);
  expect(ticket.lines.filter((line) => line.startsWith('  single_die'))).toHaveLength(6);
  const big = ['--play', 'big', '--selection', '-', '--stake-per-line', '1', '--series', '1960'];
  expect(verify([...k3, ...big]).status).toBe(0);
});

test.each([
  ['20270204-0001', 'horse'],
  ['20270206-0001', 'goat'],
] as const)('a ticket of HK6 for the issue %s is settled in the year of the %s', (issue, year) => {
  const draw = ['hk6', '--server-seed', seed, '--issue', issue];
  const bet = ['--play', 'special_zodiac', '--selection', animals.join(',')];
  const terms = ['--stake-per-line', '100', '--series', '1960'];
  const { lines, status } = verify([...draw, ...bet, ...terms]);
  expect(status).toBe(0);
  const special = lines
    .find((line) => line.startsWith('The numbers'))
    ?.split(' ')
    .at(-1);
  const won = lines.filter((line) => line.includes(': won'));
  expect(won).toEqual([expect.stringContaining(getOwner(year, Number(special)))]);
});

test('an added lottery is drawn by the rules that the command names, under its own name', () => {
  const added = ['night3', ...k3.slice(1), '--rules', 'k3'];
  expect(verify(added).lines.at(-1)).toMatch(/^The numbers of 20261121-0872 [1-6] [1-6] [1-6]$/);
  expect(verify(added).lines.at(-1)).not.toBe(verify(k3).lines.at(-1));
  // On a day on which HK6 itself has no draw, in the year of the goat.
  const draw = ['hk6daily', '--server-seed', seed, '--issue', '20270207-0001', '--rules', 'hk6'];
  const bet = ['--play', 'special_zodiac', '--selection', animals.join(',')];
  const { lines, status } = verify([...draw, ...bet, '--stake-per-line', '1', '--series', '1960']);
  expect(status).toBe(0);
  const special = lines.find((line) => line.startsWith('The numbers'))?.match(/\d+$/u)?.[0];
  expect(lines.filter((line) => line.includes(': won'))).toEqual([
    expect.stringContaining(getOwner('goat', Number(special))),
  ]);
  expect(verify(['night3', ...k3.slice(1), '--rules', 'dice']).status).toBe(2);
  expect(verify(['night3', ...k3.slice(1)]).status).toBe(2);
});

test('a share of a jackpot is worked out with what the issue published', () => {
  const draw = ['vsl45', '--server-seed', seed, '--issue', '20261121-0001'];
  const [, numbers = ''] = verify(draw).lines.at(-1)?.split('20261121-0001 ') ?? [];
  const selection = numbers
    .split(' ')
    .map((ball) => ball.padStart(2, '0'))
    .toSorted()
    .join('');
  const bet = ['--play', 'jackpot', '--selection', selection];
  const ticket = [...draw, ...bet, '--stake-per-line', '1000', '--series', '1400'];
  const { lines, status } = verify([...ticket, '--jackpots', 'jackpot:940801/3000']);
  expect(status).toBe(0);
  expect(lines.at(-1)).toBe('The ticket                  paid 313600 poisha');
  for (const wrong of [[], ['--jackpots', 'jackpot:5'], ['--jackpots', 'jackpot2:5/1']])
    expect(verify([...ticket, ...wrong]).status).toBe(2);
});

test('a commitment is compared', () => {
  expect(verify([...dice, '--commitment', sealOf(dice)]).status).toBe(0);
  const other = verify([...k3, '--commitment', commitment]);
  expect(other.status).toBe(1);
  expect(other.lines.join()).toContain('IS NOT');
});

test('shares of a ticket are paid by their number, the organiser with fee and remainder', () => {
  const every = Array.from({ length: 16 }, (_, index) => index + 3).join(',');
  const bet = ['--play', 'sum', '--selection', every, '--stake-per-line', '500'];
  const ticket = [...k3, ...bet, '--series', '1960', '--fee', '700'];
  const getPaid = (argv: readonly string[]): number => {
    const { lines, status } = verify([...ticket, ...argv]);
    expect(status).toBe(0);
    return Number(/paid (\d+) poisha$/u.exec(lines.at(-1) ?? '')?.[1]);
  };
  const whole = getPaid([]);
  const others = getPaid(['--shares', '5/8', '--role', 'buyer']);
  expect(others).toBeGreaterThan(0);
  expect(others + getPaid(['--shares', '3/8', '--role', 'organiser'])).toBe(whole);
});

test('a draw with a round of the beacon is drawn with it, and a forged round is refused', () => {
  const [{ signature }] = recordedRounds;
  const drawn = verify([...k3, '--beacon-round', '2', '--beacon-signature', signature]);
  expect(drawn.status).toBe(0);
  expect(drawn.lines.at(-1)).not.toBe(verify(k3).lines.at(-1));
  const forged = verify([...k3, '--beacon-round', '3', '--beacon-signature', signature]);
  expect(forged.status).toBe(2);
  expect(forged.lines[0]).toContain('--beacon-signature');
});

const dearBig = ['--play', 'big', '--selection', '-', '--stake-per-line', '8', '--series', '1960'];

test.each([
  ['no game', []],
  ['an unknown game', ['roulette']],
  ['two games', ['dice', 'k3']],
  ['an unknown option', [...dice, '--luck', '7']],
  ['no seed', ['dice', '--client-seed', 'x', '--nonce', '1']],
  ['a short seed', ['dice', '--server-seed', 'ab', '--client-seed', 'x', '--nonce', '1']],
  ['no nonce', dice.slice(0, 5)],
  ['half a nonce', [...dice.slice(0, 6), '0.5']],
  ['a bet without a direction', [...dice, '--stake', '100']],
  ['a chance that cannot be', [...dice, '--direction', 'over', '--chance', '0', '--stake', '1']],
  ['a stake of nothing', [...dice, '--direction', 'over', '--chance', '1', '--stake', '0']],
  ['a choice that is no JSON', [...dice, '--choice', 'under']],
  ['a choice that is a number', [...dice, '--choice', '7']],
  ['a choice that the game has not', [...dice, '--choice', '{"direction":"under"}']],
  ['a game of steps without any', mines],
  ['a step that the game has not', [...mines, '--steps', '25']],
  ['no issue', ['k3', '--server-seed', seed]],
  ['HK6 on a day without a draw', ['hk6', '--server-seed', seed, '--issue', '20270207-0001']],
  ['a play without a selection', [...k3, '--play', 'big']],
  [
    'an unknown play',
    [...k3, '--play', 'red', '--selection', '-', '--stake-per-line', '1', '--series', '1960'],
  ],
  [
    'an unknown selection',
    [...k3, '--play', 'sum', '--selection', '2', '--stake-per-line', '1', '--series', '1960'],
  ],
  ['more shares than there are', [...k3, ...dearBig, '--shares', '9/8', '--fee', '0']],
  [
    'an impossible series',
    [...k3, '--play', 'sum', '--selection', '3', '--stake-per-line', '1', '--series', '9'],
  ],
])('%s is refused with a sentence', (_, argv) => {
  const { lines, status } = verify(argv);
  expect(status).toBe(2);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/tools\/verify\.ts/);
});
