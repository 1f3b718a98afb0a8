// Goal: the reference of the calls can be read although it loads late. Method: a listening server.
import { expect, test } from 'vitest';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();

test('a reader is sent to the page, which asks for its script and for the calls', async () => {
  const { origins } = server.config;
  const [page, again] = await Promise.all(
    ['/reference', '/reference/'].map((address) => fetch(origins.site + address)),
  );
  expect(page?.url).toBe(`${origins.site}/reference/`);
  const text = (await page?.text()) ?? '';
  expect(await again?.text()).toBe(text);
  expect(text).toContain('"url": "/openapi.json"');
  const source = /<script src="([^"]+)"/u.exec(text)?.[1] ?? '';
  const script = await fetch(new URL(source, page?.url));
  expect(script.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await script.text()).toContain('createApiReference');
});

test('the reference is no call and does not name itself', async () => {
  const calls = await fetch(`${server.config.origins.site}/openapi.json`);
  expect(await calls.text()).not.toContain('/reference');
});
