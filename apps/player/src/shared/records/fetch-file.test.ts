import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

const address = {
  path: '/wps/records/account/statement',
  query: { from: '2026-11-14T18:00:00.000Z', to: '2026-11-21T18:00:00.000Z' },
};
const lost = { ok: false, refusal: { success: false, code: 'network' } };

beforeEach(() => vi.stubGlobal('document', { cookie: '' }));
afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: (address: string, init: RequestInit) => Promise<Response>) {
  const asked = vi.fn<typeof answer>(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}

const fetched = (signal = new AbortController().signal) => fetchFile(address, 'bn', signal);

test('a file arrives with the name that the server gave it', async () => {
  const headers = { 'content-disposition': 'attachment; filename="statement-a.csv"' };
  const asked = answerWith(async () => new Response('\uFEFFa,b\r\n', { headers }));
  const result = await fetched();
  expect(result).toMatchObject({ ok: true, name: 'statement-a.csv' });
  expect(result.ok && result.file.size).toBe(8);
  const [requested, init] = asked.mock.calls[0] ?? [];
  expect(requested).toBe(
    '/wps/records/account/statement?from=2026-11-14T18%3A00%3A00.000Z&to=2026-11-21T18%3A00%3A00.000Z',
  );
  expect(init).toMatchObject({ headers: { language: 'bn' } });
});

test('a refusal is handed on with its sentence', async () => {
  const refusal = { success: false, code: 'too_many_requests', message: 'Please wait.' };
  answerWith(async () => Response.json(refusal, { status: 429 }));
  expect(await fetched()).toEqual({ ok: false, refusal });
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('no route'))],
  ['a page of somebody else', async () => new Response('<html>', { status: 502 })],
  ['an envelope of nobody', async () => Response.json({ hello: 1 }, { status: 500 })],
  [
    'a file that breaks off',
    async () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            controller.error(new Error('reset'));
          },
        }),
      ),
  ],
])('%s is a lost file', async (_, answer) => {
  answerWith(answer);
  expect(await fetched()).toEqual(lost);
});

test('leaving the page ends the asking', async () => {
  const leaving = new AbortController();
  answerWith(async () => {
    leaving.abort();
    throw leaving.signal.reason;
  });
  await expect(fetched(leaving.signal)).rejects.toThrow('aborted');
});
