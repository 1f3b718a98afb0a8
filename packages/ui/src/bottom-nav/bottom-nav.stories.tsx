import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryLink } from '../../.storybook/story-link.tsx';
import { useSay } from '../../.storybook/say.tsx';
import { CountBadge } from '../tag/tag.tsx';
import { BottomNav } from './bottom-nav.tsx';

const meta: Meta = { title: 'Bottom nav' };

// Storybook reads the default export of a stories file.
export default meta;

function Bottom() {
  const say = useSay();
  const places = [
    { key: 'home', icon: 'home', text: say('হোম', 'Home'), current: true },
    { key: 'games', icon: 'kite', text: say('খেলা', 'Games') },
    { key: 'wallet', icon: 'wallet', text: say('ওয়ালেট', 'Wallet'), coin: true },
    { key: 'offers', icon: 'gift', text: say('অফার', 'Offers') },
    {
      key: 'me',
      icon: 'user',
      text: say('আমার', 'Me'),
      mark: <CountBadge value={3} label={say('৩টি নতুন উত্তর', '3 new answers')} />,
    },
  ] as const;
  return (
    <BottomNav
      label={say('নিচের মেনু', 'Bottom menu')}
      items={places.map((place) => ({ ...place, render: <StoryLink to={`#${place.key}`} /> }))}
    />
  );
}

export const Phone: StoryObj = {
  parameters: { layout: 'fullscreen', covers: true },
  render: () => (
    <div style={{ blockSize: '10rem' }}>
      <Bottom />
    </div>
  ),
};
export const PhoneByDay: StoryObj = { ...Phone, globals: { theme: 'light' } };
