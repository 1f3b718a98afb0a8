import './draw-animation.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Issue, Ticket } from '@khelaghor/contract/play/lottery.ts';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import {
  formatCountdown,
  formatDuration,
  getSecondsLeft,
} from '@khelaghor/ui/money/countdown-text.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Tag } from '@khelaghor/ui/tag/tag.tsx';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocalText } from '../../shared/local-text.ts';
import { getDrawing } from './drawings/drawings.ts';
import { LotteryResult, useResultText } from './lottery-result.tsx';
import { useNumberFormat } from './number-format.ts';
import { usePlayText } from './use-play-text.ts';
import {
  getPreviousNumber,
  getPhase,
  getRunningIssue,
  formatShortNumber,
  type IssuePhase,
  type LotteryTerms,
} from './issue-state.ts';
import { getSides, computeSum } from './play-labels.ts';
import { useSecond } from './use-server-second.ts';
import stageUrl from './stage.svg?no-inline';
import type { DrawAnimationState } from './use-draw-animation.ts';
import { getOutcome } from './use-tickets.ts';

/** Whether a game is drawn with dice. */
const isDice = ({ family }: LotteryGame): boolean => family.drawnAs === 'dice';
/** Whether the sum of all numbers is of interest: they are digits of one row. */
const hasSum = ({ family }: LotteryGame): boolean =>
  !family.prizes && family.draw.parts.every(({ kind }) => kind === 'digits');

export type Running = { readonly issue: Issue; readonly phase: IssuePhase };

/** The issue that runs, and whether it sells. */
export function useRunning(terms: LotteryTerms): Running | null {
  const id = useSecond((timeMs) => getRunningIssue(terms, timeMs)?.issueId ?? null);
  const issue = [terms.current, terms.next].find(({ issueId }) => issueId === id) ?? null;
  const phase = useSecond((timeMs) => (issue ? getPhase(issue, timeMs) : null));
  return issue && phase ? { issue, phase } : null;
}

/** The seconds until the issue closes, and after that until it is drawn. */
function useSecondsLeft({ issue, phase }: Running): number {
  const until = Date.parse(phase === 'open' ? issue.closesAt : issue.drawsAt);
  return useSecond((timeMs) => getSecondsLeft(until, timeMs));
}

function Clock({ issue, phase }: Running) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const left = useSecondsLeft({ issue, phase });
  return (
    <div className={`draw-animation__clock draw-animation__clock--${phase}`}>
      <small>
        {phase === 'open' ? <Trans>left to wager</Trans> : <Trans>Closed, drawing in</Trans>}
      </small>
      <time role="timer" aria-live="off" dateTime={formatDuration(left)}>
        {formatCountdown(left, digits, t({ message: 'd', comment: 'short sign for days' }))}
      </time>
    </div>
  );
}

/** The time of an issue as a thread of rice-paste dots that gets shorter. */
function Thread({ issue }: { readonly issue: Issue }) {
  const drawsMs = Date.parse(issue.drawsAt);
  const whole = Math.round((drawsMs - Date.parse(issue.opensAt)) / 1_000);
  const closed = Math.round((drawsMs - Date.parse(issue.closesAt)) / 1_000);
  const left = useSecond((timeMs) => Math.min(whole, getSecondsLeft(drawsMs, timeMs)));
  return (
    <svg
      className="draw-animation__thread"
      viewBox={`0 0 ${whole} 1`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <rect className="draw-animation__spent" width={whole} height="1" />
      <rect className="draw-animation__left" width={left} height="1" />
      <rect className="draw-animation__seal" width={Math.min(left, closed)} height="1" />
    </svg>
  );
}

type ResultLineProps = {
  readonly game: LotteryGame;
  readonly terms: LotteryTerms;
  readonly show: DrawAnimationState;
  readonly running: Running | null;
};

function ResultLine({ game, terms, show, running }: ResultLineProps) {
  const text = useLocalText();
  const figures = useNumberFormat();
  const { piece } = usePlayText();
  const { shown, mood, isLate, isAwaited } = show;
  if (isAwaited && mood === 'resting') {
    return (
      <p className="draw-animation__line">
        <Trans>The last draw waits for its official result. It will appear here.</Trans>
      </p>
    );
  }
  if (isLate && shown) {
    return (
      <p className="draw-animation__line">
        <Trans>The draw is late. Its result will appear here.</Trans>
      </p>
    );
  }
  if (mood !== 'resting') {
    const number = running ? formatShortNumber(getPreviousNumber(terms, running.issue)) : '';
    const awaited = figures.digits(number);
    return (
      <p className="draw-animation__line">
        {number === '' ? <Trans>Drawing now</Trans> : <Trans>Drawing {awaited}</Trans>}
      </p>
    );
  }
  if (!shown?.result) {
    return (
      <p className="draw-animation__line">
        <Trans>The first draw is on its way.</Trans>
      </p>
    );
  }
  const number = figures.digits(formatShortNumber(shown.issueNumber));
  const sides = getSides(game, shown.result);
  const animal = game.family.zodiac?.getAnimal(shown.result);
  return (
    <p className="draw-animation__line">
      <span className="draw-animation__number">
        <Trans>Draw {number}</Trans>
      </span>
      {hasSum(game) && (
        <span className="draw-animation__sum">
          <Trans>sum</Trans> <b>{figures.digits(computeSum(shown.result))}</b>
        </span>
      )}
      {animal !== undefined && <Tag tone="info">{piece(animal)}</Tag>}
      {sides.map((name) => (
        <Tag key={name.en} tone="info">
          {text(name)}
        </Tag>
      ))}
    </p>
  );
}

/** What the draw brought a member, once it is settled. Only a gain is a win. */
function OwnOutcome({ show, tickets }: { show: DrawAnimationState; tickets: readonly Ticket[] }) {
  if (!show.shown || show.mood !== 'resting') return null;
  const outcome = getOutcome(tickets, show.shown.issueId);
  if (!outcome || outcome.payout === 0n) return null;
  if (outcome.payout > outcome.stake) {
    return (
      <p className="draw-animation__own draw-animation__own--won">
        <Trans>
          You won <Money minor={outcome.payout} currency={outcome.currency} tone="win" />
        </Trans>
      </p>
    );
  }
  return (
    <p className="draw-animation__own">
      <Trans>
        <Money minor={outcome.payout} currency={outcome.currency} /> of your{' '}
        <Money minor={outcome.stake} currency={outcome.currency} /> came back
      </Trans>
    </p>
  );
}

/** The result of a draw in one sentence. */
function useResultSentence(game: LotteryGame): (issue: Issue) => string {
  const { t } = useLingui();
  const text = useLocalText();
  const figures = useNumberFormat();
  const resultText = useResultText();
  return ({ issueNumber, result }) => {
    if (!result) return '';
    const number = figures.digits(formatShortNumber(issueNumber));
    const dice = resultText(game, result);
    if (!isDice(game)) return t`Draw ${number}: ${dice}.`;
    const sum = figures.digits(computeSum(result));
    const sides = getSides(game, result).map(text).join(', ');
    return t`Draw ${number}: ${dice}. Sum ${sum}, ${sides}.`;
  };
}

/** Whether an element is on the screen, below the header. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? true),
      { rootMargin: '-90px 0px 0px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}

/** The clock and the last result under the header, while the stage itself is scrolled away. */
function StageStrip({
  game,
  running,
  show,
}: {
  game: LotteryGame;
  running: Running;
  show: DrawAnimationState;
}) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const left = useSecondsLeft(running);
  const daySign = t({ message: 'd', comment: 'short sign for days' });
  const drawn = show.mood === 'resting' ? show.shown?.result : null;
  return (
    <div className={`draw-strip draw-strip--${running.phase}`} aria-hidden="true">
      <span className="draw-strip__number">
        {toDigits(formatShortNumber(running.issue.issueNumber), digits)}
      </span>
      <b>{formatCountdown(left, digits, daySign)}</b>
      <div className="draw-strip__result">
        {drawn ? <LotteryResult game={game} numbers={drawn} label="" short /> : '…'}
      </div>
    </div>
  );
}

