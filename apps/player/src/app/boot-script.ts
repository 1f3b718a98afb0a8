import { sessionRemembered } from '@khelaghor/client/routes.gen.ts';
import { takenEvent } from '../shared/hydration-wait.ts';

/**
 * What a page does before anything else, where the server has seen that it must. `hand-over`: it
 * takes the code out of its address, which nobody who sees it later can use then; `remembered`: it
 * has the browser logged in again, which a page of somebody else cannot do; `elsewhere`: it takes
 * what another site has said about the reader out of its address, before anybody can be told.
 */
export type BootAction = 'hand-over' | 'remembered' | 'elsewhere';

function firstAct(first: BootAction): readonly string[] {
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
 * What is typed before the program is there stays in the fields: it would begin with empty ones.
 * Forms are the program's alone: the browser would write what was typed, passwords too, into the
 * address.
 */
const typedBefore = [
  'const typed = new Map();',
  "const write = ({ target }) => typed.set(target, target.type === 'checkbox'",
  '  ? target.checked : target.value);',
  "document.addEventListener('input', write, true);",
  "document.addEventListener('submit', (event) => event.preventDefault(), true);",
  'const writeAgain = (field, value) => {',
  "  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);",
  "  for (const name of ['input', 'change'])",
  '    field.dispatchEvent(new Event(name, { bubbles: true }));',
  '};',
  `document.addEventListener('${takenEvent}', () => {`,
  "  document.removeEventListener('input', write, true);",
  '  for (const [field, value] of typed) {',
  '    if (!field.isConnected) continue;',
  "    if (typeof value !== 'boolean') { if (field.value !== value) writeAgain(field, value); }",
  '    else if (field.checked !== value) field.click();',
  '  }',
  '  if (sent?.isConnected) sent.click();',
  '}, { once: true });',
] as const;

/**
 * The page's only inline script. It begins the program when the first picture is on the screen, so
 * that scripts do not take the line from it; and it keeps what is tapped and typed before the
 * program is there, and hands it over then.
 */
export function bootScript(
  entry: string,
  scripts: readonly string[],
  first: BootAction | null,
): string {
  const files = JSON.stringify(scripts.map((file) => `/${file}`));
  return [
    ...(first === null ? [] : firstAct(first)),
    'const early = (event) => {',
    "  const button = event.target.closest?.('button');",
    // What sends a form waits for its fields.
    '  if (button?.form) sent = button;',
    '  else if (button) tapped = button;',
    '};',
    'let tapped = null;',
    'let sent = null;',
    "document.addEventListener('click', early, true);",
    ...typedBefore,
    // The browser offers once, and perhaps before the program is there, to install the site.
    "addEventListener('beforeinstallprompt', (event) => {",
    '  event.preventDefault();',
    '  document.installOffer = event;',
    '}, { once: true });',
    `document.addEventListener('${hydratedEvent}', () => {`,
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
export const hydratedEvent = 'khelaghor:alive';
