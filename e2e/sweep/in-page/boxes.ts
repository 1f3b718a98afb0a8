// Runs in the page: boxes and texts that do not fit where they stand.
import {
  describeElement,
  findLayer,
  isForScreenReaders,
  isInDrawing,
  isSeen,
  readOverflow,
  tolerance,
} from './elements.ts';
import type { Box } from './elements.ts';
import type { ShownText } from './texts.ts';

/** What is wider than the window, when the page can be moved sideways. */
export function findSideScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > clientWidth + 1 || left < -1) && isSeen(element);
  });
  const names = outside.slice(-3).map(describeElement).join(', ');
  return [`scrolls sideways: ${scrollWidth} px of ${clientWidth}: ${names}`];
}

/** Returns true for an element whose place does not follow from its parent's. */
function isPlacedFreely(style: CSSStyleDeclaration): boolean {
  return (
    style.position === 'absolute' ||
    style.position === 'fixed' ||
    style.transform !== 'none' ||
    style.rotate !== 'none' ||
    style.translate !== 'none'
  );
}

/** Returns true for a strip that is meant to reach over its parent's padding to the edge. */
const isPulledOut = (style: CSSStyleDeclaration): boolean =>
  Number.parseFloat(style.marginLeft) < 0 || Number.parseFloat(style.marginRight) < 0;

/** A painting may be cut by its frame; what can be read or pressed may not. */
const isOnlyPainted = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' &&
  element.querySelector('a, button, input, select, textarea') === null;

/**
 * Children that stick out of their parent's sides. Allowed: what scrolls within its parent, what is
 * placed freely, strips with a negative margin, and paintings that their frame cuts.
 */
export function findWideChildren(root: Element): string[] {
  const faults: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const parent = element.parentElement;
    if (!parent || parent === document.body || isInDrawing(element)) continue;
    const box = element.getBoundingClientRect();
    const around = parent.getBoundingClientRect();
    const over = Math.max(around.left - box.left, box.right - around.right);
    if (over <= tolerance || box.width < 2 || around.width < 2 || !isSeen(element)) continue;
    const style = getComputedStyle(element);
    if (/^(?:inline|contents)$/u.test(getComputedStyle(parent).display)) continue;
    if (isPlacedFreely(style) || isPulledOut(style) || isForScreenReaders(element)) continue;
    const overflow = readOverflow(parent, 'x');
    if (overflow === 'scrolls' || (overflow === 'cuts' && isOnlyPainted(element))) continue;
    if (overflow === 'cuts' && parent.closest('[aria-roledescription=carousel]')) continue;
    faults.push(
      `${Math.round(over)} px wider than its parent: ${describeElement(element)} in ${describeElement(parent)}`,
    );
  }
  return faults;
}

/** The part of the window that an ancestor lets through, on one axis. */
function isCutBy(line: Box, ancestor: Element, axis: 'x' | 'y'): 'whole' | 'cut' | 'away' {
  const box = ancestor.getBoundingClientRect();
  const [from, to] = axis === 'x' ? [line.left, line.right] : [line.top, line.bottom];
  const [start, end] = axis === 'x' ? [box.left, box.right] : [box.top, box.bottom];
  if (from >= end - tolerance || to <= start + tolerance) return 'away';
  return from < start - tolerance || to > end + tolerance ? 'cut' : 'whole';
}

/** What of a line can be seen, on one axis: all, a part, or nothing. */
function readCut(line: Box, text: ShownText, axis: 'x' | 'y'): 'whole' | 'cut' | 'away' {
  for (let at: Element | null = text.element; at; at = at.parentElement) {
    const overflow = readOverflow(at, axis);
    if (overflow === 'scrolls') return 'whole';
    if (overflow !== 'cuts') continue;
    const cut = isCutBy(line, at, axis);
    if (cut !== 'whole') return cut;
  }
  return 'whole';
}

/** What of a line is left by the boxes that cut it. */
function cutLine(line: Box, element: Element): Box {
  let { left, right, top, bottom } = line;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const box = at.getBoundingClientRect();
    if (readOverflow(at, 'x') === 'cuts')
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (readOverflow(at, 'y') === 'cuts')
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return { left, right, top, bottom };
}

/** Returns true for a line that is shortened with three dots, and whole to all other senses. */
function isNamedInFull({ element, text }: ShownText): boolean {
  const named = element.closest('[title], [aria-label]');
  const name = named?.getAttribute('title') ?? named?.getAttribute('aria-label') ?? '';
  return name.includes(text);
}

/**
 * Texts of which a part is cut off by a box around them. A line that is wholly outside is another
 * page of a carousel or a folded part, unless other lines of the same text are seen.
 */
