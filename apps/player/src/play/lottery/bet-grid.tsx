import './bet-grid.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NumberBlock } from '@khelaghor/contract/play/lottery.ts';
import type { LotteryGame, Play } from '@khelaghor/engine-lottery/public.ts';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { Fragment, useState } from 'react';
import { useLocalText } from '../../shared/local-text.ts';
import { BlockedNumbers } from './blocked-numbers.tsx';
import { useRunning } from './draw-animation.tsx';
import { GroupPicker } from './group-picker.tsx';
import { JackpotPools } from './jackpot-pools.tsx';
import type { LotteryTerms } from './issue-state.ts';
import { listBlocks, listOpenGroups, type OpenGroup } from './number-blocks.ts';
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
  readonly terms: LotteryTerms;
  readonly plays: readonly Play[];
  readonly numberBlocks: readonly NumberBlock[];
};

/** One way to choose, by the shape of the play. */
function Block({ terms, plays, numberBlocks }: BlockProps) {
  const [first] = plays;
  if (!first) return null;
  const blocked = <BlockedNumbers play={first} blocks={numberBlocks} />;
  switch (first.shape.form.kind) {
    case 'options':
      return (
        <OptionTiles terms={terms} plays={plays}>
          {blocked}
        </OptionTiles>
      );
    case 'numbers':
      return (
        <NumberPicker terms={terms} play={first} width={first.shape.form.width}>
          {blocked}
        </NumberPicker>
      );
    case 'groups':
      return <GroupPicker terms={terms} play={first} groups={first.shape.form.groups} />;
  }
}

type PanelProps = {
  readonly terms: LotteryTerms;
  readonly group: OpenGroup;
  readonly numberBlocks: readonly NumberBlock[];
  readonly playType: string | undefined;
};

/** The plays of a tab: all of them, or one at a time where there are many. */
function Panel({ terms, group, numberBlocks, playType }: PanelProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const { digits } = useNumberFormat();
  const blocks = getBlocks(group.plays);
  const keyOf = (block: readonly Play[]) => block[0]?.code ?? '';
  const asked = blocks.find((block) => block.some(({ code }) => code === playType));
  const [wanted, setWanted] = useState(() => keyOf(asked ?? blocks[0] ?? []));
  // The chosen play may be off by now.
  const one = blocks.find((block) => keyOf(block) === wanted) ?? blocks[0] ?? [];
  const isStacked = blocks.length <= stackedMax;
  const shown = isStacked ? blocks : [one];
  return (
    <div className="bet-grid__plays">
      {!isStacked && (
        <FilterChips
          label={t`Plays of this type`}
          value={keyOf(one)}
          onChange={setWanted}
          choices={blocks.map((block) => ({
            key: keyOf(block),
            text: digits(block.map(({ label }) => text(label)).join(' · ')),
          }))}
        />
      )}
      {shown.map((block) => (
        <Fragment key={keyOf(block)}>
          {block[0] && <JackpotPools terms={terms} play={block[0]} />}
          <Block terms={terms} plays={block} numberBlocks={numberBlocks} />
        </Fragment>
      ))}
    </div>
  );
}

type BetGridProps = {
  readonly game: LotteryGame;
  readonly terms: LotteryTerms;
  /** The play whose tab is open first. */
  readonly playType: string | undefined;
};

/** Everything that can be bet on, with its price and its chance. */
export function BetGrid({ game, terms, playType }: BetGridProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const { digits } = useNumberFormat();
  const [wanted, setWanted] = useState(() => findPlayGroup(game, playType));
  const { lines } = useSlip(terms.gameCode);
  const running = useRunning(terms);
  const numberBlocks = listBlocks(terms, (running?.issue ?? terms.current).opensAt);
  const groups = listOpenGroups(game, terms);
  const open = (groups.find(({ code }) => code === wanted) ?? groups[0])?.code ?? '';
  const isChosen = ({ plays }: OpenGroup) =>
    lines.some(({ play }) => plays.some(({ code }) => code === play));
  return (
    <section className="bet-grid" aria-label={t`What to bet on`}>
      <Tabs
        label={t`Bet types`}
        value={open}
        onChange={setWanted}
        tabs={groups.map((group) => ({
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
              terms={terms}
              group={group}
              numberBlocks={numberBlocks}
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
