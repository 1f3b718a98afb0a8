import { hourMs } from '@khelaghor/time/durations.ts';
import { expect, test } from 'vitest';
import { getZoneDay, hoursAhead, startOfZoneDay, type Zone } from './zones.ts';

const zones = Object.entries(hoursAhead) as [Zone, number][];

// Bangladesh had summer time until the end of 2009.
const months = Array.from({ length: 12 * 90 }, (_, nth) => Date.UTC(2010, nth, 1, 12));

test.each(zones)(
  '%s is %d hours ahead of UTC in every month of 2010 to 2099',
  (timeZone, hours) => {
    const hourThere = new Intl.DateTimeFormat('en', {
      timeZone,
      hour: 'numeric',
      hourCycle: 'h23',
    });
    const found = new Set(months.map((time) => Number(hourThere.format(time)) - 12));
    expect([...found]).toEqual([hours]);
  },
);

test.each(zones)('a day in %s begins at its midnight and lasts 24 hours', (zone) => {
  const start = startOfZoneDay(zone, 20_000);
  const times = [start - 1, start, start + 24 * hourMs - 1, start + 24 * hourMs];
  expect(times.map((time) => getZoneDay(zone, time))).toEqual([19_999, 20_000, 20_000, 20_001]);
});
