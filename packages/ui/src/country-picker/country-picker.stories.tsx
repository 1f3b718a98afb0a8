import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../.storybook/say.tsx';
import { CountryPicker } from './country-picker.tsx';

const meta: Meta = { title: 'CountryPicker' };

// Storybook reads the default export of a stories file.
export default meta;

function Countries() {
  const say = useSay();
  const [value, setValue] = useState('BD');
  return (
    <CountryPicker
      label={say('দেশ', 'Country')}
      value={value}
      onChange={setValue}
      countries={[
        { code: 'BD', dialingCode: '880', name: say('বাংলাদেশ', 'Bangladesh'), flag: null },
        { code: 'IN', dialingCode: '91', name: say('ভারত', 'India'), flag: null },
        { code: 'NP', dialingCode: '977', name: say('নেপাল', 'Nepal'), flag: null },
      ]}
    />
  );
}

export const Choosing: StoryObj = { render: () => <Countries /> };
