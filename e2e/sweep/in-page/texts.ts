// Runs in the page: every text with the places where its lines stand, and the other forms in which
// a page speaks.
import { findBlock, findLayer, isForScreenReaders, isSeen } from './elements.ts';
import type { Box } from './elements.ts';

export type ShownText = {
  readonly text: string;
  readonly element: Element;
  readonly block: Element;
  readonly layer: Element | null;
  /** One for each line, as high as its small letters: lines of tight headings may touch. */
  readonly lines: readonly Box[];
};

/** The part of a line that letters always fill; above and below it fonts keep room. */
const letterShare = 0.44;

function readLines(node: Text, fontSize: number): Box[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      const half = (fontSize * letterShare) / 2;
      return { left, right, top: middle - half, bottom: middle + half };
    });
}

/** Every text that a reader sees in a part of the page, with the lines that it fills. */
export function readTexts(root: Element): ShownText[] {
  const found: ShownText[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (text === '' || !element || element.closest('script, style, noscript, svg')) continue;
    if (!isSeen(element) || isForScreenReaders(element)) continue;
    const lines = readLines(node as Text, Number.parseFloat(getComputedStyle(element).fontSize));
    if (lines.length === 0) continue;
    found.push({ text, element, block: findBlock(element), layer: findLayer(element), lines });
  }
  return found;
}

const namedBy = ['aria-label', 'alt', 'title', 'placeholder'] as const;

/** Returns true for text in the page's own language, which is none of a program or a drawing. */
function isOwnWord(element: Element, language: string): boolean {
  return (
    element.closest('[lang]')?.getAttribute('lang') === language &&
    element.closest('code, pre, script, style, noscript, svg') === null
  );
}

/**
 * Every text in the page's own language, also those that only screen readers say. A text in another
 * language has a `lang` of its own, and is left out.
 */
export function readWords(root: Element): string[] {
  const language = document.documentElement.lang;
  const words: string[] = window.parent === window ? [document.title] : [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (text === '' || !element || !isOwnWord(element, language)) continue;
    if (element.checkVisibility()) words.push(text);
  }
  for (const element of root.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
    if (!isOwnWord(element, language) || !element.checkVisibility()) continue;
    for (const name of namedBy) {
      const text = element.getAttribute(name);
      if (text !== null && text !== '') words.push(text);
    }
  }
  return words;
}

/**
 * English sentences on a page of another language that is written from right to left. Each has to
 * say that it is English and runs from left to right, or its full stop stands on the wrong side.
 */
export function findBareStandIns(root: Element): string[] {
  if (document.documentElement.dir !== 'rtl') return [];
  return readTexts(root)
    .filter(({ text }) => /[A-Za-z]{2,} +[A-Za-z]{2,}/u.test(text))
    .filter(({ element }) => {
      const isEnglish = element.closest('[lang]')?.getAttribute('lang') === 'en';
      const { direction, unicodeBidi } = getComputedStyle(element);
      return !isEnglish || (direction !== 'ltr' && unicodeBidi !== 'plaintext');
    })
    .map(({ text }) => `English without lang="en" dir="ltr": ${text.slice(0, 60)}`);
}
