// Runs in the page: what the other checks know about its elements. `../in-page.ts` joins the files
// of this folder into one script, so they import from each other only what has the same name.

/** So much may a box be off by rounding. */
export const tolerance = 1.5;

/** A rectangle of the page, in CSS pixels of the window. */
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Names an element in a message: its tag, its classes, and the beginning of its text. */
export function describeElement(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  const text = (element.textContent ?? '').replaceAll(/\s+/gu, ' ').trim().slice(0, 40);
  return `<${element.tagName.toLowerCase()}${classes}> “${text}”`;
}

/** What is known of elements already, for one look: a page has thousands, asked for many times. */
let known = new Map<string, WeakMap<Element, unknown>>();

/** Forgets what was known: the page may be another by now. */
export function beginLook(): void {
  known = new Map();
}

/** Gives what is known under a name about an element; finds it out the first time. */
function recall<T>(name: string, element: Element, find: () => T): T {
  const values = known.get(name) ?? new WeakMap<Element, unknown>();
  known.set(name, values);
  if (!values.has(element)) values.set(element, find());
  return values.get(element) as T;
}

/** Returns true for texts that only screen readers say: they are cut to nothing. */
export function isForScreenReaders(element: Element): boolean {
  return recall('heard', element, () => {
    if (getComputedStyle(element).clipPath === 'inset(50%)') return true;
    return element.parentElement !== null && isForScreenReaders(element.parentElement);
  });
}

/** Returns true when a reader can see the element. */
export function isSeen(element: Element): boolean {
  return element.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  });
}

/** The dialog on top, which hides the rest from its reader; else the whole page. */
export function findShownPart(): Element {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')];
  return dialogs.filter(isSeen).at(-1) ?? document.body;
}

const overlays = '[role=menu], [role=listbox], [role=tooltip], [role=dialog], .toasts';

/** The part that hangs over the rest of the page, such as the dock, that an element belongs to. */
export function findLayer(element: Element): Element | null {
  return recall('layer', element, () => {
    if (element.matches(overlays)) return element;
    const { position } = getComputedStyle(element);
    if (position === 'fixed' || position === 'sticky') return element;
    return element.parentElement && findLayer(element.parentElement);
  });
}

/** The nearest ancestor that lays out a box of its own, which an inline element does not. */
export function findBlock(element: Element): Element {
  let at = element;
  while (at.parentElement && /^(?:inline|contents)$/u.test(getComputedStyle(at).display))
    at = at.parentElement;
  return at;
}

/** Whether an element shows, scrolls or cuts content that is larger than its box, on one axis. */
export function readOverflow(element: Element, axis: 'x' | 'y'): 'shows' | 'scrolls' | 'cuts' {
  return recall(`overflow ${axis}`, element, () => {
    const style = getComputedStyle(element);
    const value = axis === 'x' ? style.overflowX : style.overflowY;
    if (value === 'visible' || style.display === 'inline') return 'shows';
    return value === 'auto' || value === 'scroll' ? 'scrolls' : 'cuts';
  });
}

/** Returns true inside a drawing, whose parts are not boxes. */
export function isInDrawing(element: Element): boolean {
  return element instanceof SVGElement && element.ownerSVGElement !== null;
}
