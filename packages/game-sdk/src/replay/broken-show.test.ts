import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { expect, test } from 'vitest';
import { clearShow, findBrokenShow, markShow } from './broken-show.ts';

function createMemory() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

const rounds = ['two', 'one'].map((betId) => ({ betId }) as GameRound);

test('a round is found that was decided after its show began, in its own game alone', () => {
  const memory = createMemory();
  expect(findBrokenShow(memory, 'aam', rounds)).toBeNull();
  markShow(memory, 'aam', 'one');
  expect(findBrokenShow(memory, 'aam', rounds)?.betId).toBe('two');
  expect(findBrokenShow(memory, 'dice', rounds)).toBeNull();
  clearShow(memory, 'aam');
  expect(findBrokenShow(memory, 'aam', rounds)).toBeNull();
});

test('a first round is found; a press that played no round is not', () => {
  const memory = createMemory();
  markShow(memory, 'aam', undefined);
  expect(findBrokenShow(memory, 'aam', rounds)?.betId).toBe('two');
  expect(findBrokenShow(memory, 'aam', [])).toBeNull();
  markShow(memory, 'aam', 'two');
  expect(findBrokenShow(memory, 'aam', rounds)).toBeNull();
});
