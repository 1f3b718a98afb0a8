import type { Meta, StoryObj } from '@storybook/react-vite';
import { showInRow } from '../../.storybook/show-in-row.tsx';
import { Say } from '../../.storybook/say.tsx';
import { Button, IconButton } from './button.tsx';

const meta: Meta = { title: 'Button' };

// Storybook reads the default export of a stories file.
export default meta;

export const Kinds: StoryObj = {
  decorators: [showInRow],
  render: () => (
    <>
      <Button kind="primary">
        <Say bn="জমা দিন" en="Deposit" />
      </Button>
      <Button kind="bet">
        <Say bn="বাজি ধরুন" en="Place bet" />
      </Button>
      <Button kind="danger">
        <Say bn="সরিয়ে ফেলুন" en="Remove" />
      </Button>
      <Button>
        <Say bn="টাকা তুলুন" en="Withdraw" />
      </Button>
      <Button icon="seal">
        <Say bn="কীভাবে মেলাবেন" en="How to check" />
      </Button>
      <IconButton icon="bell" label="Messages" />
    </>
  ),
};

export const Sizes: StoryObj = {
  decorators: [showInRow],
  render: () => (
    <>
      <Button kind="primary" size="small">
        <Say bn="ছোট" en="Small" />
      </Button>
      <Button kind="primary">
        <Say bn="মাঝারি" en="Medium" />
      </Button>
      <Button kind="primary" size="large">
        <Say bn="বড়" en="Large" />
      </Button>
    </>
  ),
};

export const Block: StoryObj = {
  render: () => (
    <Button kind="primary" size="large" block>
      <Say bn="৳5,000.00 পাঠিয়েছি" en="I have sent ৳5,000.00" />
    </Button>
  ),
};

export const Busy: StoryObj = {
  decorators: [showInRow],
  render: () => (
    <>
      <Button kind="primary" busy>
        <Say bn="পাঠানো হচ্ছে" en="Sending" />
      </Button>
      <Button busy icon="refresh">
        <Say bn="আবার দেখুন" en="Check again" />
      </Button>
    </>
  ),
};

export const Disabled: StoryObj = {
  decorators: [showInRow],
  render: () => (
    <>
      <Button kind="primary" disabled>
        <Say bn="জমা দিন" en="Deposit" />
      </Button>
      <Button kind="bet" disabled>
        <Say bn="সময় শেষ" en="Closed" />
      </Button>
      <Button disabled icon="lock">
        <Say bn="বন্ধ" en="Locked" />
      </Button>
      <Button kind="primary" aria-disabled="true">
        <Say bn="খুঁজে পাওয়া যায়, চাপা যায় না" en="Found, not pressed" />
      </Button>
    </>
  ),
};

export const AsLink: StoryObj = {
  render: () => (
    <Button kind="primary" icon="wallet" render={<a href="#wallet" />}>
      <Say bn="ওয়ালেট" en="Wallet" />
    </Button>
  ),
};
