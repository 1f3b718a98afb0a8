import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../.storybook/say.tsx';
import { SearchChoice } from './search-choice.tsx';

const meta: Meta = { title: 'Search choice' };

// Storybook reads the default export of a stories file.
export default meta;

function Games() {
  const say = useSay();
  const [value, setValue] = useState('');
  return (
    <SearchChoice
      label={say('খেলা', 'Game')}
      value={value}
      onChange={setValue}
      empty={say('মেলে এমন খেলা নেই।', 'No game fits.')}
      choices={[
        { key: '', text: say('সব খেলা', 'All games') },
        { key: 'dice', text: say('ডাইস', 'Dice'), words: 'Dice ডাইস' },
        { key: 'k3', text: say('কে3 পাশা', 'K3 Dice'), words: 'K3 কে3' },
      ]}
    />
  );
}

export const Choosing: StoryObj = { render: () => <Games /> };
