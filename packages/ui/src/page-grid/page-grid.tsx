import type { ReactNode } from 'react';

type PageGridProps = {
  /** The side menu of a desk. */
  readonly menu?: ReactNode;
  /** The narrow bar at the end of a desk. */
  readonly rail?: ReactNode;
  /** Keeps the content off the edges. A lobby does without: its shelves reach the edge. */
  readonly inset?: boolean;
  /** The id of the main part, for a "skip to content" link. */
  readonly mainId?: string;
  readonly children: ReactNode;
};

/** The columns of a page between header and footer. */
export function PageGrid({ menu, rail, inset = false, mainId, children }: PageGridProps) {
  const kind = menu === undefined ? ' page--bare' : rail === undefined ? '' : ' page--rail';
  return (
    <div className={`page${kind}`}>
      {menu !== undefined && <div className="page__menu">{menu}</div>}
      <main
        id={mainId}
        tabIndex={-1}
        className={inset ? 'page__main page__main--inset' : 'page__main'}
      >
        {children}
      </main>
      {rail !== undefined && <div className="page__rail">{rail}</div>}
    </div>
  );
}

/** The title of a page, with a remark at its end. */
export function PageTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <h1 className="page__title">
      {children}
      {aside !== undefined && <small>{aside}</small>}
    </h1>
  );
}
