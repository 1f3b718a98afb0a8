import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../.storybook/say.tsx';
import { FilterChips } from './chips.tsx';

const meta: Meta = { title: 'Chips' };

// Storybook reads the default export of a stories file.
export default meta;

function Filters() {
  const say = useSay();
  const [value, setValue] = useState('week');
  return (
    <FilterChips
      label={say('সময়', 'Period')}
      value={value}
      onChange={setValue}
      choices={[
        { key: 'day', text: say('আজ', 'Today') },
        { key: 'week', text: say('গত 7 দিন', 'Last 7 days') },
        { key: 'month', text: say('গত 30 দিন', 'Last 30 days') },
      ]}
    />
  );
}

export const Period: StoryObj = { render: () => <Filters /> };
