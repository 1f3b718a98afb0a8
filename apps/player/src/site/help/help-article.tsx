import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { RichText } from '../../shared/rich-text.tsx';
import { useHelpArticle } from './use-help.ts';

type HelpArticleProps = {
  readonly slug: string;
  /** The search that led here; empty without one. */
  readonly question: string;
};

/** One article, and the way back to where it was found. */
export function HelpArticle({ slug, question }: HelpArticleProps) {
  const text = useLocalText();
  const query = useHelpArticle(slug);
  const { data, error } = query;
  const back = (
    <Button
      size="small"
      icon="chevron-back"
      render={<Link to={paths.helpmc} search={question === '' ? {} : { q: question }} />}
    >
      {question === '' ? <Trans>All topics</Trans> : <Trans>Back to the results</Trans>}
    </Button>
  );
  // Its address is wrong, or it was taken away: that is not for trying again.
  if (data === null && !error) {
    return <EmptyState title={<Trans>This help page does not exist</Trans>} actions={back} />;
  }
  return (
    <article className="help__article stack">
      {back}
      {data && (
        <>
          <h2>{text(data.title)}</h2>
          <RichText html={text(data.content)} />
        </>
      )}
      {error && <QueryError query={query} />}
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton shape="line" length={0.7} />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="line" length={0.5} />
        </SkeletonGroup>
      )}
    </article>
  );
}
