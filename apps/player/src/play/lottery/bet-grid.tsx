import './bet-grid.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGame, Play, PlayGroup } from '@khelaghor/engine-lottery/public.ts';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { useState } from 'react';
import { useLocalText } from '../../shared/local-text.ts';
import { GroupPicker } from './group-picker.tsx';
import { NumberPicker } from './number-picker.tsx';
import { useNumberFormat } from './number-format.ts';
import { OptionTiles } from './option-tiles.tsx';
import { findPlayGroup } from './play-labels.ts';
import { useSlip } from './bet-slip-store.ts';

/** More blocks than this are not stacked; one of them is chosen. */
const stackedMax = 3;

/** Plays of one option stand beside each other; any other play has a block of its own. */
function getBlocks(plays: readonly Play[]): readonly (readonly Play[])[] {
  const blocks: Play[][] = [];
  for (const play of plays) {
    const last = blocks.at(-1);
    const isSole = (one: Play | undefined) => one?.shape.prices.length === 1 && isOptions(one);
    if (last && isSole(last[0]) && isSole(play)) last.push(play);
    else blocks.push([play]);
  }
  return blocks;
}

const isOptions = ({ shape }: Play): boolean => shape.form.kind === 'options';

type BlockProps = {
  readonly gameCode: string;
  readonly plays: readonly Play[];
  readonly series: number;
};

/** One way to choose, by the shape of the play. */
function Block({ gameCode, plays, series }: BlockProps) {
  const [first] = plays;
  if (!first) return null;
  switch (first.shape.form.kind) {
    case 'options':
      return <OptionTiles gameCode={gameCode} plays={plays} series={series} />;
    case 'numbers':
      return (
        <NumberPicker
          gameCode={gameCode}
          play={first}
          width={first.shape.form.width}
          series={series}
        />
      );
    case 'groups':
      return (
        <GroupPicker
          gameCode={gameCode}
          play={first}
          groups={first.shape.form.groups}
          series={series}
        />
      );
  }
}

type PanelProps = {
  readonly gameCode: string;
  readonly game: LotteryGame;
  readonly group: PlayGroup;
  readonly series: number;
  readonly playType: string | undefined;
};

/** The plays of a tab: all of them, or one at a time where there are many. */
function Panel({ gameCode, game, group, series, playType }: PanelProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const { digits } = useNumberFormat();
  const plays = group.plays.flatMap(({ code }) => game.family.plays.get(code) ?? []);
  const blocks = getBlocks(plays);
  const keyOf = (block: readonly Play[]) => block[0]?.code ?? '';
  const asked = blocks.find((block) => block.some(({ code }) => code === playType));
  const [chosen, setChosen] = useState(() => keyOf(asked ?? blocks[0] ?? []));
  const isStacked = blocks.length <= stackedMax;
  const shown = isStacked ? blocks : blocks.filter((block) => keyOf(block) === chosen);
  return (
    <div className="bet-grid__plays">
      {!isStacked && (
        <FilterChips
          label={t`Plays of this type`}
          value={chosen}
          onChange={setChosen}
          choices={blocks.map((block) => ({
            key: keyOf(block),
            text: digits(block.map(({ label }) => text(label)).join(' · ')),
          }))}
        />
      )}
      {shown.map((block) => (
        <Block key={keyOf(block)} gameCode={gameCode} plays={block} series={series} />
      ))}
    </div>
  );
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
  const text = useLocalText();
  const { digits } = useNumberFormat();
  const [open, setOpen] = useState(() => findPlayGroup(game, playType));
  const { lines } = useSlip(gameCode);
  const isChosen = ({ plays }: PlayGroup) =>
    lines.some(({ play }) => plays.some(({ code }) => code === play));
  return (
    <section className="bet-grid" aria-label={t`What to bet on`}>
      <Tabs
        label={t`Bet types`}
        value={open}
        onChange={setOpen}
        tabs={game.family.groups.map((group) => ({
          key: group.code,
          text: (
            <span
              className={isChosen(group) ? 'bet-grid__tab bet-grid__tab--chosen' : 'bet-grid__tab'}
            >
              {digits(text(group.label))}
            </span>
          ),
          // Only the open tab works out its prices.
          panel: group.code === open && (
            <Panel
              key={group.code}
              gameCode={gameCode}
              game={game}
              group={group}
              series={series}
              playType={playType}
            />
          ),
        }))}
      />
      <p className="bet-grid__legend">
        <Trans>The large figure is the payout for 1 staked, the small one the chance.</Trans>
      </p>
    </section>
  );
}
