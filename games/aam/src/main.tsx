import type { Messages } from '@lingui/core';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { startGame } from '@khelaghor/game-sdk/start-game.tsx';
import { AamPage } from './aam-page.tsx';

const loaders: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  bn: () => import('../../../packages/i18n/locales/games/bn.po'),
  en: () => import('../../../packages/i18n/locales/games/en.po'),
};

void startGame({
  gameCode: 'aam',
  loadMessages: async (language) => (await loaders[language]()).messages,
  render: (environment) => <AamPage {...environment} />,
});
