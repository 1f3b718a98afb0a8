import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MorePager, Pager } from './pager.tsx';

const meta: Meta = { title: 'Pager' };

// Storybook reads the default export of a stories file.
export default meta;

function Pages({ start, pages }: { start: number; pages: number }) {
  const [page, setPage] = useState(start);
  return <Pager page={page} pages={pages} onPage={setPage} />;
}

export const Few: StoryObj = { render: () => <Pages start={1} pages={3} /> };
export const Many: StoryObj = { render: () => <Pages start={12} pages={40} /> };
export const More: StoryObj = {
  render: () => <MorePager hasMore busy={false} onMore={() => undefined} />,
};
export const MoreBusy: StoryObj = {
  render: () => <MorePager hasMore busy onMore={() => undefined} />,
};
