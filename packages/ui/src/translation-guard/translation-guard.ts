/**
 * Keeps a page of React alive while the browser translates it.
 *
 * A translator takes each text node out and puts an element with the translation in its place.
 * React still holds the text node: it would fail when it removes it or inserts before it, and a new
 * text would go to a node that is not shown. Here the text node returns to its place just before
 * React touches it. The translator sees a new text then, and translates it again.
 */

/** What stands in the place of a text that was taken out. */
const standIns = new WeakMap<Text, Element>();

const isGone = (node: Node | null): node is Text =>
  node instanceof Text && node.parentNode === null;

/** Notes what was put into the place of a text in this change, at once or just before it went. */
function noteStandIn({ addedNodes, removedNodes, previousSibling }: MutationRecord): void {
  const [removed] = removedNodes;
  const [added = previousSibling] = addedNodes;
  if (removed && isGone(removed) && added instanceof Element && added.localName === 'font')
    standIns.set(removed, added);
}

/** Puts a text back to where its translation stands. */
function putBack(text: Text): void {
  const standIn = standIns.get(text);
  standIns.delete(text);
  if (standIn?.isConnected) standIn.replaceWith(text);
}

/** Starts it, once for a document, before React draws. */
export function startTranslationGuard(): void {
  const observer = new MutationObserver((records) => records.forEach(noteStandIn));
  observer.observe(document, { childList: true, subtree: true });
  /** Returns whether the node is a text that is in no place, even now. */
  function staysGone(node: Node | null): boolean {
    if (!isGone(node)) return false;
    // What has changed since the last call of the observer.
    observer.takeRecords().forEach(noteStandIn);
    putBack(node);
    return isGone(node);
  }
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  Object.assign(prototype, {
    removeChild(this: Node, child: Node) {
      return staysGone(child) ? child : removeChild.call(this, child);
    },
    insertBefore(this: Node, added: Node, next: Node | null) {
      return insertBefore.call(this, added, staysGone(next) ? null : next);
    },
  });
  if (value)
    Object.defineProperty(prototype, 'nodeValue', {
      ...value,
      set(this: Node, text: string | null) {
        staysGone(this);
        value.set?.call(this, text);
      },
    });
}
