const historyTabs = ['changes', 'compare', 'file'] as const;
type HistoryTab = (typeof historyTabs)[number];

/** The search part of the address of the settings' history: tab and setting. */
export function readHistorySearch({ tab, key }: Record<string, unknown>): {
  tab: HistoryTab;
  key?: string;
} {
  return {
    tab: historyTabs.find((known) => known === tab) ?? 'changes',
    ...(typeof key === 'string' && /^[A-Za-z]{1,60}$/u.test(key) && { key }),
  };
}
