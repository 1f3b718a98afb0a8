import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useLocalText } from '../shared/local-text.ts';
import { useWhitelabel } from '../shared/queries.ts';
import { pageTitle } from './page-head.ts';

/**
 * What a browser does when it loads a page, done by hand when only its content changes: the title,
 * the scroll position (kept for the way back), and the focus, so that a screen reader begins anew.
 */
export function usePageMoves(path: string | null): void {
  const { i18n } = useLingui();
  const router = useRouter();
  const text = useLocalText();
  const brand = text(useWhitelabel().brandName);
  const title = pageTitle(i18n, path, brand);
  useEffect(() => {
    document.title = title;
  }, [title]);

  const arrive = useEffectEvent((scrollY: number) => {
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    if (scrollY === 0) document.getElementById('main')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const kept = new Map<string, number>();
    const keyOf = (state: { readonly __TSR_key?: string }) => state.__TSR_key ?? '';
    const leaving = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      if (fromLocation) kept.set(keyOf(fromLocation.state), window.scrollY);
    });
    const arriving = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      arrive(kept.get(keyOf(toLocation.state)) ?? 0);
    });
    return () => {
      leaving();
      arriving();
    };
  }, [router]);
}
