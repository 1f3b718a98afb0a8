import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadPageTexts } from './catalogues.ts';
import { useHydrated } from './hydrated.ts';
import { ChunkLost, importWithRetry } from './import-with-retry.ts';
import { PressedWaits } from './pressed.tsx';

function Nothing(): null {
  return null;
}

function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Lazy(props: Props) {
    const isHydrated = useHydrated();
    if (!isHydrated) return null;
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

async function withTexts<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [loaded] = await Promise.all([importWithRetry(load), loadPageTexts()]);
  return loaded;
}

/**
 * A component whose code is loaded when it is first shown, in the browser only. For dialogs, menus
 * and forms, so that their dependencies stay out of the first load. The reader asked for it: when
 * it cannot be loaded, the page says so. `fallback` stands in its place until then; without one,
 * what was pressed shows that it is on its way.
 */
export function createLazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <PressedWaits />,
): ComponentType<Props> {
  return lazily(() => withTexts(load), fallback);
}

/**
 * As `lazyDialog`, for a part that appears by itself: when it cannot be loaded it is left out, and
 * the page stays.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazily(() =>
    withTexts(load).catch((failure: unknown) => {
      if (failure instanceof ChunkLost) return Nothing;
      throw failure;
    }),
  );
}
