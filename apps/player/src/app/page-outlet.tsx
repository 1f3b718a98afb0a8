import { Component, Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useShown } from '../shared/navigation.tsx';
import { ErrorPage } from './error-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';

type ErrorBoundaryProps = { readonly place: unknown; readonly children: ReactNode };
type ErrorBoundaryState = { readonly place: unknown; readonly error: Error | null };

/** What breaks within is replaced by words, until the reader goes to another place. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, error: null };

  static getDerivedStateFromError(error: Error): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    kept: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === kept.place ? null : { place, error: null };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <ErrorPage error={error} /> : this.props.children;
  }
}

/** Around everything: when even the shell breaks, something is said. */
export function AppErrorBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary place={useShown()}>{children}</ErrorBoundary>;
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
      <ErrorBoundary place={shown}>{page ?? (fault && <ErrorPage error={fault} />)}</ErrorBoundary>
    </Suspense>
  );
}
