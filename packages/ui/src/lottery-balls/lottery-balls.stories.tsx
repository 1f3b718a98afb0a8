import type { Meta, StoryObj } from '@storybook/react-vite';
import { LotteryBalls } from './lottery-balls.tsx';

const meta: Meta = { title: 'Lottery balls' };

// Storybook reads the default export of a stories file.
export default meta;

const DRAW = ['7', '3', '9', '1', '5'].map((text) => ({ text }));

export const Medium: StoryObj = { render: () => <LotteryBalls label="Last result" balls={DRAW} /> };

export const Large: StoryObj = {
  render: () => (
    <LotteryBalls
      size="large"
      label="Result"
      balls={[
        { text: '০২', tint: 'vermilion' },
        { text: '১৮', tint: 'peacock' },
        { text: '৪৫', tint: 'leaf' },
        { text: '4', tint: 'plain' },
      ]}
    />
  ),
};
