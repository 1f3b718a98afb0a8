import { useMemo } from 'react';
import type { PlayedRound } from '@khelaghor/slot-engine/play-round.ts';
import type { SlotChoice, SlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import { useReducedMotion } from '../reduced-motion.ts';
import { readOutcome } from '../round-view.ts';
import type { RoundView } from '../round-view.ts';
import type { Sounds } from '../sounds.ts';
import { usePhrase } from '../use-phrase.ts';
import { useWords } from '../words.ts';
import { getSeriesStanding, listSeriesNews, listToldNews, listToldWins } from './free-spins.ts';
import type { SeriesStanding } from './free-spins.ts';
import { HoldLayer } from './hold-layer.tsx';
import { getHoldPay, getHoldStanding, listHoldNews, listToldHoldNews } from './hold-show.ts';
import type { HoldStanding } from './hold-show.ts';
import { HoldLog, HoldPlank, HoldSign } from './hold-sign.tsx';
import { ReelStage } from './reel-stage.tsx';
import { useAmountOf, useRoundWin } from './round-win.ts';
import type { RoundWin } from './round-win.ts';
import { SeriesLog, SeriesPlank } from './series-sign.tsx';
import { listFirstPlaces, listSpins } from './show-round.ts';
import type { SlotSpin } from './show-round.ts';
import type { SlotArt } from './slot-art.ts';
import { StageShows, TitleSign } from './stage-shows.tsx';
import { ToldWins } from './told-wins.tsx';
import { useReelShow } from './use-reel-show.ts';
import type { ReelShow } from './use-reel-show.ts';
import { useShowTaps } from './use-show-taps.ts';
import { useSpinKeys } from './use-spin-keys.ts';
import { useStageInView } from './use-stage-in-view.ts';
import { useTelling } from './use-telling.ts';

type SlotBoardProps = {
  readonly engine: SlotEngine;
  readonly art: SlotArt;
  readonly sounds: Sounds;
  readonly view: RoundView<SlotChoice>;
};

/** The round that is shown, opened by its engine, spin by spin. */
function useOpenRound(engine: SlotEngine, view: SlotBoardProps['view']) {
  const draws = readOutcome(engine, view)?.draws ?? null;
  return useMemo(() => {
    if (draws === null) return { played: null, spins: [], news: [], holdNews: [] };
    const { sheet } = engine;
    const played = engine.openRound({ draws });
    const spins = listSpins(sheet, played);
    const holdNews = listHoldNews(sheet, played);
    return { played, spins, news: listSeriesNews(sheet, spins), holdNews };
  }, [engine, draws]);
}

/** The wins that are told: in motion all of the spin, at rest one after another. */
function useToldWins(spin: SlotSpin | null, show: ReelShow, key: string) {
  const isStanding = show.reels.every(({ motion }) => motion === 'still');
  const place = { ...show, isStanding };
  const wins = spin === null ? [] : show.isMoving ? listToldWins(spin, place) : spin.wins;
  const index = useTelling(show.isMoving ? 0 : wins.length, key);
  const told = index === null || show.isMoving ? wins : wins.slice(index, index + 1);
  return { place, told };
}

type TopSignProps = {
  readonly title: string;
  readonly standing: SeriesStanding | null;
  /** The held cells while respins run. */
  readonly held: HoldStanding | null;
  readonly counted: RoundWin;
  readonly formatAmount: (hundredths: number) => string;
};

/** The sign over the reels: the title, a feature that runs, or the win of the round. */
function TopSign({ title, standing, held, counted, formatAmount }: TopSignProps) {
  if (standing)
    return <SeriesPlank standing={standing} amount={formatAmount(standing.hundredths)} />;
  if (held) return <HoldPlank standing={held} amount={formatAmount(held.hundredths)} />;
  return <TitleSign title={title} counted={counted} />;
}

type HeldCellsProps = Pick<SlotBoardProps, 'engine' | 'art'> & {
  readonly held: HoldStanding;
  readonly round: PlayedRound;
  readonly show: ReelShow;
  readonly formatAmount: (hundredths: number) => string;
};

/** The cells that are held, over the reels, and the sign over them. */
function HeldCells({ engine, art, held, round, show, formatAmount }: HeldCellsProps) {
  const { sheet } = engine;
  return (
    <>
      {show.respin && <HoldLayer sheet={sheet} art={art} standing={held} place={show.respin} />}
      {show.sign !== null && (
        <HoldSign
          sheet={sheet}
          art={art}
          kind={show.sign}
          standing={held}
          isFull={round.hold?.isFull === true}
          amount={formatAmount(getHoldPay(sheet, round))}
        />
      )}
    </>
  );
}

/** The stage of a slot with the round that is played on it, and the sentences about its wins. */
export function SlotBoard({ engine, art, sounds, view }: SlotBoardProps) {
  const { sheet } = engine;
  const words = useWords();
  const { played, spins, news, holdNews } = useOpenRound(engine, view);
  const show = useReelShow({
    mood: view.mood,
    spins,
    hold: played?.hold ?? null,
    first: listFirstPlaces(sheet),
    onStand: (reel) => sounds.playNote(reel),
    onHeld: (respin) => sounds.playNote(respin + 2),
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
  const spin = spins[show.spin] ?? null;
  const shown = mood === 'waiting' || isSceneUp ? null : spin;
  const { place, told } = useToldWins(shown, show, `${round?.betId ?? ''} ${show.spin}`);
  const standing = show.isMoving ? getSeriesStanding(sheet, spins, place) : null;
  const toldNews = mood === 'waiting' ? [] : show.isMoving ? listToldNews(news, show) : news;
  const latest = toldNews.at(-1);
  const held = shown && played && show.respin ? getHoldStanding(sheet, played, show.respin) : null;
  const isHoldOver = !show.isMoving || show.sign === 'over';
  const toldHold = show.respin ? listToldHoldNews(holdNews, show.respin, isHoldOver) : [];
  return (
    <>
      <ReelStage
        sheet={sheet}
        art={art}
        scene={scene}
        reels={show.reels}
        strips={spin?.strips ?? sheet.reels}
        spin={spin}
        isStanding={place.isStanding}
        told={held ? [] : told}
        sign={
          <TopSign
            title={words(sheet.title)}
            standing={standing}
            held={show.isMoving ? held : null}
            counted={counted}
            formatAmount={formatAmount}
          />
        }
      >
        {held && played && (
          <HeldCells
            engine={engine}
            art={art}
            held={held}
            round={played}
            show={show}
            formatAmount={formatAmount}
          />
        )}
        <StageShows
          sheet={sheet}
          art={art}
          expanding={played?.expanding ?? null}
          news={show.sign === null ? null : (latest ?? null)}
          counted={counted}
          formatAmount={formatAmount}
        />
      </ReelStage>
      <ToldWins
        sheet={sheet}
        wins={held && show.isMoving ? [] : told}
        factor={spin?.factor ?? 1}
        isShort={standing !== null}
      />
      {sheet.hold ? (
        <HoldLog
          sheet={sheet}
          told={toldHold}
          isFull={played?.hold?.isFull === true}
          formatAmount={formatAmount}
          isShown={isStill}
        />
      ) : (
        <SeriesLog told={toldNews} formatAmount={formatAmount} isShown={isStill} />
      )}
    </>
  );
}
