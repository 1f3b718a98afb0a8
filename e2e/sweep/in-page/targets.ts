// Runs in the page: links and controls smaller than 24 by 24 px (WCAG 2.5.8, level AA).
import { describeElement, findLayer, isForScreenReaders, isSeen } from './elements.ts';

const smallestPx = 24;
const roles = ['button', 'tab', 'switch', 'checkbox', 'radio', 'menuitem', 'option', 'link'];
const targets = [
  'a[href], button, input:not([type=hidden]), select, textarea, summary, label[for]',
  ...roles.map((role) => `[role=${role}]`),
].join(', ');

type Target = { readonly element: Element; readonly box: DOMRect };

/** What is pressed in place of a field that is drawn by its label. */
function findPressed(element: Element): Element {
  if (!element.matches('input[type=checkbox], input[type=radio], input[type=file]')) return element;
  return element.closest('label') ?? element;
}

function readTargets(root: Element): Target[] {
  const pressed = [...root.querySelectorAll(targets)]
    .filter((element) => !element.matches('label') && !element.matches(':disabled'))
    .map(findPressed)
    .filter((element) => isSeen(element) && !isForScreenReaders(element));
  return [...new Set(pressed)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
}

/** Exception "inline": a link within a sentence has the height of its line. */
function isWithinSentence(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  const around = element.closest('p, li, dd, td, small, label, .rich, figcaption, summary');
  const own = (element.textContent ?? '').trim();
  return around !== null && around !== element && (around.textContent ?? '').trim() !== own;
}

/** What answers to a press beside the middle of a target: its area may be larger than its box. */
function isPressedWide({ element, box }: Target): boolean {
  const half = smallestPx / 2 - 1;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return [
    [x - half, y],
    [x + half, y],
    [x, y - half],
    [x, y + half],
  ].every(([atX = 0, atY = 0]) => {
    const hit = document.elementFromPoint(atX, atY);
    const label = hit?.closest('label');
    return hit !== null && (element.contains(hit) || label?.control === element);
  });
}

/** Exception "spacing": a circle of 24 pixels around it meets no other target. */
function isApart(target: Target, all: readonly Target[]): boolean {
  const x = (target.box.left + target.box.right) / 2;
  const y = (target.box.top + target.box.bottom) / 2;
  const layer = findLayer(target.element);
  return all.every(({ element, box }) => {
    if (findLayer(element) !== layer) return true;
    if (element === target.element || element.contains(target.element)) return true;
    if (target.element.contains(element)) return true;
    const farX = Math.max(box.left - x, 0, x - box.right);
    const farY = Math.max(box.top - y, 0, y - box.bottom);
    return Math.hypot(farX, farY) >= smallestPx / 2;
  });
}

/**
 * Targets under 24 pixels. Not meant: links within a sentence, and small targets that stand far
 * enough from all others, which WCAG 2.5.8 leaves alone.
 */
export function findSmallTargets(root: Element): string[] {
  const all = readTargets(root);
  return all
    .filter(({ box }) => Math.min(box.width, box.height) < smallestPx - 0.5)
    .filter((target) => !isWithinSentence(target.element))
    .filter((target) => !isApart(target, all) && !isPressedWide(target))
    .map(
      ({ element, box }) =>
        `${Math.round(box.width)} × ${Math.round(box.height)} px to press: ${describeElement(element)}`,
    );
}
