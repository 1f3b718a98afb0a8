import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../.storybook/say.tsx';
import { RadioCards } from './radio-cards.tsx';

const meta: Meta = { title: 'RadioCards' };

// Storybook reads the default export of a stories file.
export default meta;

function Channels({ error }: { error?: boolean }) {
  const say = useSay();
  const [value, setValue] = useState<string | undefined>(error === true ? undefined : 'mobile');
  return (
    <RadioCards
      legend={say('কোথা থেকে পাঠাবেন?', 'Where do you send it from?')}
      value={value}
      onChange={setValue}
      {...(error === true && { error: say('একটা মাধ্যম বেছে নিন।', 'Choose one.') })}
      cards={[
        {
          key: 'mobile',
          icon: 'phone',
          tint: 'rani',
          title: say('মোবাইল ওয়ালেট', 'Mobile wallet'),
          note: say('2 মিনিটে জমা · খরচ নেই', '2 minutes · no fee'),
        },
        {
          key: 'bank',
          picture:
            "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E" +
            "%3Ccircle cx='4' cy='4' r='3' fill='teal'/%3E%3C/svg%3E",
          title: say('ব্যাংক', 'Bank'),
          note: say('আজকেই জমা · খরচ ৳10', 'Today · fee ৳10'),
        },
        {
          key: 'play',
          icon: 'sandbox',
          tint: 'leaf',
          title: say('খেলার টাকা', 'Play money'),
          note: say('শুধু পরখ করার জন্য', 'To try things out'),
        },
        {
          key: 'card',
          icon: 'wallet',
          tint: 'vermilion',
          disabled: true,
          title: say('কার্ড', 'Card'),
          note: say('এখন বন্ধ আছে', 'Closed for now'),
        },
      ]}
    />
  );
}

export const Chosen: StoryObj = { render: () => <Channels /> };
export const Missing: StoryObj = { render: () => <Channels error /> };
