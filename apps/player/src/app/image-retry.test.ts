import { expect, test } from 'vitest';
import { stepAfter } from './image-retry.ts';

const [own, spare, icon] = ['/media/a.webp', '/assets/slots.svg', 'data:icon'];
const nothing = { do: 'nothing' };

test.each([
  ['the first failure', own, 1, 0, { do: 'again', afterMs: 400 }],
  ['the second, after a longer pause', own, 2, 0, { do: 'again', afterMs: 800 }],
  ['the third', own, 3, 0, { do: 'show', address: spare, spent: 1 }],
  ['what stands in fails too', spare, 1, 1, { do: 'show', address: icon, spent: 2 }],
  ['and even the last', icon, 1, 2, nothing],
  ['its own is what would stand in: again', spare, 2, 0, { do: 'again', afterMs: 800 }],
  [
    'its own is what would stand in: the next',
    spare,
    3,
    0,
    { do: 'show', address: icon, spent: 2 },
  ],
])('%s', (_what, address, failures, spent, step) => {
  expect(stepAfter({ address, failures, spent }, [spare, icon])).toEqual(step);
});

test('where nothing stands in, it is asked for as often, and then left alone', () => {
  const steps = [1, 2, 3].map((failures) => stepAfter({ address: own, failures, spent: 0 }, []).do);
  expect(steps).toEqual(['again', 'again', 'nothing']);
});
