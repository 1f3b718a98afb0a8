import { sessionRestore } from '@khelaghor/client/routes/first.gen.ts';
import { pageHydratedEvent } from '../shared/hydration-wait.ts';

/**
 * The first action of a page whose address or cookie needs one. `hand-over` removes the one-time
 * code from the address, so that no later reader of the address can use it. `remembered` logs in
 * with the remember-me token by a request that no page of another site can send. `elsewhere`
 * removes the OAuth callback from the address before another script can read it.
 */
export type BootAction = 'hand-over' | 'remembered' | 'elsewhere';

function getActionScript(first: BootAction): readonly string[] {
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
    `fetch('${sessionRestore.path}', { method: 'POST', headers: { 'x-khelaghor': '1' } })`,
    // When it is refused, the browser no longer remembers a member, and the page is a visitor's.
    '  .then(({ status }) => [200, 401].includes(status) && location.reload(), () => undefined);',
  ];
}

/**
 * Finds again what the reader touched. React draws a part of the page anew when its markup is not
 * as the server wrote it: browsers that translate replace texts. The new element stands in the same
 * place among those of its kind.
 */
const findAgain = [
  'const places = new Map();',
  'const alike = ({ localName }) => [...document.querySelectorAll(localName)];',
  'const notePlace = (element) => places.set(element, alike(element).indexOf(element));',
  'const findNow = (element) => {',
  '  if (element.isConnected) return element;',
  '  const now = alike(element)[places.get(element)];',
  '  return now?.className === element.className ? now : null;',
  '};',
] as const;

/** Event on the document: the program has hydrated the shell. */
export const hydratedEvent = 'khelaghor:hydrated';

/**
 * Keeps values that the reader types before the program has started: its fields begin empty. Only
 * the program submits forms: the browser would write the values, passwords too, into the address.
 */
const replayEarlyInput = [
  'const typed = new Map();',
  'const write = ({ target }) => {',
  '  notePlace(target);',
  "  typed.set(target, target.type === 'checkbox' ? target.checked : target.value);",
  '};',
  "document.addEventListener('input', write, true);",
  "document.addEventListener('submit', (event) => event.preventDefault(), true);",
  'const writeAgain = (field, value) => {',
  "  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);",
  "  for (const name of ['input', 'change'])",
  '    field.dispatchEvent(new Event(name, { bubbles: true }));',
  '};',
  `document.addEventListener('${pageHydratedEvent}', () => {`,
  "  document.removeEventListener('input', write, true);",
  '  for (const [touched, value] of typed) {',
  '    const field = findNow(touched);',
  '    if (!field) continue;',
  "    if (typeof value !== 'boolean') { if (field.value !== value) writeAgain(field, value); }",
  '    else if (field.checked !== value) field.click();',
  '  }',
  '  if (sent) tapNow(sent);',
  '}, { once: true });',
] as const;

/**
 * Keeps what the reader taps before its part of the page is hydrated, each once however impatiently
 * it was tapped, and taps it again in the same order: the shell's, then the page's. It shows at
 * once that it was heard (`data-waits`). The tap stays here meanwhile, because React may hear some
 * of those taps as well. A link is followed by the browser, but not one to a dialog over this page:
 * loading the same page anew takes longer than to wait for the rest of it.
 */
const replayEarlyTaps = [
  'const parts = { shell: new Set(), page: new Set() };',
  'let sent = null;',
  "const getPage = (href) => href.split('#')[0];",
  'const isFollowed = (link) => link.pathname !== location.pathname ||',
  "  !new URLSearchParams(link.search).has('open');",
  'const early = (event) => {',
  "  const tapped = event.target.closest?.('button, a[href]');",
  "  const taps = parts[tapped?.closest('main') ? 'page' : 'shell'];",
  '  if (!tapped || !taps || event.ctrlKey || event.metaKey || event.shiftKey) return;',
  "  const isLink = tapped.localName === 'a';",
  '  if (isLink && (tapped.target || tapped.origin !== location.origin ||',
  '    getPage(tapped.href) === getPage(location.href))) return;',
  "  tapped.dataset.waits = '';",
  '  if (isLink && isFollowed(tapped)) return;',
  '  if (isLink) event.preventDefault();',
  '  event.stopPropagation();',
  '  notePlace(tapped);',
  // A form's submit button waits for the form's fields.
  '  if (tapped.form) sent = tapped;',
  '  else taps.add(tapped);',
  '};',
  "document.addEventListener('click', early, true);",
  'const tapNow = (tapped) => {',
  '  const now = findNow(tapped);',
  '  delete now?.dataset.waits;',
  '  now?.click();',
  '};',
  'const tapAgain = async (part) => {',
  '  const taps = parts[part];',
  '  parts[part] = null;',
  "  if (!parts.shell && !parts.page) document.removeEventListener('click', early, true);",
  '  for (const tapped of taps) {',
  // React is done with what it does now: within it, it hears no tap.
  '    await new Promise((resolve) => setTimeout(resolve));',
  '    tapNow(tapped);',
  '  }',
  '};',
  `document.addEventListener('${hydratedEvent}', () => tapAgain('shell'), { once: true });`,
  `document.addEventListener('${pageHydratedEvent}', () => tapAgain('page'), { once: true });`,
  // The reader has come back to the page that a link led away from.
  "addEventListener('pageshow', ({ persisted }) => {",
  "  if (persisted) for (const link of document.querySelectorAll('a[data-waits]'))",
  '    delete link.dataset.waits;',
  '});',
] as const;

/**
 * The page's only inline script. Starts the program when the first picture is painted, so that
 * scripts do not compete with it for bandwidth. Records what the reader taps and types before the
 * program has started, and replays it then.
 */
export function getBootScript(
  entry: string,
  scripts: readonly string[],
  first: BootAction | null,
): string {
  const files = JSON.stringify(scripts.map((file) => `/${file}`));
  return [
    ...(first === null ? [] : getActionScript(first)),
    ...findAgain,
    ...replayEarlyTaps,
    ...replayEarlyInput,
    // The browser fires this once, perhaps before the program has started.
    "addEventListener('beforeinstallprompt', (event) => {",
    '  event.preventDefault();',
    '  document.installOffer = event;',
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
