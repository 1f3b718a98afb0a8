import { useEffect, useRef } from 'react';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import type { Tab } from '@khelaghor/ui/tabs/tabs.tsx';

type PageTabsProps<Key extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly value: Key;
  /** Changes the address. */
  readonly onChange: (key: Key) => void;
};

/** The tabs of a page, whose address names the chosen one. */
export function PageTabs<Key extends string>(props: PageTabsProps<Key>) {
  const { value } = props;
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A phone shows three of the tabs; the chosen one must be among them.
    const chosen = tabs.current?.querySelector(`[role='tab'][id$='-${value}']`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value]);
  return (
    <div ref={tabs}>
      <Tabs {...props} />
    </div>
  );
}
