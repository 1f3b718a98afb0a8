import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../.storybook/say.tsx';
import { Tabs } from './tabs.tsx';

const meta: Meta = { title: 'Tabs' };

// Storybook reads the default export of a stories file.
export default meta;

function Views() {
  const say = useSay();
  const [value, setValue] = useState('bets');
  return (
    <Tabs
      label={say('খাতা', 'Record')}
      value={value}
      onChange={setValue}
      tabs={[
        { key: 'bets', text: say('বাজি', 'Bets'), panel: say('বাজির তালিকা।', 'The bets.') },
        { key: 'money', text: say('লেনদেন', 'Money'), panel: say('লেনদেনের তালিকা।', 'The money.') },
        { key: 'gifts', text: say('পুরস্কার', 'Rewards'), panel: say('পুরস্কার।', 'The rewards.') },
      ]}
    />
  );
}

const KINDS = ['sum', 'sides', 'triple', 'pair', 'three', 'one'];

function ManyViews() {
  const say = useSay();
  const [value, setValue] = useState('sum');
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <Tabs
        label={say('খেলার ধরন', 'Kinds of play')}
        value={value}
        onChange={setValue}
        tabs={KINDS.map((key, index) => ({
          key,
          text: say(`ধরন ${index + 1}`, `Kind ${index + 1}`),
          panel: say('এই ধরনের ঘর।', 'The plays of this kind.'),
        }))}
      />
    </div>
  );
}

export const Many: StoryObj = { render: () => <ManyViews /> };
export const Three: StoryObj = { render: () => <Views /> };
