import { expect, test } from 'vitest';
import { getLaunchPlan } from './launch-plan.ts';
import type { Launched, LaunchPlan } from './launch-plan.ts';

const member = { type: 0 };
const agent = { type: 2 };
const trial = { type: 4 };

const game = (over: Partial<Launched>): Launched => ({
  gameCode: 'river',
  gameType: 'RNG',
  vassalage: 'PADMA',
  launch: 'route',
  defaultPlayType: null,
  accountTypeName: 'PADMA',
  isGame: 'GAME',
  ...over,
});

const dice = game({
  gameCode: 'dice',
  gameType: 'INHOUSE',
  vassalage: 'KHELAGHOR',
  launch: 'iframe',
});
const k3 = game({
  gameCode: 'k3',
  gameType: 'LOTT',
  vassalage: 'KHELAGHOR',
  launch: 'lottery',
  defaultPlayType: 'sum',
});
const regional = game({ gameCode: 'north', gameType: 'LOTT', accountTypeName: 'TCG_LOTTO_VN' });
const sea = game({ gameCode: 'sea', gameType: 'LOTT', accountTypeName: 'TCG_SEA' });
const page = (to: string, search: Record<string, string>): LaunchPlan => ({
  go: 'page',
  to,
  search,
});
const login = (next: string | null): LaunchPlan => ({ go: 'login', next });

const table: readonly [string, Launched, { type: number } | null, LaunchPlan][] = [
  ['a visitor reads the rules of dice', dice, null, page('/game', { gameId: 'dice' })],
  [
    'a visitor logs in, then plays a vendor’s game',
    game({ launch: 'iframe' }),
    null,
    login('/game?gameId=river'),
  ],
  ['a visitor logs in, then plays k3', k3, null, login('/lottery?gameCode=k3&playType=sum')],
  ['a visitor logs in before a window', sea, null, login(null)],
  ['dice in its frame', dice, member, page('/game', { gameId: 'dice' })],
  ['k3 with its play', k3, member, page('/lottery', { gameCode: 'k3', playType: 'sum' })],
  [
    'an e-lottery without a play of its own',
    { ...k3, gameCode: 'keno', gameType: 'ELOTT', defaultPlayType: null },
    member,
    page('/lottery', { gameCode: 'keno' }),
  ],
  ['the sea lottery outside', sea, member, { go: 'window', gameId: 'sea' }],
  ['a regional lottery', regional, member, page('/vnlottery', { gameCode: 'north' })],
  ['a vendor’s slot', game({}), member, page('/seamless', { gameId: 'river' })],
  [
    'a vendor’s game in a frame',
    game({ launch: 'iframe' }),
    member,
    page('/game', { gameId: 'river' }),
  ],
  ['a window', game({ launch: 'popup' }), member, { go: 'window', gameId: 'river' }],
  [
    'a vendor’s lottery in the vendor’s page',
    game({ gameType: 'ELOTT' }),
    member,
    page('/seamless', { gameId: 'river' }),
  ],
  ['a vendor of slots', game({ isGame: 'VASSALAGE' }), member, { go: 'slots', vassalage: 'PADMA' }],
  [
    'a vendor of slots, visited',
    game({ isGame: 'VASSALAGE' }),
    null,
    { go: 'slots', vassalage: 'PADMA' },
  ],
  [
    'a vendor of others',
    game({ isGame: 'VASSALAGE', gameType: 'LIVE' }),
    null,
    { go: 'list', vassalage: 'PADMA' },
  ],
  ['an agent plays as well', dice, agent, page('/game', { gameId: 'dice' })],
  ['a trial account plays ours', dice, trial, page('/game', { gameId: 'dice' })],
  ['a trial account and a vendor', game({}), trial, { go: 'true-account' }],
  ['a trial account and a window', sea, trial, { go: 'true-account' }],
];

test.each(table)('%s', (_name, launched, who, plan) => {
  expect(getLaunchPlan(launched, who)).toEqual(plan);
});
