import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import type { TumbleEngine } from '@khelaghor/slot-engine/tumble-engine.ts';
import type { TumbleSheet } from '@khelaghor/slot-engine/tumble-sheet.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { RulesVersion, SharedRules } from '../panels/shared-rules.tsx';
import { FreeSpinRules } from '../reels/free-spin-rules.tsx';
import { Lines, PaysOfSymbols } from '../reels/pay-tables.tsx';
import { ProvenFigures } from '../reels/proven-figures.tsx';
import type { SlotArt } from '../reels/slot-art.ts';
import { useWords } from '../words.ts';

type SheetProps = { readonly sheet: TumbleSheet };

/** Where equal symbols win. */
function WhereWins({ sheet }: SheetProps) {
  const { digits } = useFormat();
  const reels = toDigits(String(sheet.reels.length), digits);
  if (sheet.wins === 'clusters')
    return (
      <Trans>
        {reels} reels stop at random, each stop equally likely. Equal symbols pay where they hang
        together, side by side or one above the other. The pays below are for the whole stake.
      </Trans>
    );
  if (sheet.wins === 'anywhere')
    return (
      <Trans>
        {reels} reels stop at random, each stop equally likely. Equal symbols pay anywhere in the
        window. The pays below are for the whole stake.
      </Trans>
    );
  const lines = toDigits(String(sheet.wins.length), digits);
  return (
    <Trans>
      {reels} reels stop at random, each stop equally likely. A line pays for equal symbols side by
      side from the left. The pays below are for the whole stake, which plays all {lines} lines.
    </Trans>
  );
}

/** The trail of factors after each tumble. */
function TrailRule({ sheet }: SheetProps) {
  const { digits } = useFormat();
  const write = (times: number) =>
    toDigits(sheet.trail.map((factor) => `×${factor * times}`).join(', '), digits);
  const { factor = 1 } = sheet.freeSpins ?? {};
  const [trail, free] = [write(1), write(factor)];
  if (sheet.trail.length < 2) return null;
  return (
    <li>
      <Trans>
        Each tumble of a spin goes one step on a trail of factors: {trail}. The last one stays.
      </Trans>
      {factor > 1 && (
        <>
          {' '}
          <Trans>With the factor of free spins they are {free}.</Trans>
        </>
      )}
    </li>
  );
}

/** The factor of number tiles and the most free spins, as items of the list. */
function TileRules({ sheet }: SheetProps) {
  const { digits } = useFormat();
  const words = useWords();
  const { tiles, symbols, freeSpins } = sheet;
  const tile = symbols.find(({ letter }) => letter === tiles?.letter);
  const write = (number: number) => toDigits(String(number), digits);
  if (!tiles || !tile) return null;
  const name = words(tile.name);
  const [least, most] = [write(Math.min(...tiles.values)), write(Math.max(...tiles.values))];
  const kept = write(tiles.keptTo);
  const longest = write(freeSpins?.most ?? 0);
  return (
    <>
      <li>
        <Trans>
          {name}: it does not vanish and has a number from ×{least} to ×{most}. Once nothing wins
          any more, all that the spin paid is multiplied by the sum of these numbers.
        </Trans>
      </li>
      {freeSpins && (
        <li>
          <Trans>
            In free spins the sum is kept from spin to spin, up to ×{kept}. There are {longest} free
            spins at most.
          </Trans>
        </li>
      )}
    </>
  );
}

/** The ways of play of the slot, as items of its list. */
function HowToPlay({ sheet }: SheetProps) {
  const words = useWords();
  const wild = sheet.symbols.find(({ isWild }) => isWild);
  const scatter = sheet.symbols.find(({ letter }) => letter === sheet.scatter?.letter);
  const wildName = wild ? words(wild.name) : '';
  const scatterName = scatter ? words(scatter.name) : '';
  return (
    <>
      <li>
        <WhereWins sheet={sheet} />
      </li>
      <li>
        <Trans>
          Symbols that win vanish. Those above them fall, and the strips of the reels go on from
          above, until nothing wins any more. So the stops decide all tumbles of a spin.
        </Trans>
      </li>
      {wild && (
        <li>
          {scatterName === '' ? (
            <Trans>{wildName} stands for every other symbol.</Trans>
          ) : (
            <Trans>
              {wildName} stands for every other symbol but {scatterName}.
            </Trans>
          )}
        </li>
      )}
      <TrailRule sheet={sheet} />
      <FreeSpinRules sheet={sheet} />
      <TileRules sheet={sheet} />
    </>
  );
}

/** "5–6" or "14+": entries of a table are for so many, up to the next entry. */
function writeFrom(count: string, next: string | undefined): string {
  if (next === undefined) return `${count}+`;
  return Number(next) - 1 > Number(count) ? `${count}–${Number(next) - 1}` : count;
}

/** Lines have no more symbols than reels: their last entry is for exactly so many. */
const writeOnLine = (count: string, next: string | undefined): string =>
  next === undefined ? count : writeFrom(count, next);

type TumbleRulesProps = {
  readonly engine: TumbleEngine;
  readonly art: SlotArt;
  /** Null: the page around the rules tells them, and what is proven. */
  readonly limits: GameLimits | null;
};

/** The rules of a tumbling slot: how it is played, its pays, and what is proven of it. */
export function TumbleRules({ engine, art, limits }: TumbleRulesProps) {
  const { sheet } = engine;
  const { wins, rows } = sheet;
  const hasLines = typeof wins !== 'string';
  return (
    <>
      <ul className="rules">
        <HowToPlay sheet={sheet} />
        <SharedRules returned={null} limits={limits} />
      </ul>
      <PaysOfSymbols sheet={sheet} art={art} writeCount={hasLines ? writeOnLine : writeFrom} />
      {hasLines && <Lines rows={rows} lines={wins} />}
      {limits !== null && <ProvenFigures engine={engine} limits={limits} hasPots={false} />}
      <RulesVersion scope={engine.scope} />
    </>
  );
}
