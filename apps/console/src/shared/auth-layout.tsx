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
    <div className="auth-layout">
      <title>{t`${title} · Khelaghor console`}</title>
      <header className="auth-layout__top">
        <Logo name={t`Khelaghor`} />
        <div className="auth-layout__preferences">
          <DisplayPreferences />
        </div>
      </header>
      <main className={wide ? 'auth-layout__card auth-layout__card--wide' : 'auth-layout__card'}>
        <h1>{title}</h1>
        <Ornament />
        {children}
      </main>
    </div>
  );
}
