import { useMemo } from 'react';
import type { SlotChoice } from '@khelaghor/slot-engine/drawn-engine.ts';
import type { TumbleEngine } from '@khelaghor/slot-engine/tumble-engine.ts';
import { listNews, listToldNews } from '../reels/free-spins.ts';
import { useAmountOf, useRoundWin } from '../reels/round-win.ts';
import type { RoundWin } from '../reels/round-win.ts';
import { SeriesLog, SeriesPlank } from '../reels/series-sign.tsx';
import type { SlotArt } from '../reels/slot-art.ts';
import { StageFrame, useWindowText } from '../reels/stage-frame.tsx';
import { StageShows, TitleSign } from '../reels/stage-shows.tsx';
import { useShowTaps } from '../reels/use-show-taps.ts';
import { useSpinKeys } from '../reels/use-spin-keys.ts';
import { useTelling } from '../reels/use-telling.ts';
import { useStageInView } from '../reels/use-stage-in-view.ts';
import { useReducedMotion } from '../reduced-motion.ts';
import { readOutcome } from '../round-view.ts';
import type { RoundView } from '../round-view.ts';
import type { Sounds } from '../sounds.ts';
import { usePhrase } from '../use-phrase.ts';
import { useWords } from '../words.ts';
import {
  getTumbleStanding,
  listAllWins,
  listFirstPieces,
  listToldTumbleWins,
  listTumbledSpins,
  sumFreeSpins,
  sumSpin,
} from './show-tumbles.ts';
import type { TumbledSpin } from './show-tumbles.ts';
import { ToldTumbles } from './told-tumbles.tsx';
import { TumbleGrid } from './tumble-grid.tsx';
import { TumbleSign } from './tumble-sign.tsx';
import { useTumbleShow } from './use-tumble-show.ts';
import type { TumbleShow } from './use-tumble-show.ts';

type TumbleBoardProps = {
  readonly engine: TumbleEngine;
  readonly art: SlotArt;
  readonly sounds: Sounds;
  readonly view: RoundView<SlotChoice>;
};

/** The round that is shown, opened by its engine, spin by spin. */
function useOpenTumbles(engine: TumbleEngine, view: RoundView<SlotChoice>) {
  const draws = readOutcome(engine, view)?.draws ?? null;
  return useMemo(() => {
    if (draws === null) return { spins: [], news: [] };
    const { sheet } = engine;
    const spins = listTumbledSpins(sheet, engine.openRound({ draws }));
    return { spins, news: listNews(spins, sumFreeSpins(sheet, spins)) };
  }, [engine, draws]);
}

/** The wins that are told: those of the window in motion, at rest one after another of the spin. */
function useToldWins(spin: TumbledSpin | null, show: TumbleShow, key: string) {
  const isResting = spin !== null && !show.isMoving;
  const all = isResting ? listAllWins(spin) : [];
  const index = useTelling(all.length, key);
  if (isResting) return index === null ? all : all.slice(index, index + 1);
  return spin && !show.sign ? listToldTumbleWins(spin, show) : [];
}

type SignProps = Pick<TumbleBoardProps, 'engine' | 'view'> & {
  readonly show: TumbleShow;
  readonly spins: readonly TumbledSpin[];
  readonly counted: RoundWin;
};

/** The sign above the window: free spins that run, a spin that tumbles, the win, or the name. */
function Sign({ engine, view, show, spins, counted }: SignProps) {
  const { sheet } = engine;
  const words = useWords();
  const formatAmount = useAmountOf(view.round);
  const spin = spins[show.spin];
  const standing = show.isMoving ? getTumbleStanding(sheet, spins, show) : null;
  if (standing)
    return <SeriesPlank standing={standing} amount={formatAmount(standing.hundredths)} />;
  if (show.isMoving && spin && spin.tumbles.length > 1) {
    const won = sumSpin(spin, show, 1);
    const factor = spin.tumbles[show.tumble]?.factor ?? 1;
    const amount = won > 0 ? formatAmount(won) : '';
    if (won > 0 || show.isTold)
      return <TumbleSign trail={sheet.trail} factor={factor} amount={amount} />;
  }
  return <TitleSign title={words(sheet.title)} counted={counted} />;
}

/** The stage of a tumbling slot with its round, and the sentences about its wins. */
export function TumbleBoard({ engine, art, sounds, view }: TumbleBoardProps) {
  const { sheet } = engine;
  const { spins, news } = useOpenTumbles(engine, view);
  const first = useMemo(() => listFirstPieces(sheet), [sheet]);
  const show = useTumbleShow({
    mood: view.mood,
    spins,
    first,
    onStand: (reel) => sounds.playNote(reel),
    onEnd: view.onLanded,
  });
  useSpinKeys();
  const isStill = useReducedMotion();
  const { round, mood } = view;
  const formatAmount = useAmountOf(round);
  const counted = useRoundWin(view);
  const { isCounting, isSceneUp, finish } = counted;
  const scene = useShowTaps(show.isMoving || isCounting, {
    onTap: show.isMoving ? show.skip : finish,
    onHold: show.isMoving ? show.skipAll : finish,
  });
  useStageInView(scene, show.sign === 'begun');
  usePhrase(sounds, 'feature', show.sign === 'begun');
  usePhrase(sounds, 'scene', isSceneUp);
  const spin = mood === 'waiting' || isSceneUp ? null : (spins[show.spin] ?? null);
  const told = useToldWins(spin, show, round?.betId ?? '');
  const isLast = spin !== null && show.tumble === spin.tumbles.length - 1;
  const lit = spin && show.isTold && !show.sign ? listToldTumbleWins(spin, show) : [];
  const toldNews = mood === 'waiting' ? [] : show.isMoving ? listToldNews(news, show) : news;
  const latest = toldNews.at(-1);
  const window = spin && isLast && show.isTold ? (spin.tumbles.at(-1)?.window ?? null) : null;
  const text = useWindowText(sheet, window);
  return (
    <>
      <StageFrame
        art={art}
        scene={scene}
        text={text}
        sign={<Sign engine={engine} view={view} show={show} spins={spins} counted={counted} />}
      >
        <TumbleGrid
          sheet={sheet}
          art={art}
          reels={show.reels}
          lit={lit}
          isVanishing={show.isVanishing}
          isMultiplied={show.isMoving && isLast && show.isTold && spin.hundredths > 0}
        />
        <StageShows
          sheet={sheet}
          art={art}
          expanding={null}
          news={show.sign === null ? null : (latest ?? null)}
          counted={counted}
          formatAmount={formatAmount}
        />
      </StageFrame>
      <ToldTumbles
        sheet={sheet}
        wins={told}
        factor={isLast ? spin.factor : spin?.isFree ? (sheet.freeSpins?.factor ?? 1) : 1}
        isShort={show.isMoving}
      />
      <SeriesLog told={toldNews} formatAmount={formatAmount} isShown={isStill} />
    </>
  );
}
