import { expect, test } from 'vitest';
import {
  type VisibleToast,
  TOASTS_MAX,
  getToastMs,
  withoutToast,
  withToast,
} from './toast-list.ts';

const message = { tone: 'info', title: 'News' } as const;

test('the oldest message gives way to a new one', () => {
  let list: readonly VisibleToast[] = [];
  for (let id = 1; id <= TOASTS_MAX + 2; id += 1) list = withToast(list, message, id);
  expect(list.map((toast) => toast.id)).toEqual([3, 4, 5]);
  expect(withoutToast(list, 4).map((toast) => toast.id)).toEqual([3, 5]);
});

test('a refusal stays longer than good news', () => {
  expect(getToastMs('bad')).toBeGreaterThan(getToastMs('good'));
});
