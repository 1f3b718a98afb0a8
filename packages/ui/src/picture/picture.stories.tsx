import type { Meta, StoryObj } from '@storybook/react-vite';
import { findBannerArt } from '../art/banners.ts';
import { Picture } from './picture.tsx';

const meta: Meta = { title: 'Picture' };

// Storybook reads the default export of a stories file.
export default meta;

export const Painted: StoryObj = {
  render: () => (
    <Picture art={findBannerArt('river')?.wide ?? ''} sizes="100vw" width={900} height={400} />
  ),
};
