import { Trans } from '@lingui/react/macro';
import {
  buildPayoutTable,
  soleOption,
  type Play,
  type PricedLine,
} from '@khelaghor/engine-lottery/public.ts';
import { DieFace } from '@khelaghor/ui/draw-result/die-face.tsx';
import type { ReactNode } from 'react';
import { useLocalText } from '../../shared/local-text.ts';
import type { LotteryTerms } from './issue-state.ts';
import { useChance, useNumberFormat } from './number-format.ts';
import { PlayHead } from './play-head.tsx';
import { getPlaySeries } from './play-series.ts';
import { toggleLine, useSlip } from './bet-slip-store.ts';
import { getLineKey } from './bet-slip.ts';
import { usePlayText } from './use-play-text.ts';

/** Plays of K3 whose options are dice, and how often each named face is drawn. */
const diceOf: Readonly<Record<string, number>> = {
  triple_named: 3,
  pair_named: 2,
  pair_exact: 1,
  two_different: 1,
  three_different: 1,
  single_die: 1,
  single_missing: 1,
};

type MarkProps = { readonly gameCode: string; readonly play: Play; readonly option: string };

/** What an option bets on, as a figure, a name or dice; in words for those who do not see it. */
function Mark({ gameCode, play, option }: MarkProps) {
  const text = useLocalText();
  const { digits } = useNumberFormat();
  const words = usePlayText();
  const name = digits(text(play.label));
  const piece = words.piece(option);
  if (option === soleOption) return <b className="bet-tile__name">{name}</b>;
  const times = gameCode === 'k3' ? diceOf[play.code] : undefined;
  if (times === undefined)
    return (
      <b className={/^\d+$/u.test(option) ? 'bet-tile__figure' : 'bet-tile__name'}>
        <span className="visually-hidden">{name} </span>
        {piece}
      </b>
    );
  const faces = option
    .split('+')
    .flatMap((face) => Array.from({ length: times }, () => Number(face)));
  return (
    <span className={`bet-tile__dice bet-tile__dice--${faces.length}`}>
      <span className="visually-hidden">
        {name} {option.split('+').map(words.piece).join(', ')}
      </span>
      {faces.map((face, index) => (
        <DieFace key={index} face={face} />
      ))}
    </span>
  );
}

type TileProps = {
  readonly gameCode: string;
  readonly play: Play;
  readonly line: PricedLine;
  readonly chosen: boolean;
};

function Tile({ gameCode, play, line, chosen }: TileProps) {
  const chance = useChance();
  const figures = useNumberFormat();
  const option = line.priced;
  const [price] = line.prices;
  return (
    <button
      type="button"
      className="bet-tile"
      aria-pressed={chosen}
      onClick={() => toggleLine(gameCode, { play: play.code, selection: option })}
    >
      <Mark gameCode={gameCode} play={play} option={option} />
      <span className="bet-tile__price">
        <span className="visually-hidden">
          <Trans>paid for 1:</Trans>{' '}
        </span>
        {price && figures.price(price)}
      </span>
      <small className="bet-tile__chance">
        <span className="visually-hidden">
          <Trans>chance:</Trans>{' '}
        </span>
        {chance(line.chances.win)}
      </small>
    </button>
  );
}

type OptionTilesProps = {
  readonly terms: LotteryTerms;
  readonly plays: readonly Play[];
  /** What is said between the rule and the tiles. */
  readonly children: ReactNode;
};

/** The options of a play, or of several plays with one option each. */
export function OptionTiles({ terms, plays, children }: OptionTilesProps) {
  const { gameCode } = terms;
  const words = usePlayText();
  const { lines } = useSlip(gameCode);
  const chosen = new Set(lines.map(getLineKey));
  const [first] = plays;
  if (!first) return null;
  const shape = plays.length > 1 ? 'sides' : first.code;
  return (
    <div className="plays">
      <PlayHead plays={plays} terms={terms} />
      {children}
      <div
        className={`bet-tiles bet-tiles--${shape}`}
        role="group"
        aria-label={words.name(gameCode, first.code)}
      >
        {plays.flatMap((play) =>
          buildPayoutTable(play, getPlaySeries(terms, play.code)).lines.map((line) => {
            const key = getLineKey({ play: play.code, selection: line.priced });
            return (
              <Tile
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
