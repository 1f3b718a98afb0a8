import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';

type OlderButtonProps = {
  /** A list that is loaded page by page. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
};

/** Loads the next page of a list, where there is one. */
export function OlderButton({ query }: OlderButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      <Trans>Show older</Trans>
    </Button>
  );
}
