import './draw-history.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { useEffect, useId, useState } from 'react';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useErrorText } from '../../shared/error-text.ts';
import { DrawTrend } from './draw-trend.tsx';
import { JackpotResults } from './jackpot-results.tsx';
import { isShortened, LotteryResult } from './lottery-result.tsx';
import { useNumberFormat } from './number-format.ts';
import { formatShortNumber, type LotteryTerms } from './issue-state.ts';
import { getSides } from './play-labels.ts';
import { mergeIssues, useOpenedIssues } from './use-tickets.ts';

// Only a reader who opens a draw needs what checks it.
const DrawProof = createLazyDialog(
  () => import('./draw-proof.tsx').then((part) => part.DrawProof),
  <SkeletonList count={2} />,
);

/** A drawn issue; it opens to the proof of its draw. */
function DrawRow({ game, issue }: { readonly game: LotteryGame; readonly issue: Issue }) {
  const { t } = useLingui();
  const id = useId();
  const text = useLocalText();
  const figures = useNumberFormat();
  const { currency } = useFormat();
  const [open, setOpen] = useState(false);
  const result = issue.result ?? [];
  const number = figures.digits(formatShortNumber(issue.issueNumber));
  const sides = getSides(game, result).map(text).join(' · ');
  return (
    <li className="drawn">
      <div className="drawn__head">
        <span className="drawn__number">{number}</span>
        <div className={sides === '' ? 'drawn__result drawn__result--plain' : 'drawn__result'}>
          <LotteryResult game={game} numbers={result} label={t`Numbers of draw ${number}`} short />
          {sides !== '' && <span className="drawn__sides">{sides}</span>}
        </div>
        <button
          type="button"
          className="drawn__open"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t`Proof of draw ${number}`}
          onClick={() => setOpen(!open)}
        >
          <Icon name="seal" size="small" />
          <Icon name="chevron-down" size="small" />
        </button>
      </div>
      <JackpotResults jackpots={issue.jackpots} currency={currency} />
      <div id={id} className="drawn__proof" hidden={!open}>
        {open && (
          <>
            {isShortened(game, result) && (
              <LotteryResult
                game={game}
                numbers={result}
                label={t`All numbers of draw ${number}`}
              />
            )}
            <DrawProof game={game} issue={issue} />
          </>
        )}
      </div>
    </li>
  );
}

type DrawHistoryProps = {
  readonly game: LotteryGame;
  readonly terms: LotteryTerms;
  /** A drawn issue whose dice still tumble: it is not told yet. */
  readonly animatedIssueId: string | null;
};

/** The results of the last draws, and of as many before them as one cares to see. */
export function DrawHistory({ game, terms, animatedIssueId }: DrawHistoryProps) {
  const failureText = useErrorText();
  const [wantsMore, setWantsMore] = useState(false);
  const query = useOpenedIssues(terms.gameCode, wantsMore);
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, refetch } = query;
  const newest = terms.results.filter(({ issueId }) => issueId !== animatedIssueId);
  const opened = data?.pages.flatMap(({ items }) => items) ?? [];
  // Draws went by since the older ones were fetched: between the two lists some are missing.
  const firstOpened = opened[0]?.drawsAt;
  const lastNewest = newest.at(-1)?.drawsAt;
  const hasGap = firstOpened !== undefined && lastNewest !== undefined && lastNewest > firstOpened;
  useEffect(() => {
    if (hasGap) void refetch();
  }, [hasGap, refetch]);
  const issues = mergeIssues(newest, opened);
  return (
    <Section
      title={<Trans>Results</Trans>}
      note={
        terms.current.source === 'official' ? (
          <Trans>Official results. Open a draw to see its list of tickets.</Trans>
        ) : (
          <Trans>Each draw is sealed before it opens. Open one to check it yourself.</Trans>
        )
      }
    >
      <div className="page__main--inset">
        {issues.length === 0 && <EmptyState title={<Trans>No draw has been made yet</Trans>} />}
        {game.family.code === 'k3' && <DrawTrend game={game} issues={newest} />}
        <ul className="draws-list">
          {issues.map((issue) => (
            <DrawRow key={issue.issueId} game={game} issue={issue} />
          ))}
        </ul>
        {error && <p className="drawn__failure">{failureText(error)}</p>}
        {issues.length > 0 && (!wantsMore || hasNextPage || error) && (
          <Button
            block
            busy={wantsMore && (isFetchingNextPage || isFetching)}
            onClick={() => {
              if (!wantsMore) setWantsMore(true);
              else if (error) void refetch();
              else void query.fetchNextPage();
            }}
          >
            <Trans>Show older</Trans>
          </Button>
        )}
      </div>
    </Section>
  );
}
