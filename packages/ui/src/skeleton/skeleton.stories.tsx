import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ghost, SkeletonGroup, SkeletonList, SkeletonShelf } from './skeleton.tsx';

const meta: Meta = { title: 'Skeleton' };

// Storybook reads the default export of a stories file.
export default meta;

export const Shelf: StoryObj = { render: () => <SkeletonShelf /> };
export const List: StoryObj = { render: () => <SkeletonList count={4} /> };

export const Shapes: StoryObj = {
  render: () => (
    <SkeletonGroup>
      <Ghost shape="banner" />
      <br />
      <Ghost shape="card" />
      <Ghost shape="line" length={0.5} />
      <Ghost shape="figure" />
      <Ghost shape="disc" />
    </SkeletonGroup>
  ),
};
