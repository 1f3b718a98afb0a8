import type { BrowserContext } from '@playwright/test';

/**
 * Does to all pages of a browser what its translator does: each text node goes, and an element with
 * the text stands in its place, also for texts that come later. The words stay as they are, so that
 * a journey finds them.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const skipped = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'NOSCRIPT', 'FONT']);
    const translate = (text: Text): void => {
      const parent = text.parentElement;
      const isWord = /\p{L}|\d/u.test(text.data);
      if (!parent || !isWord || skipped.has(parent.tagName)) return;
      if (parent.closest('[translate=no], svg')) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      parent.insertBefore(outer, text);
      parent.removeChild(text);
    };
    const translateIn = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      texts.forEach(translate);
    };
    const begin = (): void => {
      translateIn(document.body);
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === 'characterData') translateIn(target);
          else addedNodes.forEach(translateIn);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    // A translator asks and loads first: it begins when React has taken the page over.
    document.addEventListener('khelaghor:page-hydrated', begin, { once: true });
    window.addEventListener('load', () => {
      const isDrawnHere = document.documentElement.dataset['shown'] === undefined;
      if (isDrawnHere) setTimeout(begin, 500);
    });
  });
}
