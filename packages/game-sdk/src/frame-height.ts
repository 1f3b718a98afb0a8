import type { HostBridge } from './host-bridge.ts';

/** Sends the game's height to the surrounding page whenever it changes. */
export function reportHeight(bridge: HostBridge, element: Element): () => void {
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
