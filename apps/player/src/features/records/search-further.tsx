import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Moment } from '../../shared/moment.tsx';

type SearchFurtherProps = {
  /** Why the search ended. */
  readonly text: ReactNode;
  /** Everything from this time on was looked through. */
  readonly searchedTo: string;
  readonly busy: boolean;
  readonly onMore: () => void;
};

/** A search that ended early says how far it got, and offers to go on. */
export function SearchFurther({ text, searchedTo, busy, onMore }: SearchFurtherProps) {
  return (
    <div className="record__further">
      <p className="record__note" role="status">
        {text} <Moment at={searchedTo} />
      </p>
      <Button icon="search" busy={busy} onClick={onMore}>
        <Trans>Search further back</Trans>
      </Button>
    </div>
  );
}
