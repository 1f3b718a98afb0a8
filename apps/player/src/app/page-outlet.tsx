import { Component, Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useShown } from '../shared/navigation.tsx';
import { PageFault } from './error-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';

type CaughtProps = { readonly place: unknown; readonly children: ReactNode };
type CaughtState = { readonly place: unknown; readonly error: Error | null };

/** What breaks within is replaced by words, until the reader goes to another place. */
class Caught extends Component<CaughtProps, CaughtState> {
  override state: CaughtState = { place: this.props.place, error: null };

  static getDerivedStateFromError(error: Error): Partial<CaughtState> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: CaughtProps, kept: CaughtState): CaughtState | null {
    return place === kept.place ? null : { place, error: null };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <PageFault error={error} /> : this.props.children;
  }
}

/** Around everything: when even the shell breaks, something is said. */
export function WholeCaught({ children }: { readonly children: ReactNode }) {
  return <Caught place={useShown()}>{children}</Caught>;
}

/** The page inside the shell. The browser takes it over after the shell, in a step of its own. */
export function PageOutlet() {
  const shown = useShown();
  const { isLoaded, path, Page, fault } = shown;
  // The same page is not drawn anew because what follows its path has changed.
  const page = useMemo(() => Page && <Page />, [Page]);
  if (!isLoaded) return null;
  if (path === null) return <NotFoundPage />;
  return (
    <Suspense fallback={null}>
      <Caught place={shown}>{page ?? (fault && <PageFault error={fault} />)}</Caught>
    </Suspense>
  );
}
