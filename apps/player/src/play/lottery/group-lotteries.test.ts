import type { LobbyLottery } from '@khelaghor/contract/play/lobby.ts';
import { expect, test } from 'vitest';
import { groupLotteries, type LobbyChoice } from './group-lotteries.ts';

function make(
  gameCode: string,
  nodeId: number,
  area: LobbyLottery['area'],
  periodSeconds: number | null,
  drawsAt: string | null,
): LobbyLottery {
  return {
    game: {
      gameCode,
      nodeId,
      vassalage: 'KHELAGHOR',
      gameType: 'LOTT',
      title: { bn: `খেলা ${gameCode}`, en: `Game ${gameCode}` },
      picture: 'lottery',
      isHot: 0,
      rtpHundredths: 9_000,
      launch: 'lottery',
      defaultPlayType: null,
      accountTypeName: 'KHELAGHOR',
      isGame: 'GAME',
      gameClassify: null,
      minBet: null,
      minLineNum: null,
      maintenance: null,
    },
    area,
    periodSeconds,
    running: drawsAt === null ? null : { issueNumber: '1', closesAt: drawsAt, drawsAt },
    latest: null,
    jackpots: [],
  };
}

const lotteries = [
  make('dice', 1, null, 60, '2026-11-21T06:01:00.000Z'),
  make('thai', 2, 'SEA', 300, '2026-11-21T06:05:00.000Z'),
  make('north', 3, 'VN', null, '2026-11-21T11:15:00.000Z'),
  make('keno', 4, null, 900, null),
];
const none: LobbyChoice = {
  filter: 'all',
  name: '',
  favourites: new Set(),
  popular: new Set(),
  recent: new Set(),
};
const codes = (choice: Partial<LobbyChoice>) =>
  groupLotteries(lotteries, { ...none, ...choice }).map(({ area, lotteries: own }) => [
    area,
    ...own.map(({ game }) => game.gameCode),
  ]);

test.each<[string, Partial<LobbyChoice>, unknown]>([
  [
    'all',
    {},
    [
      ['SEA', 'thai'],
      [null, 'dice', 'keno'],
      ['VN', 'north'],
    ],
  ],
  [
    'quick ones',
    { filter: 'quick' },
    [
      ['SEA', 'thai'],
      [null, 'dice'],
    ],
  ],
  [
    'the others',
    { filter: 'daily' },
    [
      [null, 'keno'],
      ['VN', 'north'],
    ],
  ],
  ['favourites', { filter: 'mine', favourites: new Set([3]) }, [['VN', 'north']]],
  [
    'popular ones',
    { filter: 'popular', popular: new Set(['dice', 'north']) },
    [
      [null, 'dice'],
      ['VN', 'north'],
    ],
  ],
  ['played last', { filter: 'recent', recent: new Set(['keno']) }, [[null, 'keno']]],
  ['by an English name', { name: ' GAME TH' }, [['SEA', 'thai']]],
  ['by a Bengali name', { name: 'খেলা k' }, [[null, 'keno']]],
  ['nothing', { name: 'roulette' }, []],
])('%s', (_name, choice, expected) => {
  expect(codes(choice)).toEqual(expected);
});
