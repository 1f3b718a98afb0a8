import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { useSay } from '../../.storybook/say.tsx';

const meta: Meta = { title: 'Tokens' };

// Storybook reads the default export of a stories file.
export default meta;

const PIGMENTS = [
  'marigold',
  'marigold-hi',
  'marigold-lo',
  'vermilion',
  'vermilion-hi',
  'vermilion-lo',
  'peacock',
  'peacock-hi',
  'peacock-lo',
  'leaf',
  'leaf-hi',
  'rani',
  'rani-lo',
  'ink',
  'lacquer-paper',
];
const GROUNDS = ['ground', 'surface', 'raised', 'pressed', 'line', 'line-strong', 'scrim'];
const TEXTS = ['text', 'text-2', 'text-3', 'accent-text', 'info-text', 'good-text', 'bad-text'];
const SIZES = ['t-2xl', 't-xl', 't-lg', 't-md', 't-sm', 't-xs'];
const SPACES = ['s-1', 's-2', 's-3', 's-4', 's-5', 's-6', 's-8', 's-10', 's-12', 's-16'];
const CORNERS = ['r-1', 'r-2', 'r-3', 'r-pill'];
const EDGES = [
  ['edge-marigold', 'marigold'],
  ['edge-vermilion', 'vermilion'],
  ['edge-peacock', 'peacock'],
  ['hang', 'raised'],
] as const;

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: 'var(--s-3)',
};
const label: CSSProperties = { color: 'var(--text-2)', fontSize: 'var(--t-xs)' };

/** A small plate with the token's name below it. */
function Plate({ name, style }: { name: string; style: CSSProperties }) {
  return (
    <li>
      <div
        style={{ blockSize: '3.5rem', border: '1px solid var(--line)', borderRadius: 'var(--r-1)' }}
      >
        <div style={{ blockSize: '100%', borderRadius: 'inherit', ...style }} />
      </div>
      <span style={label}>--{name}</span>
    </li>
  );
}

function Colours({ names }: { names: readonly string[] }) {
  return (
    <ul style={grid}>
      {names.map((name) => (
        <Plate key={name} name={name} style={{ background: `var(--${name})` }} />
      ))}
    </ul>
  );
}

export const Pigments: StoryObj = { render: () => <Colours names={PIGMENTS} /> };
export const Grounds: StoryObj = { render: () => <Colours names={GROUNDS} /> };

function Words({ names, of }: { names: readonly string[]; of: (name: string) => CSSProperties }) {
  const say = useSay();
  return (
    <ul style={{ display: 'grid', gap: 'var(--s-3)' }}>
      {names.map((name) => (
        <li key={name}>
          <p style={of(name)}>{say('আগে সিল করা ফল ৳1,23,456.50', 'Sealed before ৳1,23,456.50')}</p>
          <span style={label}>--{name}</span>
        </li>
      ))}
    </ul>
  );
}

export const TextColours: StoryObj = {
  render: () => <Words names={TEXTS} of={(name) => ({ color: `var(--${name})` })} />,
};

export const Type: StoryObj = {
  render: () => <Words names={SIZES} of={(name) => ({ fontSize: `var(--${name})` })} />,
};

export const Weights: StoryObj = {
  render: () => (
    <Words
      names={['w-text', 'w-label', 'w-strong', 'w-display']}
      of={(name) => ({
        fontFamily: name === 'w-display' ? 'var(--font-display)' : 'var(--font-text)',
        fontWeight: `var(--${name})`,
      })}
    />
  ),
};

export const Space: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: 'var(--s-2)' }}>
      {SPACES.map((name) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 'var(--s-3)' }}>
          <div
            style={{
              inlineSize: `var(--${name})`,
              blockSize: '1rem',
              background: 'var(--accent-text)',
            }}
          />
          <span style={label}>--{name}</span>
        </li>
      ))}
    </ul>
  ),
};

export const Corners: StoryObj = {
  render: () => (
    <ul style={grid}>
      {CORNERS.map((name) => (
        <Plate
          key={name}
          name={name}
          style={{ background: 'var(--pressed)', borderRadius: `var(--${name})` }}
        />
      ))}
    </ul>
  ),
};

export const Edges: StoryObj = {
  render: () => (
    <ul style={grid}>
      {EDGES.map(([name, ground]) => (
        <Plate
          key={name}
          name={name}
          style={{ background: `var(--${ground})`, boxShadow: `var(--${name})` }}
        />
      ))}
    </ul>
  ),
};
