import type { Messages } from '@lingui/core';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { startGame } from '@khelaghor/game-sdk/start-game.tsx';
import { DeltaPage } from './delta-page.tsx';

const loaders: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  bn: () => import('../../../packages/i18n/locales/games/bn.po'),
  en: () => import('../../../packages/i18n/locales/games/en.po'),
};

void startGame({
  gameCode: 'delta',
  loadMessages: async (language) => (await loaders[language]()).messages,
  render: (environment) => <DeltaPage {...environment} />,
});
