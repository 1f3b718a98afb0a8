import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useLocalText } from '../shared/local-text.ts';
import { useRouter, useShown } from '../shared/navigation.tsx';
import { useWhitelabel } from '../shared/api-queries.ts';
import { formatTitle, getPageTitle } from './page-head.ts';
import { useSubject } from './page-subject.ts';

/**
 * What a browser does when it loads a page, done by hand when only its content changes: the title,
 * the scroll position (kept for the way back), and the focus, so that a screen reader begins anew.
 */
export function useRouteChange(path: string | null): void {
  const { i18n } = useLingui();
  const router = useRouter();
  const { href, search } = useShown().address;
  const text = useLocalText();
  const brand = text(useWhitelabel().brandName);
  const subject = useSubject({ path, search });
  const own = getPageTitle(i18n, path, subject && text(subject));
  const title = formatTitle(own, brand);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // Tells who moves the page from outside that it has arrived.
    document.documentElement.dataset['shown'] = href;
  }, [href]);

  const arrive = useEffectEvent((scrollY: number) => {
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    if (scrollY === 0) document.getElementById('main')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const kept = new Map<string, number>();
    const leaving = router.onLeaving(({ from }) => kept.set(from.key, window.scrollY));
    const arriving = router.onArrived(({ from, to }) => {
      if (from.pathname !== to.pathname) arrive(kept.get(to.key) ?? 0);
    });
    return () => {
      leaving();
      arriving();
    };
  }, [router]);
}
