import { afterEach, expect, test } from 'vitest';
import { Overloaded } from '../http/result.ts';
import {
  fullCost,
  hashPassword,
  hashWithSalt,
  isHashQueueFull,
  setPasswordCost,
  threadsMax,
  verifyDummy,
  verifyPassword,
  waitingMax,
} from './hash-password.ts';

afterEach(() => void setPasswordCost(fullCost));

test('a password is recognised however its letters are composed, and no other is', async () => {
  const stored = await hashPassword('caf\u00e9 au lait');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await verifyPassword(stored, 'cafe\u0301 au lait')).toBe(true);
  expect(await verifyPassword(stored, 'cafe au lait')).toBe(false);
  expect(await verifyDummy('caf\u00e9 au lait')).toBe(false);
});

test('a text with a given salt has one hash, and others with another salt or text', async () => {
  const [salt, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const hash = await hashWithSalt('rahim0', salt);
  expect(hash).toMatch(/^[0-9a-f]{64}$/u);
  expect(await hashWithSalt('rahim0', salt)).toBe(hash);
  expect(await hashWithSalt('rahim0', other)).not.toBe(hash);
  expect(await hashWithSalt('karim0', salt)).not.toBe(hash);
});

test('what is stored and is no hash is an error of that call alone', async () => {
  await expect(verifyPassword('not a hash', 'x')).rejects.toThrow('Decoding failed');
  const stored = await hashPassword('y');
  expect(await verifyPassword(stored, 'y')).toBe(true);
});

test('of too many at once the last are turned away, and all others are answered', async () => {
  setPasswordCost({ memoryCost: 1_024, timeCost: 1 });
  const stored = await hashPassword('z');
  const taken = threadsMax + waitingMax;
  const asked = Array.from({ length: taken + 14 }, (_, number) =>
    verifyPassword(stored, number % 2 === 0 ? 'z' : 'other').catch((error: unknown) => error),
  );
  expect(isHashQueueFull()).toBe(true);
  const answers = await Promise.all(asked);
  expect(isHashQueueFull()).toBe(false);
  const turnedAway = answers.filter((answer) => answer instanceof Overloaded);
  expect(turnedAway).toHaveLength(14);
  const answered = answers.filter((answer) => !(answer instanceof Overloaded));
  expect(answered).toEqual(answered.map((_, number) => number % 2 === 0));
  expect(await verifyPassword(stored, 'z')).toBe(true);
});
