import { expect, test } from 'vitest';
import { ifThereIsRoom } from './optional-write.ts';

const failed = (code: string) => Promise.reject(Object.assign(new Error('not written'), { code }));

test('what is written is waited for, and a full volume is no fault', async () => {
  await expect(ifThereIsRoom(Promise.resolve())).resolves.toBeUndefined();
  await expect(ifThereIsRoom(failed('53100'))).resolves.toBeUndefined();
});

test.each(['23505', '57P01', ''])('any other error is thrown: %j', async (code) => {
  await expect(ifThereIsRoom(failed(code))).rejects.toThrow('not written');
});
