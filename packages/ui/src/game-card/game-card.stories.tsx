import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Say } from '../../.storybook/say.tsx';
import { PANEL_NAMES, getPanelUrl, getThumbUrl } from '../art/panels.ts';
import { GameCard, Thumb } from './game-card.tsx';

const meta: Meta = { title: 'GameCard' };

// Storybook reads the default export of a stories file.
export default meta;

const showOnShelf: Decorator = (Story) => (
  <ul style={{ maxInlineSize: '12rem' }}>
    <Story />
  </ul>
);

export const Open: StoryObj = {
  decorators: [showOnShelf],
  render: () => (
    <GameCard
      name="ঘুড়ি"
      panel={getPanelUrl('crash') ?? ''}
      category={<Say bn="ক্র্যাশ" en="Crash" />}
      rtp="99.00%"
      render={<a href="#crash" />}
      favourite
      onFavourite={() => undefined}
    />
  ),
};

export const Named: StoryObj = {
  decorators: [showOnShelf],
  render: () => (
    <GameCard
      showName
      name="Hilsa of the Padma"
      panel={getPanelUrl('hilsa') ?? ''}
      category={<Say bn="মাছ শিকার" en="Fishing" />}
      rtp="96.00%"
      render={<a href="#hilsa" />}
      onFavourite={() => undefined}
    />
  ),
};

export const Closed: StoryObj = {
  decorators: [showOnShelf],
  render: () => (
    <GameCard
      name="কেনো"
      panel={getPanelUrl('keno') ?? ''}
      category={<Say bn="লটারি" en="Lottery" />}
      closed={<Say bn="মেরামত চলছে" en="Being mended" />}
      render={<a href="#keno" />}
    />
  ),
};

export const Thumbs: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {PANEL_NAMES.map((name) => (
        <Thumb key={name} src={getThumbUrl(name) ?? ''} />
      ))}
    </div>
  ),
};
