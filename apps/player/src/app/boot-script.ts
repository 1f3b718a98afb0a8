import { sessionRestore } from '@khelaghor/client/routes.gen.ts';
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
  '  if (sent) findNow(sent)?.click();',
  '}, { once: true });',
] as const;

/**
 * Keeps buttons that the reader taps before their part of the page is hydrated, each once however
 * impatiently it was tapped, and taps them again in the same order: the shell's, then the page's.
 * The tap stays here meanwhile, because React may hear some of those taps as well.
 */
const replayEarlyTaps = [
  'const parts = { shell: new Set(), page: new Set() };',
  'let sent = null;',
  'const early = (event) => {',
  "  const button = event.target.closest?.('button');",
  "  const taps = parts[button?.closest('main') ? 'page' : 'shell'];",
  '  if (!button || !taps) return;',
  '  event.stopPropagation();',
  '  notePlace(button);',
  // A form's submit button waits for the form's fields.
  '  if (button.form) sent = button;',
  '  else taps.add(button);',
  '};',
  "document.addEventListener('click', early, true);",
  'const tapAgain = async (part) => {',
  '  const taps = parts[part];',
  '  parts[part] = null;',
  "  if (!parts.shell && !parts.page) document.removeEventListener('click', early, true);",
  '  for (const button of taps) {',
  // React is done with what it does now: within it, it hears no tap.
  '    await new Promise((resolve) => setTimeout(resolve));',
  '    findNow(button)?.click();',
  '  }',
  '};',
  `document.addEventListener('${hydratedEvent}', () => tapAgain('shell'), { once: true });`,
  `document.addEventListener('${pageHydratedEvent}', () => tapAgain('page'), { once: true });`,
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
