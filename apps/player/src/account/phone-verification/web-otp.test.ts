// Goal: a code that the browser hands over is taken; whatever else happens leaves the field alone.
import { expect, test, vi } from 'vitest';
import { readSmsCode } from './web-otp.ts';

const listening = () => new AbortController().signal;

test('asks for an SMS, and takes its code', async () => {
  const get = vi.fn<() => Promise<object>>(async () => ({ code: '123456' }));
  const signal = listening();
  expect(await readSmsCode({ get }, signal)).toBe('123456');
  expect(get).toHaveBeenCalledExactlyOnceWith({ otp: { transport: ['sms'] }, signal });
});

test.each([
  ['nothing', null],
  ['a credential of another kind', { id: 'x' }],
  ['no text', { code: 123_456 }],
])('%s is no code', async (_, given) => {
  expect(await readSmsCode({ get: async () => given }, listening())).toBeNull();
});

test('a reader who refuses is asked no more, and nothing breaks', async () => {
  const get = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  expect(await readSmsCode({ get }, listening())).toBeNull();
});

test('what was stopped meanwhile fills nothing in', async () => {
  const stop = new AbortController();
  const get = async () => {
    stop.abort();
    return { code: '123456' };
  };
  expect(await readSmsCode({ get }, stop.signal)).toBeNull();
});
