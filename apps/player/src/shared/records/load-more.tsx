import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { MorePager } from '@khelaghor/ui/pager/pager.tsx';
import { Moment } from '../moment.tsx';

type RecordEndProps = {
  /** Why a search ended early. */
  readonly text: ReactNode;
  /** Then everything from this time on was looked through. */
  readonly searchedTo: string | null;
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly onMore: () => void;
};

/** The way on below a record. A search that ended early says how far it got. */
export function LoadMore({ text, searchedTo, hasMore, busy, onMore }: RecordEndProps) {
  if (searchedTo === null) return <MorePager hasMore={hasMore} busy={busy} onMore={onMore} />;
  return (
    <div className="record__further">
      <p className="record__note" role="status">
        {text} <Moment at={searchedTo} />
      </p>
      <Button icon="search" busy={busy} onClick={onMore}>
        <Trans>Search earlier days</Trans>
      </Button>
    </div>
  );
}
