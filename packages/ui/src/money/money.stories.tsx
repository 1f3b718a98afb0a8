import type { Meta, StoryObj } from '@storybook/react-vite';
import { Say } from '../../.storybook/say.tsx';
import { Countdown } from './countdown.tsx';
import { NumberFormatProvider } from './number-format-context.tsx';
import { Money } from './money.tsx';

const meta: Meta = { title: 'Money' };

// Storybook reads the default export of a stories file.
export default meta;

export const Amounts: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: '0.5rem' }}>
      <li>
        <Money minor={1_845_075n} />
      </li>
      <li>
        <Money minor={13_600_000n} decimals={false} />
      </li>
      <li>
        <Money minor={28_000n} sign="always" tone="result" />
      </li>
      <li>
        <Money minor={-15_000n} sign="always" tone="result" />
      </li>
      <li>
        <Money minor={50_000_000n} tone="win" />
      </li>
      <li>
        <Money minor={1_845_075n} masked /> <Say bn="(লুকানো)" en="(hidden)" />
      </li>
    </ul>
  ),
};

/** Bengali always counts in lakh and crore, English as the site is set. */
export const Grouping: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: '0.5rem' }}>
      {(['lakh', 'western'] as const).map((grouping) => (
        <li key={grouping}>
          <NumberFormatProvider lang="en" digits="latn" grouping={grouping} currency="PLAY">
            <Money minor={1_234_567_890n} />
          </NumberFormatProvider>
        </li>
      ))}
    </ul>
  ),
};

const at = (ms: number) => () => ms;

export const Countdowns: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: '0.5rem', fontSize: '1.25rem' }}>
      <li>
        <Countdown until={42_000} now={at(0)} />
      </li>
      <li>
        <Countdown until={4_685_000} now={at(0)} />
      </li>
      <li>
        <Countdown until={180_000_000} now={at(0)} />
      </li>
      <li>
        <Countdown until={0} now={at(0)} />
      </li>
    </ul>
  ),
};
