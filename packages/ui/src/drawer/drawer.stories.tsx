import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEntry } from '../../.storybook/story-link.tsx';
import { useSay } from '../../.storybook/say.tsx';
import { NavList } from '../nav-list/nav-list.tsx';
import { Drawer } from './drawer.tsx';

const meta: Meta = { title: 'Drawer', parameters: { covers: true } };

// Storybook reads the default export of a stories file.
export default meta;

function Opened({ side }: { side: 'start' | 'end' }) {
  const say = useSay();
  return (
    <Drawer open side={side} onClose={() => undefined} title={say('মেনু', 'Menu')}>
      <NavList
        items={[
          { ...createEntry('h', 'home', say('হোম', 'Home')), current: true },
          createEntry('v', 'crown', say('ভিআইপি বোনাস', 'VIP bonus')),
        ]}
      />
    </Drawer>
  );
}

export const FromStart: StoryObj = { render: () => <Opened side="start" /> };
export const FromEnd: StoryObj = { render: () => <Opened side="end" /> };
export const ByDay: StoryObj = { ...FromStart, globals: { theme: 'light' } };
