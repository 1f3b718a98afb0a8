import type { PageBridge } from './page-bridge.ts';

/** Tells the page around how high the game is, whenever that changes. */
export function reportHeight(bridge: PageBridge, element: Element): () => void {
  let told = -1;
  const observer = new ResizeObserver(() => {
    const px = Math.min(20_000, Math.ceil(element.getBoundingClientRect().height));
    if (px === told) return;
    told = px;
    bridge.send({ type: 'khelaghor.height', px });
  });
  observer.observe(element);
  return () => observer.disconnect();
}
