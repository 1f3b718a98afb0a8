import type { GamePot } from '@khelaghor/contract/play/jackpots.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import type { SlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { RulesVersion, SharedRules } from '../panels/shared-rules.tsx';
import { useWords } from '../words.ts';
import { FreeSpinRules } from './free-spin-rules.tsx';
import { HoldRules } from './hold-rules.tsx';
import { Lines, PaysOfSymbols } from './pay-tables.tsx';
import { PotRules } from './pot-rules.tsx';
import { ProvenFigures } from './proven-figures.tsx';
import type { SlotArt } from './slot-art.ts';

type SheetProps = { readonly sheet: SlotSheet };

/** The ways of play of the slot, as items of its list. */
function HowToPlay({ sheet }: SheetProps) {
  const { digits } = useFormat();
  const words = useWords();
  const reels = toDigits(String(sheet.reels.length), digits);
  const lines = sheet.lines === 'ways' ? null : toDigits(String(sheet.lines.length), digits);
  const wild = sheet.symbols.find(({ isWild }) => isWild);
  const wildName = wild ? words(wild.name) : '';
  const scatter = sheet.symbols.find(({ letter }) => letter === sheet.scatter?.letter);
  const scatterName = scatter ? words(scatter.name) : '';
  return (
    <>
      <li>
        {lines !== null ? (
          <Trans>
            {reels} reels stop at random, each stop equally likely. A line pays for equal symbols
            side by side from the left. The pays below are for the whole stake, which plays all{' '}
            {lines} lines.
          </Trans>
        ) : (
          <Trans>
            {reels} reels stop at random, each stop equally likely. Equal symbols on reels side by
            side from the left pay, in any rows. The pays below are for the whole stake.
          </Trans>
        )}
      </li>
      {wild && (
        <li>
          {scatterName === '' || scatterName === wildName ? (
            <Trans>{wildName} stands for every other symbol.</Trans>
          ) : (
            <Trans>
              {wildName} stands for every other symbol but {scatterName}.
            </Trans>
          )}
        </li>
      )}
      {sheet.factors && (
        <li>
          <Trans>
            The last reel has numbers. The one in its middle row multiplies what the lines pay.
          </Trans>
        </li>
      )}
      <FreeSpinRules sheet={sheet} />
      <HoldRules sheet={sheet} />
    </>
  );
}

type SlotRulesProps = {
  readonly engine: SlotEngine;
  readonly art: SlotArt;
  /** Null: the page around the rules tells them, and what is proven. */
  readonly limits: GameLimits | null;
  readonly pots: readonly GamePot[];
};

/** The rules of a slot: how it is played, its pays, its lines, and what is proven of it. */
export function SlotRules({ engine, art, limits, pots }: SlotRulesProps) {
  const { sheet } = engine;
  return (
    <>
      <ul className="rules">
        <HowToPlay sheet={sheet} />
        <SharedRules returned={null} limits={limits} />
      </ul>
      <PotRules pots={pots} returned={Number(engine.proof.returnLeast)} />
      <PaysOfSymbols sheet={sheet} art={art} />
      {sheet.lines !== 'ways' && <Lines rows={sheet.rows} lines={sheet.lines} />}
      {limits !== null && (
        <ProvenFigures engine={engine} limits={limits} hasPots={pots.length > 0} />
      )}
      <RulesVersion scope={engine.scope} />
    </>
  );
}
