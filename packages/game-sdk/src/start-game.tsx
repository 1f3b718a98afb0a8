import './styles.css';
import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Digits } from '@khelaghor/money/format-money.ts';
import { NumberFormatProvider } from '@khelaghor/ui/money/number-format-context.tsx';
import { getNumberLocale } from '@khelaghor/ui/money/number-locale.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { GameShell } from './game-shell.tsx';
import type { GameEnvironment } from './game-shell.tsx';
import { createGameSession } from './game-session.ts';
import { readLaunchCode } from './launch-code.ts';
import { createHostBridge, getSiteOrigin } from './host-bridge.ts';

type GameProgram = {
  readonly gameCode: string;
  readonly loadMessages: (language: Language) => Promise<Messages>;
  readonly render: (environment: GameEnvironment) => ReactNode;
};

const languageOfPage = (): Language => (navigator.language.startsWith('en') ? 'en' : 'bn');

/**
 * Starts a game's page: removes the launch code from the URL, exchanges it for a session, loads
 * the session's language, and shows the game. Without a valid code it shows an error and requests
 * a new code from the surrounding page.
 */
export async function startGame(program: GameProgram): Promise<void> {
  const launchCode = readLaunchCode(location, history);
  const bridge = createHostBridge(window, getSiteOrigin(document));
  bridge.listen((message) => {
    if (message.type === 'khelaghor.theme')
      document.documentElement.dataset['theme'] = message.theme;
  });
  const i18n = setupI18n();
  const session = createGameSession(() => (i18n.locale === 'en' ? 'en' : 'bn'));
  const opened = launchCode === null ? null : await session.open(launchCode);
  const facts = opened?.ok === true ? opened.facts : null;
  const format = {
    lang: facts?.language ?? languageOfPage(),
    digits: facts?.digits ?? 'latn',
    currency: facts?.currency ?? 'PLAY',
    grouping: facts?.grouping ?? 'lakh',
  } as const;
  await speak(i18n, format, program);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page came without its root');
  createRoot(element).render(
    <I18nProvider i18n={i18n}>
      <NumberFormatProvider {...format}>
        <GameShell
          bridge={bridge}
          session={session}
          isOpen={facts !== null}
          render={program.render}
        />
      </NumberFormatProvider>
    </I18nProvider>,
  );
  bridge.send({ type: 'khelaghor.ready', gameCode: program.gameCode });
}

async function speak(
  i18n: I18n,
  { lang, digits }: { lang: Language; digits: Digits },
  program: GameProgram,
): Promise<void> {
  const messages = await program.loadMessages(lang);
  i18n.loadAndActivate({ locale: lang, locales: getNumberLocale(lang, digits), messages });
  document.documentElement.lang = lang;
}
