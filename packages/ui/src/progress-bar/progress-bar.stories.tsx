import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../.storybook/say.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta: Meta = { title: 'ProgressBar' };

// Storybook reads the default export of a stories file.
export default meta;

function Bar({ value }: { value: number }) {
  const say = useSay();
  return <ProgressBar label={say('এ পর্যন্ত জমা', 'Deposited so far')} value={value} max={1_000} />;
}

export const Empty: StoryObj = { render: () => <Bar value={0} /> };
export const Half: StoryObj = { render: () => <Bar value={500} /> };
export const Full: StoryObj = { render: () => <Bar value={1_000} /> };
