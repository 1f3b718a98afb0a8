import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../.storybook/say.tsx';
import { Stepper } from './stepper.tsx';

const meta: Meta = { title: 'Stepper' };

// Storybook reads the default export of a stories file.
export default meta;

function Steps({ current }: { current: number }) {
  const say = useSay();
  const steps = [
    say('মাধ্যম', 'Channel'),
    say('পরিমাণ', 'Amount'),
    say('পাঠান', 'Send'),
    say('মেলানো', 'Check'),
  ];
  return <Stepper steps={steps} current={current} />;
}

export const First: StoryObj = { render: () => <Steps current={0} /> };
export const Third: StoryObj = { render: () => <Steps current={2} /> };
export const Done: StoryObj = { render: () => <Steps current={4} /> };
