import './pager.css';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useFormat } from '../money/number-format-context.tsx';
import { getPageMarks } from './page-marks.ts';

type PagerProps = {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

/** Numbered pages, for a list whose length is known. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  return (
    <nav className="pager" aria-label={t`Pages`}>
      <button
        type="button"
        className="pager__page"
        aria-label={t`Previous page`}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="chevron-back" />
      </button>
      {getPageMarks(page, pages).map((mark, index) =>
        mark === 'gap' ? (
          <span className="pager__gap" aria-hidden="true" key={`gap-${index}`}>
            …
          </span>
        ) : (
          <button
            type="button"
            className="pager__page"
            aria-current={mark === page ? 'page' : undefined}
            onClick={() => onPage(mark)}
            key={mark}
          >
            {toDigits(String(mark), digits)}
          </button>
        ),
      )}
      <button
        type="button"
        className="pager__page"
        aria-label={t`Next page`}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="chevron" />
      </button>
    </nav>
  );
}

type MorePagerProps = {
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly onMore: () => void;
};

/** "Show more", for a list that is read by key and whose length is not counted. */
export function MorePager({ hasMore, busy, onMore }: MorePagerProps) {
  if (!hasMore) return null;
  return (
    <div className="pager">
      <Button busy={busy} onClick={onMore}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  );
}

type QueryPagerProps = {
  /** A list that is read a page at a time. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
};

/** `MorePager` for an infinite query: it loads the next page. */
export const QueryPager = ({ query }: QueryPagerProps) => (
  <MorePager
    hasMore={query.hasNextPage}
    busy={query.isFetchingNextPage}
    onMore={() => void query.fetchNextPage()}
  />
);
