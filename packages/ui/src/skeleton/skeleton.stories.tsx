import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonGroup, SkeletonList, SkeletonCards } from './skeleton.tsx';

const meta: Meta = { title: 'Skeleton' };

// Storybook reads the default export of a stories file.
export default meta;

export const CardList: StoryObj = { render: () => <SkeletonCards /> };
export const List: StoryObj = { render: () => <SkeletonList count={4} /> };

export const Shapes: StoryObj = {
  render: () => (
    <SkeletonGroup>
      <Skeleton shape="banner" />
      <br />
      <Skeleton shape="card" />
      <Skeleton shape="line" length={0.5} />
      <Skeleton shape="figure" />
      <Skeleton shape="disc" />
    </SkeletonGroup>
  ),
};