export function findCutTexts(texts: readonly ShownText[]): string[] {
  return texts.flatMap((text) => {
    const seen = text.lines.map((line) => {
      const [x, y] = [readCut(line, text, 'x'), readCut(line, text, 'y')];
      if (x === 'away' || y === 'away') return 'away';
      return x === 'cut' || y === 'cut' ? 'cut' : 'whole';
    });
    const isCut = seen.includes('cut') || (seen.includes('whole') && seen.includes('away'));
    if (!isCut || isNamedInFull(text)) return [];
    return [`cut off: “${text.text.slice(0, 60)}” in ${describeElement(text.block)}`];
  });
}

/** Texts that run out of the box that they are set in, to the sides, above or below. */
export function findTextsOutside(texts: readonly ShownText[]): string[] {
  return texts.flatMap(({ text, block, lines, layer }) => {
    if (block === document.body || readOverflow(block, 'x') !== 'shows') return [];
    const box = block.getBoundingClientRect();
    const out = lines.find(
      ({ left, right, top, bottom }) =>
        left < box.left - tolerance ||
        right > box.right + tolerance ||
        top < box.top - tolerance ||
        bottom > box.bottom + tolerance,
    );
    const { innerWidth } = window;
    const isOffWindow = lines.some(
      ({ left, right }) => layer !== null && (left < -tolerance || right > innerWidth + tolerance),
    );
    if (!out && !isOffWindow) return [];
    return [`outside its box: “${text.slice(0, 60)}” in ${describeElement(block)}`];
  });
}

const cross = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

type Line = { readonly text: ShownText; readonly box: Box };

/** Lines of different texts that lie over each other in the same layer. */
export function findOverlaps(texts: readonly ShownText[]): string[] {
  const lines: Line[] = texts
    .filter((text) => text.lines.every((line) => readCut(line, text, 'x') !== 'away'))
    .filter((text) => text.lines.every((line) => readCut(line, text, 'y') !== 'away'))
    .flatMap((text) => text.lines.map((line) => ({ text, box: cutLine(line, text.element) })))
    .toSorted((one, other) => one.box.top - other.box.top);
  const faults = new Set<string>();
  for (const [index, one] of lines.entries()) {
    for (let at = index + 1; at < lines.length; at += 1) {
      const other = lines[at];
      if (!other || other.box.top >= one.box.bottom) break;
      if (one.text === other.text || one.text.layer !== other.text.layer) continue;
      if (isScrolledApart(one.text.element, other.text.element)) continue;
      if (cross(one.box, other.box))
        faults.add(
          `overlap: “${one.text.text.slice(0, 40)}” and “${other.text.text.slice(0, 40)}”`,
        );
    }
  }
  return [...faults];
}

/** Returns true when only one of two elements moves with a scrolled part of the page. */
function isScrolledApart(one: Element, other: Element): boolean {
  const scroller = (element: Element): Element | null => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (readOverflow(at, 'x') === 'scrolls' || readOverflow(at, 'y') === 'scrolls') return at;
    return null;
  };
  return scroller(one) !== scroller(other);
}

const controls = 'button, a[href], input:not([type=hidden]), select, textarea, summary';

/** Texts over which a button, a link or a field lies that they do not belong to. */
export function findTextsUnderControls(root: Element, texts: readonly ShownText[]): string[] {
  const boxes = [...root.querySelectorAll(controls)]
    .filter((control) => isSeen(control) && !isForScreenReaders(control))
    .filter((control) => getComputedStyle(control).display !== 'inline')
    .map((control) => ({
      control,
      layer: findLayer(control),
      box: control.getBoundingClientRect(),
      isField: control.matches('input[type=checkbox], input[type=radio], input[type=file]'),
    }))
    .filter(({ box, isField }) => box.width > 1 && box.height > 1 && !isField);
  const faults: string[] = [];
  for (const { text, element, layer, lines: whole } of texts) {
    const lines = whole.map((line) => cutLine(line, element));
    for (const { control, layer: over, box } of boxes) {
      if (layer !== over || control.contains(element)) continue;
      if (!lines.some((line) => cross(line, box))) continue;
      if (isScrolledApart(control, element)) continue;
      faults.push(`“${text.slice(0, 40)}” lies under ${describeElement(control)}`);
    }
  }
  return faults;
}

/** Pictures in view that came without content. */
export function findLostPictures(root: Element): string[] {
  return [...root.querySelectorAll('img')]
    .filter((image) => image.complete && image.naturalWidth === 0 && isSeen(image))
    .map((image) => `no picture: ${image.currentSrc || image.src}`);
}