const daySeconds = 86_400;

/** How often a game is drawn. */
function HowOften({ seconds }: { readonly seconds: number }) {
  if (seconds === daySeconds) return <Trans>Every day</Trans>;
  if (seconds % 60 !== 0)
    return <Plural value={seconds} one="Every second" other="Every # seconds" />;
  const minutes = seconds / 60;
  return <Plural value={minutes} one="Every minute" other="Every # minutes" />;
}

type DrawAnimationProps = {
  readonly game: LotteryGame;
  readonly terms: LotteryTerms;
  readonly show: DrawAnimationState;
  readonly tickets: readonly Ticket[];
};

/** The running issue with its clock, and the plate with the dice of the last draw. */
export function DrawAnimation({ game, terms, show, tickets }: DrawAnimationProps) {
  const { t } = useLingui();
  const id = useId();
  const text = useLocalText();
  const figures = useNumberFormat();
  const sentence = useResultSentence(game);
  const running = useRunning(terms);
  const { shown, mood, isLate, announced } = show;
  const current = running ? figures.digits(running.issue.issueNumber) : '';
  const rolling = isDice(game) ? t`The dice are tumbling` : t`The numbers are being drawn`;
  const { Scene, hasStage } = getDrawing(game.family.drawnAs);
  const scene = useRef<HTMLDivElement>(null);
  const inView = useInView(scene);
  return (
    <section className="draw-animation" aria-labelledby={id}>
      {!inView && running && <StageStrip game={game} running={running} show={show} />}
      <div className="draw-animation__head">
        <div>
          <h1 id={id}>
            {text(terms.title)}{' '}
            {terms.periodSeconds !== null && (
              <small>
                <HowOften seconds={terms.periodSeconds} />
              </small>
            )}
          </h1>
          {running && (
            <p className="draw-animation__issue">
              <Trans>Draw {current}</Trans>
            </p>
          )}
        </div>
        {running && running.phase !== 'cancelled' && <Clock {...running} />}
      </div>
      {running && <Thread issue={running.issue} />}
      <div className="draw-animation__plate">
        <div
          ref={scene}
          className={`draw-animation__scene draw-animation__scene--${game.family.drawnAs}`}
          role="img"
          aria-label={mood !== 'resting' || !shown ? rolling : sentence(shown)}
        >
          {hasStage && (
            <img className="draw-animation__art" src={stageUrl} alt="" width="800" height="260" />
          )}
          <Scene
            family={game.family}
            result={shown?.result ?? null}
            issueId={shown?.issueId ?? ''}
            mood={mood}
          />
        </div>
        <div role="status">
          <OwnOutcome show={show} tickets={tickets} />
          {running?.phase === 'cancelled' && (
            <p className="draw-animation__own">
              <Trans>This draw was cancelled. Every stake on it has been given back.</Trans>
            </p>
          )}
        </div>
      </div>
      <div className="draw-animation__foot">
        <ResultLine game={game} terms={terms} show={show} running={running} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {isLate && shown && <Trans>The draw is late. Its result will appear here.</Trans>}
        {!isLate && announced && sentence(announced)}
      </p>
    </section>
  );
}
