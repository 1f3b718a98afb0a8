import { getDirection, parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { SiteLanguage, WrittenLanguage } from '@khelaghor/contract/lib/languages.ts';
import { themeColors } from '../shared/theme.ts';
import { getBootScript } from './boot-script.ts';
import type { BootAction } from './boot-script.ts';
import { getPreviewTags } from './share-preview.ts';
import type { SiteState } from './site-state.ts';

/** What goes into the page's head, and what its code is. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** What browsers show that are older than those we build for. */
  readonly oldBrowserNotice: string;
  /** The address of the picture that a shared link shows; null: that of the site. */
  readonly picture: string | null;
  readonly isListed: boolean;
  /** The texts of the first screen do not suffice. */
  readonly needsPageTexts: boolean;
  /** Source files whose scripts and styles the page needs at once, from the program's folder. */
  readonly sources: readonly string[];
};

/** One entry of Vite's manifest (`dist/client/.vite/manifest.json`). */
export type BuiltFile = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
};

export type Manifest = Readonly<Record<string, BuiltFile>>;

export type DocumentParts = {
  readonly html: string;
  readonly head: PageHead;
  readonly state: SiteState;
  /** The site's own address, without a path. */
  readonly origin: string;
  /** Of the page's Content-Security-Policy. */
  readonly nonce: string;
  /** Vite's manifest of the browser's build, as parsed. */
  readonly assets: Manifest;
  /** The text of a built style sheet. */
  readonly styleText: (file: string) => string;
  /** What its first script does before anything else; nothing, on nearly every page. */
  readonly first: BootAction | null;
};

const entrySource = 'src/entry-client.tsx';
/** A language that is not whole is filled up from another, so that both are needed. */
const getCatalogues = (name: string, language: SiteLanguage) =>
  [...new Set([parseLanguage(language), language])].map(
    (code) => `../../packages/i18n/locales/${name}/${code}.po`,
  );

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => escapes[character] ?? character);
}

/** JSON that cannot end the script element around it. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

type Needed = { readonly scripts: Set<string>; readonly styles: Set<string> };

function need(assets: Manifest, key: string, needed: Needed): void {
  const built = assets[key];
  if (!built || needed.scripts.has(built.file)) return;
  needed.scripts.add(built.file);
  for (const style of built.css ?? []) needed.styles.add(style);
  for (const imported of built.imports ?? []) need(assets, imported, needed);
}

const firstFonts: Readonly<Record<WrittenLanguage, RegExp>> = {
  bn: /\b(?:text-bengali|text-latin|strong-latin|strong-figures)-[\w-]+\.woff2$/u,
  en: /\b(?:text-latin|strong-latin)-[\w-]+\.woff2$/u,
};

/** The fonts that the first screen is written with; the rest come when a text needs them. */
function getPreloadedFonts(assets: Manifest, language: WrittenLanguage): readonly string[] {
  return Object.values(assets)
    .map(({ file }) => file)
    .filter((file) => firstFonts[language].test(file));
}

/** What a message with a link to the page shows of it. */
function getPreviewLines(head: PageHead, state: SiteState, origin: string): string[] {
  const { language, whitelabel } = state;
  const brand = whitelabel.brandName[parseLanguage(language)];
  return getPreviewTags({ ...head, origin, brand, language }).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
}

/**
 * The whole document as text. What is inline carries the nonce: the styles of the first screen, the
 * script that begins the program, and the state, which is data.
 * @public The server reaches it through the build.
 */
export function getDocument(parts: DocumentParts): string {
  const { html, head, state, origin, nonce, assets, styleText, first } = parts;
  const needed: Needed = { scripts: new Set(), styles: new Set() };
  const texts = head.needsPageTexts ? ['player', 'player-pages'] : ['player'];
  const catalogues = texts.flatMap((name) => getCatalogues(name, state.language));
  const sources = [entrySource, ...catalogues, ...head.sources];
  for (const source of sources) need(assets, source, needed);
  const entry = assets[entrySource]?.file ?? '';
  const lines = [
    '<!doctype html>',
    `<html lang="${state.language}" dir="${getDirection(state.language)}" data-theme="${state.theme}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...getPreviewLines(head, state, origin),
    ...(head.isListed ? [] : ['<meta name="robots" content="noindex">']),
    `<meta name="theme-color" content="${themeColors[state.theme]}">`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/app.webmanifest?lang=${state.language}">`,
    ...getPreloadedFonts(assets, parseLanguage(state.language)).map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    // In the page itself: a sheet of its own would cost another journey before anything is seen.
    ...[...needed.styles].map(
      (file) => `<style nonce="${nonce}" data-file="/${file}">${styleText(file)}</style>`,
    ),
    `<script type="module" nonce="${nonce}">${getBootScript(entry, [...needed.scripts], first)}</script>`,
    '</head>',
    // Texts are not always in the language that the page is laid out for.
    `<body lang="${parseLanguage(state.language)}">`,
    // Shown by a style alone: the scripts of the page may not even be read.
    `<p class="old-browser" role="alert">${escapeHtml(head.oldBrowserNotice)}</p>`,
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="state" nonce="${nonce}">${toScriptJson(state)}</script>`,
    '</body>',
    '</html>',
    '',
  ];
  return lines.join('\n');
}
