import { expect, test, vi } from 'vitest';
import { createNewest, pictureNearness } from './lazy-pictures.ts';
import { observeOnce } from './when-near.tsx';

test('the newest entries stay, and using one makes it new', () => {
  const newest = createNewest(3);
  for (const entry of ['a', 'b', 'c']) newest.add(entry);
  expect(newest.has('a')).toBe(true);
  newest.add('d');
  expect(['a', 'b', 'c', 'd'].map((entry) => newest.has(entry))).toEqual([true, false, true, true]);
  expect(newest.size).toBe(3);
});

test('it never holds more than it may, and the same one twice is one', () => {
  const newest = createNewest(200);
  for (let index = 0; index < 1_000; index += 1) newest.add(String(index % 300));
  expect(newest.size).toBe(200);
});

test('a picture is near once a tenth of it is in the window made larger by three tenths', () => {
  const made: { tell: IntersectionObserverCallback; options?: IntersectionObserverInit }[] = [];
  const observed = new Set<Element>();
  class Observer {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      made.push({ tell, ...(options && { options }) });
    }
    observe = (element: Element) => void observed.add(element);
    unobserve = (element: Element) => void observed.delete(element);
    disconnect = () => observed.clear();
  }
  vi.stubGlobal('window', { IntersectionObserver: Observer });
  vi.stubGlobal('IntersectionObserver', Observer);
  const [seen, dropped] = [{}, {}] as Element[];
  if (!seen || !dropped) throw new Error('two elements are two');
  const acts = { seen: vi.fn<() => void>(), dropped: vi.fn<() => void>() };
  observeOnce(seen, acts.seen, pictureNearness);
  observeOnce(dropped, acts.dropped, pictureNearness)();
  expect(made.map(({ options }) => options)).toEqual([{ rootMargin: '30% 30%', threshold: 0.1 }]);
  expect([...observed]).toEqual([seen]);
  const told = (ratio: number) => [
    { isIntersecting: ratio > 0, intersectionRatio: ratio, target: seen },
  ];
  for (const ratio of [0, 0.05, 0.1, 0.5])
    made[0]?.tell(
      told(ratio) as IntersectionObserverEntry[],
      {} as unknown as IntersectionObserver,
    );
  vi.unstubAllGlobals();
  expect(acts.seen).toHaveBeenCalledOnce();
  expect(acts.dropped).not.toHaveBeenCalled();
  expect(observed.size).toBe(0);
});
