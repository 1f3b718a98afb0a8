// Goal: a changing call is heard from our own pages only, by whatever host the games are handed on.
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { playRound } from '@khelaghor/contract/play/inhouse.ts';
import { changeNumberFormat, memberGet } from '@khelaghor/contract/account/members.ts';
import type { Config } from '../config/config.ts';
import { isCrossSiteRequest } from './csrf.ts';

const origins = {
  site: 'https://khela.example',
  console: 'https://console.khela.example',
  games: 'https://games.khela.example',
};
const config = { origins } as unknown as Config;
const handedOn = 'https://go.example';

test.each([
  ['the site’s page', changeNumberFormat, { origin: origins.site }, false],
  ['another page', changeNumberFormat, { origin: handedOn }, true],
  [
    'another page that says it is ours',
    changeNumberFormat,
    { origin: handedOn, 'sec-fetch-site': 'same-origin' },
    true,
  ],
  [
    'the site’s page at another address of it',
    changeNumberFormat,
    { origin: 'https://two.example', host: 'two.example' },
    false,
  ],
  [
    'a page of another address, to this one',
    changeNumberFormat,
    { origin: 'https://two.example', host: 'khela.example' },
    true,
  ],
  ['a question, from wherever', memberGet, { origin: handedOn }, false],
  ['the game’s page', playRound, { origin: origins.games, 'sec-fetch-site': 'same-origin' }, false],
  [
    'the game’s page, handed on',
    playRound,
    { origin: handedOn, 'sec-fetch-site': 'same-origin' },
    false,
  ],
  [
    'another page, to the game',
    playRound,
    { origin: handedOn, 'sec-fetch-site': 'cross-site' },
    true,
  ],
  ['another page of a silent browser, to the game', playRound, { origin: handedOn }, true],
])('%s', (_, route, headers, isForeign) => {
  const { host = 'khela.example', ...rest } = headers as Record<string, string>;
  const request = {
    headers: { 'x-khelaghor': '1', ...rest },
    host,
  } as unknown as FastifyRequest;
  expect(isCrossSiteRequest(config, route, request, ['https://two.example'])).toBe(isForeign);
});
