import { expect, test } from 'vitest';
import { cleanAddress } from './safe-address.ts';

test.each<[string, string | null]>([
  ['https://wa.me/8801712345678', 'https://wa.me/8801712345678'],
  ['https://T.me/khelaghor?start=1', 'https://t.me/khelaghor?start=1'],
  ['http://wa.me/1', null],
  ['https://wa.me@evil.example/', null],
  ['https://user:secret@wa.me/', null],
  ['https://wa.me:8443/', null],
  ['https://localhost/', null],
  ['https://127.0.0.1/', null],
  ['https://[::1]/', null],
  ['https://0x7f.1/', null],
  ['https://wa.me./', null],
  ['https:///wa.me', null],
  ['https:\\\\wa.me', null],
  ['https://wa.me/\nx', null],
  [' https://wa.me/', null],
  ['javascript:alert(1)', null],
  ['//wa.me/', null],
  ['', null],
])('%j', (text, kept) => {
  expect(cleanAddress(text)?.href ?? null).toBe(kept);
});

test('a name in Bengali is a name', () => {
  expect(cleanAddress('https://সাহায্য.বাংলা/x')?.hostname).toMatch(/^xn--[\w-]+\.xn--[\w-]+$/u);
});
