import { expect, test } from 'vitest';
import { createSleepDetector } from './watch-sleep.ts';

/** A device whose clocks a test moves. */
function createDevice() {
  const at = { counter: 1_000, calendar: 1_790_000_000_000 };
  return {
    clocks: { counter: () => at.counter, calendar: () => at.calendar },
    pass(ms: number) {
      at.counter += ms;
      at.calendar += ms;
    },
    sleep(ms: number) {
      at.calendar += ms;
    },
  };
}

test('a device that slept is noticed once', () => {
  const device = createDevice();
  const hasSlept = createSleepDetector(device.clocks);
  device.pass(1_000);
  expect(hasSlept()).toBe(false);
  device.sleep(40_000);
  device.pass(1_000);
  expect(hasSlept()).toBe(true);
  device.pass(1_000);
  expect(hasSlept()).toBe(false);
});

test('a long wait of a device that is awake is no sleep', () => {
  const device = createDevice();
  const hasSlept = createSleepDetector(device.clocks);
  device.pass(3_600_000);
  device.sleep(1_500);
  expect(hasSlept()).toBe(false);
});

test('a calendar that was set back is noticed, too', () => {
  const device = createDevice();
  const hasSlept = createSleepDetector(device.clocks);
  device.sleep(-3_600_000);
  expect(hasSlept()).toBe(true);
});
