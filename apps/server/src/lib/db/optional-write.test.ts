import { expect, test } from 'vitest';
import { writeIfThereIsRoom } from './optional-write.ts';

const failed = (code: string) => Promise.reject(Object.assign(new Error('not written'), { code }));

test('what is written is waited for, and a full volume is no fault', async () => {
  await expect(writeIfThereIsRoom(Promise.resolve())).resolves.toBeUndefined();
  await expect(writeIfThereIsRoom(failed('53100'))).resolves.toBeUndefined();
});

test.each(['23505', '57P01', ''])('any other error is thrown: %j', async (code) => {
  await expect(writeIfThereIsRoom(failed(code))).rejects.toThrow('not written');
});
