import './styles.css';
import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { NumberFormatProvider } from '@khelaghor/ui/money/number-format-context.tsx';
import type { Format } from '@khelaghor/ui/money/number-format-context.tsx';
import { fillInMissing } from '@khelaghor/ui/older-browsers/fill-in-missing.ts';
import { startTranslationGuard } from '@khelaghor/ui/translation-guard/translation-guard.ts';
import { getNumberLocale } from '@khelaghor/ui/money/number-locale.ts';
import { inhouseGetState, sharedGetState } from '@khelaghor/client/routes/play.gen.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { readRulesFragment } from '@khelaghor/contract/play/rules-address.ts';
import type { RulesAddress } from '@khelaghor/contract/play/rules-address.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { GameShell } from './game-shell.tsx';
import type { GameEnvironment } from './game-shell.tsx';
import { createGameSession } from './game-session.ts';
import { readLaunchCode } from './launch-code.ts';
import { createHostBridge, getSiteOrigin } from './host-bridge.ts';
import { RulesShell } from './rules-page.tsx';
import { createSounds } from './sounds.ts';

type GameProgram = {
  readonly gameCode: string;
  /** Whether all players share its rounds. */
  readonly isShared?: true;
  readonly loadMessages: (language: Language) => Promise<Messages>;
  readonly render: (environment: GameEnvironment) => ReactNode;
};

const languageOfPage = (): Language => (navigator.language.startsWith('en') ? 'en' : 'bn');

type GamePage = Pick<GameEnvironment, 'bridge' | 'session'> & {
  readonly program: GameProgram;
  readonly i18n: I18n;
};

/** Loads the texts of a language and draws the page in it. */
async function draw(
  { program, i18n }: GamePage,
  format: Format,
  content: ReactNode,
): Promise<void> {
  const { lang, digits } = format;
  const messages = await program.loadMessages(lang);
  i18n.loadAndActivate({ locale: lang, locales: getNumberLocale(lang, digits), messages });
  document.documentElement.lang = lang;
  const element = document.getElementById('root');
  if (!element) throw new Error('The page came without its root');
  startTranslationGuard();
  createRoot(element).render(
    <I18nProvider i18n={i18n}>
      <NumberFormatProvider {...format}>{content}</NumberFormatProvider>
    </I18nProvider>,
  );
}

/**
 * Removes the launch code from the URL, exchanges it for a session, loads the session's language,
 * and shows the game. Without a valid code it shows an error and requests a new code from the
 * surrounding page.
 */
async function showGame(page: GamePage): Promise<void> {
  const { program, bridge, session } = page;
  const launchCode = readLaunchCode(location, history);
  const opened = launchCode === null ? null : await session.open(launchCode);
  const facts = opened?.ok === true ? opened.facts : null;
  // Under way while texts are loaded and the page is drawn: its bet button waits for it.
  const state = { params: { game: program.gameCode } };
  if (facts && program.isShared) session.callAhead(sharedGetState, state);
  else if (facts) session.callAhead(inhouseGetState, state);
  const format: Format = {
    lang: facts?.language ?? languageOfPage(),
    digits: facts?.digits ?? 'latn',
    currency: facts?.currency ?? 'PLAY',
    grouping: facts?.grouping ?? 'lakh',
  };
  await draw(
    page,
    format,
    <GameShell bridge={bridge} session={session} isOpen={facts !== null} render={program.render} />,
  );
}

/** Shows the rules of the game alone, to a visitor who has no session. */
async function showRules(page: GamePage, { language, ...format }: RulesAddress): Promise<void> {
  const { program, bridge, session } = page;
  const environment: GameEnvironment = {
    bridge,
    session,
    sounds: createSounds(),
    onSessionLost: () => undefined,
    isRulesOnly: true,
  };
  await draw(
    page,
    { ...format, lang: language, currency: 'PLAY' },
    <RulesShell bridge={bridge}>{program.render(environment)}</RulesShell>,
  );
}

/** Starts a game's page: shows the game or, where the address asks for them, its rules alone. */
export async function startGame(program: GameProgram): Promise<void> {
  await fillInMissing();
  const bridge = createHostBridge(window, getSiteOrigin(document));
  const { dataset, style } = document.documentElement;
  bridge.listen((message) => {
    if (message.type === 'khelaghor.theme') dataset['theme'] = message.theme;
    if (message.type === 'khelaghor.window') style.setProperty('--window', `${message.px}px`);
  });
  const i18n = setupI18n();
  const session = createGameSession(() => (i18n.locale === 'en' ? 'en' : 'bn'));
  const page = { program, bridge, i18n, session };
  const rules = readRulesFragment(location.hash);
  await (rules ? showRules(page, rules) : showGame(page));
  bridge.send({ type: 'khelaghor.ready', gameCode: program.gameCode });
}
