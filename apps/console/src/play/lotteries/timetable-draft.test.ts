import type { LotteryTimetable } from '@khelaghor/contract/play/lottery-timetable.ts';
import { expect, test } from 'vitest';
import { getTimetableDraft, noDays, readTimetableDraft } from './timetable-draft.ts';

const calendar: LotteryTimetable = {
  kind: 'calendar',
  days: [
    { on: ['mon', 'fri', 16], at: ['15:30', '20:00'] },
    { on: [1], at: ['09:00'] },
  ],
  holidays: [{ date: '05-01', movedTo: '05-02' }, { date: '2027-12-16' }],
  closeBeforeDrawSeconds: 900,
};
const period: LotteryTimetable = { kind: 'period', periodSeconds: 300, closeBeforeDrawSeconds: 5 };

test.each([calendar, period])('a draft that is not changed is sent as the timetable is', (one) => {
  expect(readTimetableDraft(getTimetableDraft(one))).toEqual(one);
});

test('names everything that makes no sense', () => {
  const draft = getTimetableDraft(calendar);
  const days = [noDays, { ...noDays, monthDays: '32', times: '9:00' }];
  const typed = { ...draft, days, holidays: '05-01\nEid', closeBeforeDrawSeconds: '2' };
  expect(readTimetableDraft(typed)).toEqual(['days 0', 'days 1', 'holidays', 'closing']);
  const other = { ...getTimetableDraft(period), periodSeconds: '70' };
  expect(readTimetableDraft(other)).toEqual(['period']);
});

test('takes times and days with any spaces and commas between them', () => {
  const days = [{ weekdays: [], monthDays: '1,16', times: ' 15:30  20:00' }];
  const read = readTimetableDraft({ ...getTimetableDraft(calendar), days, holidays: ' ' });
  expect(read).toMatchObject({ days: [{ on: [1, 16], at: ['15:30', '20:00'] }], holidays: [] });
});
