import type { Meta, StoryObj } from '@storybook/react-vite';
import { Say } from '../../.storybook/say.tsx';
import { getPanelUrl } from '../art/panels.ts';
import { GameCard } from '../game-card/game-card.tsx';
import { Icon } from '../icon/icon.tsx';
import { Section, CardList } from './section.tsx';

const meta: Meta = { title: 'Section' };

// Storybook reads the default export of a stories file.
export default meta;

const NAMES = ['sundarbans', 'crash', 'hilsa', 'teenpatti', 'rooster', 'k3', 'mines'];

function Panels({ layout }: { layout: 'row' | 'grid' }) {
  return (
    <Section
      title={<Say bn="এখন জমজমাট" en="Popular now" />}
      more={
        <a href="#all">
          <Say bn="সব দেখুন" en="See all" />
          <Icon name="chevron" size="small" />
        </a>
      }
      note={<Say bn="ফল আগে সিল করা, পরে নিজেই মিলিয়ে নিন।" en="Sealed before, checked after." />}
    >
      <CardList layout={layout}>
        {NAMES.map((name) => (
          <GameCard
            key={name}
            name={name}
            panel={getPanelUrl(name) ?? ''}
            category={<Say bn="স্লট" en="Slots" />}
            rtp="96.40%"
            render={<a href={`#${name}`} />}
          />
        ))}
      </CardList>
    </Section>
  );
}

export const Row: StoryObj = { render: () => <Panels layout="row" /> };
export const Grid: StoryObj = { render: () => <Panels layout="grid" /> };
