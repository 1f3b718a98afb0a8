import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createEntry } from '../../.storybook/story-link.tsx';
import { useSay } from '../../.storybook/say.tsx';
import { CommandList } from './command-list.tsx';

const meta: Meta = { title: 'Command list' };

// Storybook reads the default export of a stories file.
export default meta;

function Pages() {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const pages = [
    { ...createEntry('members', 'user', say('সদস্য', 'Members')), keys: ['G', 'M'] },
    { ...createEntry('withdrawals', 'withdraw', say('টাকা তোলা', 'Withdrawals')), keys: ['G', 'W'] },
    createEntry('reports', 'list', say('প্রতিবেদন', 'Reports')),
  ];
  return (
    <CommandList
      label={say('পাতা বা সদস্য', 'Page or member')}
      listLabel={say('পাতা', 'Pages')}
      typed={typed}
      onType={setTyped}
      commands={pages.filter(({ text }) => text.toLowerCase().includes(typed.toLowerCase()))}
      empty={say('মেলে এমন পাতা নেই।', 'No page fits.')}
      onChoose={() => setTyped('')}
    />
  );
}

export const Places: StoryObj = { render: () => <Pages /> };
