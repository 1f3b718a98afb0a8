import type { Meta, StoryObj } from '@storybook/react-vite';
import { showInRow } from '../../.storybook/show-in-row.tsx';
import { Say } from '../../.storybook/say.tsx';
import { CountBadge, StatusBadge, Tag } from './tag.tsx';

const meta: Meta = { title: 'Tag' };

// Storybook reads the default export of a stories file.
export default meta;

export const Tags: StoryObj = {
  decorators: [showInRow],
  render: () => (
    <>
      <Tag>
        <Say bn="ভার্চুয়াল" en="Virtual" />
      </Tag>
      <Tag tone="live">
        <Say bn="লাইভ" en="Live" />
      </Tag>
      <Tag tone="offer">
        <Say bn="অফার" en="Offer" />
      </Tag>
      <Tag tone="info">
        <Say bn="নতুন" en="New" />
      </Tag>
      <Tag tone="good">
        <Say bn="মিলেছে" en="Verified" />
      </Tag>
      <Tag tone="win">
        <Say bn="জয়" en="Win" />
      </Tag>
    </>
  ),
};

export const States: StoryObj = {
  decorators: [showInRow],
  render: () => (
    <>
      <StatusBadge tone="good">
        <Say bn="জিতেছেন" en="Won" />
      </StatusBadge>
      <StatusBadge tone="open">
        <Say bn="চলছে" en="Open" />
      </StatusBadge>
      <StatusBadge tone="bad">
        <Say bn="বাতিল, ফেরত" en="Void, returned" />
      </StatusBadge>
      <StatusBadge tone="quiet">
        <Say bn="হেরেছেন" en="Lost" />
      </StatusBadge>
    </>
  ),
};

export const Counts: StoryObj = {
  decorators: [showInRow],
  render: () => (
    <>
      <CountBadge value={3} label="3 unread" />
      <CountBadge value={128} label="128 unread" />
      <CountBadge value={0} label="none" />
    </>
  ),
};
