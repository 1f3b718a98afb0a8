import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Issue, lotteryGetGame } from '@khelaghor/contract/play/lottery.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatNumber } from '@khelaghor/money/format-money.ts';
import { getThumbPixelsUrl } from '@khelaghor/ui/art/panel-pixels.ts';
import { getButtonClass } from '@khelaghor/ui/button/button.tsx';
import { Thumb } from '@khelaghor/ui/game-card/game-card.tsx';
import { getSecondsLeft } from '@khelaghor/ui/money/countdown-text.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { useEffect, useState } from 'react';
import { useNowMs } from '../../shared/clock.ts';
import { DrawnResult, toDice } from '../../shared/drawn-result.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Link } from '../../shared/navigation.tsx';
import { useSsrContext } from '../../shared/ssr-context.tsx';
import { paths } from '../../shared/paths.ts';
import { SeeAllLink } from '../../shared/see-all-link.tsx';
import { getThumb } from '../../shared/images.ts';
import { getPluralForm } from '../../shared/plural-form.ts';
import { lotteryGameQuery } from '../../shared/api-queries.ts';
import { useWatchedLottery } from '../../shared/use-watched-lottery.ts';
import { getRandomFraction } from '../../shared/random.ts';
import { DrawCountdown } from './draw-countdown.tsx';
import { NextDraw, useNextDraws } from './next-draws.tsx';

const gameCode = 'k3';
// The notice of a draw comes within a second; without it the page asks by itself, not all pages in
// the same moment: a draw that is late has a server that is busy.
const patienceMs = 4_000;
const spreadMs = 6_000;
const shownResults = 4;

type LotteryGame = ValueOf<typeof lotteryGetGame>;

/** The issue that takes bets now; after closing the next one does. */
function runningIssue(game: LotteryGame, nowMs: number): Issue {
  return Date.parse(game.current.closesAt) > nowMs ? game.current : game.next;
}

function TimeLeft({ game }: { readonly game: LotteryGame }) {
  const queries = useQueryClient();
  const nowMs = useNowMs(useSsrContext().now);
  const left = getSecondsLeft(Date.parse(runningIssue(game, nowMs).closesAt), nowMs);
  const [waitMs] = useState(() => patienceMs + spreadMs * getRandomFraction());
  const isStale = nowMs > Date.parse(game.current.drawsAt) + waitMs;
  useEffect(() => {
    if (isStale) void queries.invalidateQueries({ queryKey: lotteryGameQuery(gameCode).queryKey });
  }, [isStale, queries]);
  return <DrawCountdown seconds={left} isOpen />;
}

/** The newest results: one on a phone, a few on a desk; none before the first draw. */
function LastResults({ issues }: { readonly issues: readonly Issue[] }) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const drawn = issues.filter(({ result }) => result !== null).slice(0, shownResults);
  if (drawn.length === 0) return null;
  return (
    <ul className="draw__results" aria-label={t`Last results`}>
      {drawn.map((issue) => {
        const issueNumber = toDigits(issue.issueNumber, digits);
        return (
          <li key={issue.issueId}>
            <p className="draw__issue">{issueNumber}</p>
            <DrawnResult
              label={t`Result of ${issueNumber}`}
              result={toDice(issue.result ?? [])}
              short
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Not `Plural`, for which the browser would make its rules and figures first. */
function HowOften({ periodMinutes }: { readonly periodMinutes: number }) {
  const { i18n } = useLingui();
  const minutes = formatNumber(periodMinutes, useFormat());
  const form = getPluralForm(i18n.locale, periodMinutes);
  return <Select value={form} _one="Every minute" other={`Every ${minutes} minutes`} />;
}

function DrawCard({ game }: { readonly game: LotteryGame }) {
  const text = useLocalText();
  const search = { gameCode: game.gameCode };
  return (
    <li className="draw">
      <Thumb src={getThumb(game.gameCode)} pixels={getThumbPixelsUrl(game.gameCode)} size="large" />
      <h3>
        {text(game.title)}
        {game.periodSeconds !== null && (
          <small>
            <HowOften periodMinutes={Math.round(game.periodSeconds / 60)} />
          </small>
        )}
      </h3>
      <TimeLeft game={game} />
      <div className="draw__foot">
        <LastResults issues={game.results} />
        <Link className={getButtonClass({ kind: 'bet' })} to={paths.lottery} search={search}>
          <Trans>Get a ticket</Trans>
        </Link>
      </div>
    </li>
  );
}

/** Draws that come soon: that of each minute, and below it others that are due in minutes. */
export function UpcomingDraws() {
  const { data } = useWatchedLottery(gameCode);
  const coming = useNextDraws();
  if (!data && coming.length === 0) return null;
  return (
    <Section
      title={<Trans>Draws soon</Trans>}
      more={<SeeAllLink to={paths.lottery} search={{ lottoView: 'lobby' }} />}
    >
      <ul className="draws">
        {data && <DrawCard game={data} />}
        {coming.map((lottery) => (
          <NextDraw key={lottery.game.gameCode} lottery={lottery} />
        ))}
      </ul>
    </Section>
  );
}
