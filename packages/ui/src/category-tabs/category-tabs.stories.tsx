import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryLink } from '../../.storybook/story-link.tsx';
import { useSay } from '../../.storybook/say.tsx';
import { CategoryTabs } from './category-tabs.tsx';

const meta: Meta = { title: 'CategoryTabs' };

// Storybook reads the default export of a stories file.
export default meta;

function Kinds() {
  const say = useSay();
  const items = [
    { key: 'all', icon: 'kite', text: say('সব', 'All'), current: true },
    { key: 'lottery', icon: 'lottery', text: say('লটারি', 'Lottery') },
    { key: 'elottery', icon: 'elottery', text: say('ই-লটারি', 'E-lottery') },
    { key: 'sports', icon: 'sports', text: say('খেলাধুলা', 'Sports') },
    { key: 'live', icon: 'live', text: say('লাইভ ক্যাসিনো', 'Live casino') },
    { key: 'fish', icon: 'fish', text: say('মাছ শিকার', 'Fishing') },
    { key: 'slots', icon: 'slots', text: say('স্লট', 'Slots') },
  ] as const;
  return (
    <CategoryTabs
      label={say('খেলার ধরন', 'Game categories')}
      items={items.map((item) => ({ ...item, render: <StoryLink to={`#${item.key}`} /> }))}
    />
  );
}

export const Lobby: StoryObj = { parameters: { layout: 'fullscreen' }, render: () => <Kinds /> };
