import './bet-grid.css';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  buildPayoutTable,
  type LotteryGame,
  type PricedLine,
  type PricedPlay,
} from '@khelaghor/engine-lottery/public.ts';
import { compareRatio } from '@khelaghor/money/ratio.ts';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { useState } from 'react';
import { DieFace } from './die.tsx';
import { useNumberFormat } from './number-format.ts';
import { findPlayGroup, playGroups, getPlayLabels, type PlayGroup } from './play-labels.ts';
import { toggleLine, useSlip } from './bet-slip-store.ts';
import { getLineKey } from './bet-slip.ts';

/** Sums that win, told under "big" and "small". */
const computeSums: Readonly<Record<string, string>> = { big: '11–17', small: '4–10' };

type BetTileProps = {
  readonly gameCode: string;
  readonly play: string;
  readonly line: PricedLine;
  readonly chosen: boolean;
};

/** What a line bets on, as a figure, a name or dice; in words for those who do not see it. */
function BetTileMark({ play, line }: { readonly play: string; readonly line: PricedLine }) {
  const { t } = useLingui();
  const figures = useNumberFormat();
  const words = getPlayLabels(play);
  const name = words ? t(words.name) : play;
  const [first] = line.selection;
  if (first === undefined) {
    const sums = computeSums[play];
    return (
      <b className="bet-tile__name">
        {name}
        {sums !== undefined && <small>{figures.digits(sums)}</small>}
      </b>
    );
  }
  if (play === 'sum') {
    return (
      <b className="bet-tile__figure">
        <span className="visually-hidden">{name} </span>
        {figures.digits(first)}
      </b>
    );
  }
  const times = play === 'triple_named' ? 3 : play === 'pair_named' ? 2 : 1;
  const faces = line.selection.flatMap((face) => Array.from({ length: times }, () => face));
  return (
    <span className={`bet-tile__dice bet-tile__dice--${faces.length}`}>
      <span className="visually-hidden">
        {name} {line.selection.map(figures.digits).join(', ')}
      </span>
      {faces.map((face, index) => (
        <DieFace key={index} face={face} />
      ))}
    </span>
  );
}

function BetTile({ gameCode, play, line, chosen }: BetTileProps) {
  const figures = useNumberFormat();
  return (
    <button
      type="button"
      className="bet-tile"
      aria-pressed={chosen}
      onClick={() => toggleLine(gameCode, { play, selection: line.selection })}
    >
      <BetTileMark play={play} line={line} />
      <span className="bet-tile__price">
        <span className="visually-hidden">
          <Trans>paid for 1:</Trans>{' '}
        </span>
        {figures.price(line.price)}
      </span>
      <small className="bet-tile__chance">
        <span className="visually-hidden">
          <Trans>chance:</Trans>{' '}
        </span>
        {figures.percent(line.chance)}
      </small>
    </button>
  );
}

type PlayBlockProps = {
  readonly gameCode: string;
  readonly plays: readonly PricedPlay[];
  readonly chosen: ReadonlySet<string>;
};

/** Plays of one line each stand beside each other; one of many lines has its own heading. */
function PlayBlock({ gameCode, plays, chosen }: PlayBlockProps) {
  const { t } = useLingui();
  const figures = useNumberFormat();
  const [first] = plays;
  if (!first) return null;
  const lowest = plays
    .map(({ returned }) => returned)
    .reduce((least, next) => (compareRatio(next, least) < 0 ? next : least));
  const words = getPlayLabels(first.play);
  const rtp = figures.percent(lowest);
  const shape = plays.length > 1 ? 'sides' : first.play;
  return (
    <div className="plays">
      <p className="plays__head">
        <span>
          {plays.length === 1 && words ? t(words.rule) : <Trans>Triples lose here.</Trans>}
        </span>
        <b className="plays__rtp">
          <Trans>RTP {rtp}</Trans>
        </b>
      </p>
      <div
        className={`bet-tiles bet-tiles--${shape}`}
        role="group"
        aria-label={words ? t(words.name) : ''}
      >
        {plays.flatMap(({ play, lines }) =>
          lines.map((line) => {
            const key = getLineKey({ play, selection: line.selection });
            return (
              <BetTile
                key={key}
                gameCode={gameCode}
                play={play}
                line={line}
                chosen={chosen.has(key)}
              />
            );
          }),
        )}
      </div>
    </div>
  );
}

/** Single plays that exclude triples share one block; every other play has its own. */
function getBlocks(plays: readonly PricedPlay[], group: PlayGroup): readonly PricedPlay[][] {
  return group === 'sides' ? [[...plays]] : plays.map((play) => [play]);
}

type BetGridProps = {
  readonly gameCode: string;
  readonly game: LotteryGame;
  readonly series: number;
  /** The play whose tab is open first. */
  readonly playType: string | undefined;
};

/** Everything that can be bet on, with its price and its chance. */
export function BetGrid({ gameCode, game, series, playType }: BetGridProps) {
  const { t } = useLingui();
  const [group, setGroup] = useState(() => findPlayGroup(playType));
  const { lines } = useSlip(gameCode);
  const table = buildPayoutTable(game, series);
  const chosen = new Set(lines.map(getLineKey));
  const countIn = (plays: readonly string[]) =>
    lines.filter(({ play }) => plays.includes(play)).length;
  return (
    <section className="bet-grid" aria-label={t`What to bet on`}>
      <Tabs
        label={t`Bet types`}
        value={group}
        onChange={setGroup}
        tabs={playGroups.map(({ key, name, plays }) => ({
          key,
          text: (
            <span
              className={
                countIn(plays) > 0 ? 'bet-grid__tab bet-grid__tab--chosen' : 'bet-grid__tab'
              }
            >
              {t(name)}
            </span>
          ),
          panel: (
            <div className="bet-grid__plays">
              {getBlocks(
                table.filter(({ play }) => plays.some((code) => code === play)),
                key,
              ).map((block) => (
                <PlayBlock key={block[0]?.play} gameCode={gameCode} plays={block} chosen={chosen} />
              ))}
            </div>
          ),
        }))}
      />
      <p className="bet-grid__legend">
        <Trans>The large figure is the payout for 1 staked, the small one the chance.</Trans>
      </p>
    </section>
  );
}
