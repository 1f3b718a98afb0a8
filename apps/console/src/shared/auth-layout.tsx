import '@khelaghor/ui/ornament/ornament.css';
import './auth-layout.css';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Alpona } from '@khelaghor/ui/ornament/ornament.tsx';
import { Logo } from '@khelaghor/ui/logo/logo.tsx';
import { Looks } from './display-preferences.tsx';

type GateProps = {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A page for a reader who is not logged in: one card, with the language and the theme. */
export function Gate({ title, wide = false, children }: GateProps) {
  const { t } = useLingui();
  return (
    <div className="gate">
      <title>{t`${title} · Khelaghor console`}</title>
      <header className="gate__top">
        <Logo name={t`Khelaghor`} />
        <div className="gate__looks">
          <Looks />
        </div>
      </header>
      <main className={wide ? 'gate__card gate__card--wide' : 'gate__card'}>
        <h1>{title}</h1>
        <Alpona />
        {children}
      </main>
    </div>
  );
}
