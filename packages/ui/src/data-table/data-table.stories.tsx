import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../.storybook/say.tsx';
import { getThumbUrl } from '../art/panels.ts';
import { Thumb } from '../game-card/game-card.tsx';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../tag/tag.tsx';
import { type Column, DataTable, Totals } from './data-table.tsx';

const meta: Meta = { title: 'DataTable' };

// Storybook reads the default export of a stories file.
export default meta;

type Bet = {
  readonly id: string;
  readonly panel: string;
  readonly game: string;
  readonly stake: bigint;
  readonly net: bigint;
  readonly state: 'good' | 'quiet' | 'open';
};

const BETS: readonly Bet[] = [
  { id: '#K7F2-0914', panel: 'crash', game: 'ঘুড়ি', stake: 20_000n, net: 28_000n, state: 'good' },
  {
    id: '#C10-5521',
    panel: 'cricket',
    game: 'ঢাকা ঢেউ জিতবে',
    stake: 100_000n,
    net: 0n,
    state: 'open',
  },
  {
    id: '#S88-30417',
    panel: 'sundarbans',
    game: 'সুন্দরবন',
    stake: 15_000n,
    net: -15_000n,
    state: 'quiet',
  },
  {
    id: '20261120-01',
    panel: 'peacock',
    game: 'ময়ূর লটারি',
    stake: 120_000n,
    net: 12_360_000n,
    state: 'good',
  },
];

function betColumns(say: (bn: string, en: string) => string): readonly Column<Bet>[] {
  const words = {
    good: say('জিতেছেন', 'Won'),
    quiet: say('হেরেছেন', 'Lost'),
    open: say('চলছে', 'Open'),
  };
  return [
    {
      key: 'art',
      slot: 'art',
      head: '',
      cell: (bet) => <Thumb src={getThumbUrl(bet.panel) ?? ''} />,
    },
    {
      key: 'game',
      slot: 'name',
      head: say('খেলা', 'Game'),
      cell: (bet) => (
        <>
          {bet.game}
          <small>{bet.id}</small>
        </>
      ),
    },
    {
      key: 'when',
      slot: 'desk',
      head: say('সময়', 'Time'),
      cell: () => say('আজ 14:32', 'Today 14:32'),
    },
    {
      key: 'stake',
      slot: 'note',
      named: true,
      figure: true,
      head: say('বাজি', 'Stake'),
      cell: (bet) => <Money minor={bet.stake} />,
    },
    {
      key: 'net',
      slot: 'value',
      figure: true,
      head: say('লাভ', 'Result'),
      cell: (bet) => <Money minor={bet.net} sign="always" tone="result" />,
    },
    {
      key: 'state',
      slot: 'state',
      head: say('অবস্থা', 'State'),
      cell: (bet) => <StatusBadge tone={bet.state}>{words[bet.state]}</StatusBadge>,
    },
  ];
}

function Bets() {
  const say = useSay();
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Totals
        totals={[
          { key: 's', name: say('মোট বাজি', 'Staked'), value: <Money minor={335_000n} /> },
          { key: 'r', name: say('ফেরত', 'Returned'), value: <Money minor={12_810_000n} /> },
          {
            key: 'n',
            main: true,
            name: say('লাভ', 'Result'),
            value: <Money minor={12_575_000n} sign="always" tone="result" />,
          },
        ]}
      />
      <DataTable
        caption={say('বাজির খাতা', 'Bets')}
        rows={BETS}
        rowKey={(bet) => bet.id}
        columns={betColumns(say)}
      />
    </div>
  );
}

export const Record: StoryObj = { render: () => <Bets /> };
