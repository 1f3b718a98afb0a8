import { expect, test } from 'vitest';
import { readDetail } from './detail-lines.ts';

test('a value before and after is a change, and the rest are facts', () => {
  expect(readDetail({ before: true, after: false, reason: 'by phone' })).toEqual({
    changes: [{ name: '', before: 'true', after: 'false' }],
    lines: [{ name: 'reason', value: 'by phone' }],
  });
});

test('of two objects only what differs is shown', () => {
  const { changes } = readDetail({
    before: { title: 'A', order: 1, tags: ['x'] },
    after: { title: 'B', order: 1, tags: ['x'], note: '' },
  });
  expect(changes).toEqual([
    { name: 'title', before: 'A', after: 'B' },
    { name: 'note', before: '—', after: '—' },
  ]);
});

test('texts in an order are read one after the other, and an empty list is shown as one', () => {
  const { changes } = readDetail({ before: { bn: ['ক', 'খ'] }, after: { bn: ['খ', 'ক'], en: [] } });
  expect(changes).toEqual([
    { name: 'bn', before: 'ক · খ', after: 'খ · ক' },
    { name: 'en', before: '—', after: '[]' },
  ]);
});

test('something new is a change from nothing', () => {
  expect(readDetail({ before: null, after: { username: 'rahima' } }).changes).toEqual([
    { name: 'username', before: '—', after: 'rahima' },
  ]);
});

test('facts within facts are named by the way to them', () => {
  expect(readDetail({ ended: { sessions: 2, links: {} }, ids: [1, 2] }).lines).toEqual([
    { name: 'ended.sessions', value: '2' },
    { name: 'ended.links', value: '—' },
    { name: 'ids', value: '[1,2]' },
  ]);
});

test('an event without a detail has neither', () => {
  expect(readDetail({})).toEqual({ changes: [], lines: [] });
});
