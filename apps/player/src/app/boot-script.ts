import { sessionRemembered } from '@khelaghor/client/routes.gen.ts';

/**
 * What a page does before anything else, where the server has seen that it must. `hand-over`: it
 * takes the code out of its address, which nobody who sees it later can use then; `remembered`: it
 * has the browser logged in again, which a page of somebody else cannot do; `elsewhere`: it takes
 * what another site has said about the reader out of its address, before anybody can be told.
 */
export type FirstAct = 'hand-over' | 'remembered' | 'elsewhere';

function firstAct(first: FirstAct): readonly string[] {
  if (first === 'elsewhere')
    return [
      'document.elsewhereAnswer = { path: location.pathname, search: location.search };',
      "history.replaceState(null, '', '/login?open=elsewhere');",
    ];
  if (first === 'hand-over')
    return [
      'const address = new URL(location.href);',
      "document.handOverCode = address.searchParams.get('token');",
      "address.searchParams.delete('token');",
      "address.searchParams.set('open', 'enter');",
      "history.replaceState(null, '', address);",
    ];
  return [
    `fetch('${sessionRemembered.path}', { method: 'POST', headers: { 'x-khelaghor': '1' } })`,
    // Refused, the browser remembers nobody any more, and the server decides what a visitor sees.
    '  .then(({ status }) => [200, 401].includes(status) && location.reload(), () => undefined);',
  ];
}

/**
 * The page's only inline script. It begins the program when the first picture is on the screen, so
 * that scripts do not take the line from it; and it keeps a tap on a button that comes before the
 * program is there, and hands it over then.
 */
export function bootScript(
  entry: string,
  scripts: readonly string[],
  first: FirstAct | null,
): string {
  const files = JSON.stringify(scripts.map((file) => `/${file}`));
  return [
    ...(first === null ? [] : firstAct(first)),
    'const early = (event) => {',
    "  const button = event.target.closest?.('button');",
    '  if (button) tapped = button;',
    '};',
    'let tapped = null;',
    "document.addEventListener('click', early, true);",
    // The browser offers once, and perhaps before the program is there, to install the site.
    "addEventListener('beforeinstallprompt', (event) => {",
    '  event.preventDefault();',
    '  document.installOffer = event;',
    '}, { once: true });',
    `document.addEventListener('${aliveEvent}', () => {`,
    "  document.removeEventListener('click', early, true);",
    '  if (tapped?.isConnected) tapped.click();',
    '}, { once: true });',
    "const paint = 'largest-contentful-paint';",
    'const frame = () => new Promise((resolve) =>',
    '  requestAnimationFrame(() => setTimeout(resolve)));',
    "const picture = document.querySelector('img[fetchpriority=high]');",
    'const painted = () => new Promise((resolve) => new PerformanceObserver((list) => {',
    '  if (!picture || list.getEntries().some(({ element }) => element === picture)) resolve();',
    '}).observe({ type: paint, buffered: true }));',
    'const shown = PerformanceObserver.supportedEntryTypes.includes(paint) ? painted() : frame();',
    'const patience = new Promise((resolve) => setTimeout(resolve, 1500));',
    'await Promise.race([shown, patience]);',
    `for (const href of ${files})`,
    "  document.head.append(Object.assign(document.createElement('link'),",
    "    { rel: 'modulepreload', href }));",
    `import('/${entry}');`,
  ].join('\n');
}

/** Said to the document once the program has taken the page over. */
export const aliveEvent = 'khelaghor:alive';
