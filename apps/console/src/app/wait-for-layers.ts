import type { RouterHistory } from '@tanstack/react-router';
import { countLayers } from '@khelaghor/ui/layers/layer-entry.ts';

/** Runs a change of the history at the page's own entry; dialogs may have entries over it. */
async function runBelowLayers(change: () => void): Promise<void> {
  // The first dialog has brought the code.
  const { getHistoryLayers } = await import('@khelaghor/ui/layers/history-layers.ts');
  await getHistoryLayers().leave();
  change();
}

/** Makes the router write its entries over the page's own, not over those of open dialogs. */
export function waitForLayers(history: RouterHistory): void {
  const { push, replace } = history;
  const run = (change: () => void) =>
    countLayers() === 0 ? change() : void runBelowLayers(change);
  history.push = (...target) => run(() => push(...target));
  history.replace = (...target) => run(() => replace(...target));
}
