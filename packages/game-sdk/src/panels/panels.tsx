import './panels.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { showOpened } from '@khelaghor/ui/section/show-opened.ts';
import { Trans, useLingui } from '@lingui/react/macro';

type PanelName = 'history' | 'seeds' | 'rules';

type PanelsProps = { readonly render: (name: PanelName) => ReactNode };

const icons: Readonly<Record<PanelName, IconName>> = {
  history: 'history',
  seeds: 'seal',
  rules: 'info',
};
const names: readonly PanelName[] = ['history', 'seeds', 'rules'];

function PanelTitle({ name }: { readonly name: PanelName }) {
  switch (name) {
    case 'history':
      return <Trans>History</Trans>;
    case 'seeds':
      return <Trans>Seeds</Trans>;
    case 'rules':
      return <Trans>Rules</Trans>;
  }
}

/** The panels below the game, of which one is open at a time. */
export function Panels({ render }: PanelsProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState<PanelName | null>(null);
  const panels = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open !== null) showOpened(panels.current);
  }, [open]);
  return (
    <section ref={panels} className="panels" aria-label={t`About this game`}>
      <div className="panels__tabs">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="panels__tab"
            aria-expanded={open === name}
            aria-controls={`${id}-panel`}
            onClick={() => setOpen(open === name ? null : name)}
          >
            <Icon name={icons[name]} />
            <PanelTitle name={name} />
          </button>
        ))}
      </div>
      <div id={`${id}-panel`}>{open !== null && render(open)}</div>
    </section>
  );
}
