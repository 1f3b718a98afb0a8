import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ghost, GhostGroup, GhostList, GhostShelf } from './skeleton.tsx';

const meta: Meta = { title: 'Skeleton' };

// Storybook reads the default export of a stories file.
export default meta;

export const Shelf: StoryObj = { render: () => <GhostShelf /> };
export const List: StoryObj = { render: () => <GhostList count={4} /> };

export const Shapes: StoryObj = {
  render: () => (
    <GhostGroup>
      <Ghost shape="banner" />
      <br />
      <Ghost shape="card" />
      <Ghost shape="line" length={0.5} />
      <Ghost shape="figure" />
      <Ghost shape="disc" />
    </GhostGroup>
  ),
};
