import { expect, test } from 'vitest';
import type { LinkageType } from '@khelaghor/contract/site/banners.ts';
import { getLinkTarget } from './banner-link.ts';

const id = '01936d00-0000-7000-8000-000000000001';

const table: [LinkageType, string, string | null][] = [
  ['none', '', ''],
  ['none', 'https://somewhere.example', ''],
  ['route', '/lottery?gameCode=k3', '/lottery?gameCode=k3'],
  ['route', '/promotions#welcome', '/promotions#welcome'],
  ['route', '/vnLottery', '/vnLottery'],
  ['route', '/member', '/member'],
  ['route', '/rng/?vassalage=PADMA', '/rng/?vassalage=PADMA'],
  ['route', '/loterry', null],
  ['route', '/members', null],
  ['route', '', null],
  ['route', 'lottery', null],
  ['route', '//stranger.example', null],
  ['route', '/\\stranger.example', null],
  ['route', '/a\n/b', null],
  ['route', 'javascript:alert(1)', null],
  ['outside', 'https://example.org/a', 'https://example.org/a'],
  ['outside', 'HTTPS://Example.org', 'https://example.org/'],
  ['outside', 'http://example.org', null],
  ['outside', 'javascript:alert(1)//https://', null],
  ['outside', 'https://user:word@example.org', null],
  ['outside', '/down', null],
  ['promotion', id, id],
  ['promotion', 'welcome', null],
  ['game', 'dice', 'dice'],
  ['game', '../../play/dice', null],
];

test.each(table)('%s to %j', (kind, target, kept) => {
  expect(getLinkTarget(kind, target)).toBe(kept);
});
