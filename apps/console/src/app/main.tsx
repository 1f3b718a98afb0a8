import './ui.css';
import './console.css';
import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { fillInMissing } from '@khelaghor/ui/older-browsers/fill-in-missing.ts';
import { leaveStaleLayers } from '@khelaghor/ui/layers/layer-entry.ts';
import { NumberFormatProvider } from '@khelaghor/ui/money/number-format-context.tsx';
import { ToastProvider } from '@khelaghor/ui/toast/toast.tsx';
import { queries } from '../shared/api.ts';
import { speak, startLanguage } from '../shared/language.ts';
import { readTheme } from '../shared/browser-storage.ts';
import { showTheme } from '../shared/show-theme.ts';
import { router } from './routes.tsx';
import { waitForLayers } from './wait-for-layers.ts';

/** Figures follow the language; their digits are Latin for everybody who works here. */
function Figures({ children }: { children: ReactNode }) {
  const { i18n: spoken } = useLingui();
  const lang = spoken.locale === 'en' ? 'en' : 'bn';
  return (
    <NumberFormatProvider lang={lang} digits="latn" currency="PLAY">
      {children}
    </NumberFormatProvider>
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page came without its root');
  showTheme(readTheme());
  await fillInMissing();
  leaveStaleLayers();
  waitForLayers(router.history);
  const [{ startTranslationGuard }] = await Promise.all([
    import('@khelaghor/ui/translation-guard/translation-guard.ts'),
    speak(startLanguage()),
  ]);
  startTranslationGuard();
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <Figures>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </Figures>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

void start();
