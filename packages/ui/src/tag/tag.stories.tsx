import type { Meta, StoryObj } from '@storybook/react-vite';
import { showInRow } from '../../.storybook/show-in-row.tsx';
import { Say } from '../../.storybook/say.tsx';
import { CountBadge, StatusBadge, Tag } from './tag.tsx';

const meta: Meta = { title: 'Tag' };

// Storybook reads the default export of a stories file.
export default meta;

const tags = [
  ['plain', 'ভার্চুয়াল', 'Virtual'],
  ['live', 'লাইভ', 'Live'],
  ['offer', 'অফার', 'Offer'],
  ['info', 'নতুন', 'New'],
  ['good', 'মিলেছে', 'Verified'],
  ['win', 'জয়', 'Win'],
] as const;

export const Tags: StoryObj = {
  decorators: [showInRow],
  render: () => (
    <>
      {tags.map(([tone, bn, en]) => (
        <Tag key={tone} tone={tone}>
          <Say bn={bn} en={en} />
        </Tag>
      ))}
    </>
  ),
};

const states = [
  ['good', 'জিতেছেন', 'Won'],
  ['open', 'চলছে', 'Open'],
  ['bad', 'বাতিল, ফেরত', 'Void, returned'],
  ['quiet', 'হেরেছেন', 'Lost'],
] as const;

export const States: StoryObj = {
  decorators: [showInRow],
  render: () => (
    <>
      {states.map(([tone, bn, en]) => (
        <StatusBadge key={tone} tone={tone}>
          <Say bn={bn} en={en} />
        </StatusBadge>
      ))}
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
