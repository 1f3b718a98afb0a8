import '@khelaghor/ui/ornament/ornament.css';
import './auth-layout.css';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Ornament } from '@khelaghor/ui/ornament/ornament.tsx';
import { Logo } from '@khelaghor/ui/logo/logo.tsx';
import { DisplayPreferences } from './display-preferences.tsx';

type AuthLayoutProps = {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A page for a reader who is not logged in: one card, with the language and the theme. */
export function AuthLayout({ title, wide = false, children }: AuthLayoutProps) {
  const { t } = useLingui();
  return (
    <div className="gate">
      <title>{t`${title} · Khelaghor console`}</title>
      <header className="gate__top">
        <Logo name={t`Khelaghor`} />
        <div className="gate__looks">
          <DisplayPreferences />
        </div>
      </header>
      <main className={wide ? 'gate__card gate__card--wide' : 'gate__card'}>
        <h1>{title}</h1>
        <Ornament />
        {children}
      </main>
    </div>
  );
}
