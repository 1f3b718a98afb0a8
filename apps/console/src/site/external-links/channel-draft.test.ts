import { expect, test } from 'vitest';
import { parseHosts } from './channel-draft.ts';

test.each<[string, string[]]>([
  ['', []],
  ['t.me\nwa.me\n', ['t.me', 'wa.me']],
  [' https://T.me/khelaghor?x=1 , t.me ', ['t.me']],
  ['chat.example.org:443', ['chat.example.org']],
])('%j', (text, hosts) => {
  expect(parseHosts(text)).toEqual(hosts);
});
