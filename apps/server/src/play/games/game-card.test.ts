import { expect, test } from 'vitest';
import { getLobby } from './game-card.ts';

test.each([
  ['SPORTS', 'DS88', 'COCKFIGHT'],
  ['SPORTS', 'DIG', 'COCKFIGHT'],
  ['SPORTS', 'AV', 'ESPORTS'],
  ['SPORTS', 'IMES', 'ESPORTS'],
  ['SPORTS', 'IA', 'ESPORTS'],
  ['SPORTS', 'AI', 'ESPORTS'],
  ['SPORTS', 'TF', 'ESPORTS'],
  ['SPORTS', 'SABA', 'SPORTS'],
  ['LIVE', 'DS88', 'LIVE'],
  ['COCKFIGHT', 'KHELAGHOR', 'COCKFIGHT'],
  ['RNG', 'TF', 'RNG'],
] as const)('%s of %s stands in %s', (gameType, vassalage, lobby) => {
  expect(getLobby(gameType, vassalage)).toBe(lobby);
});
