import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { NumberFormatProvider } from '@khelaghor/ui/money/number-format-context.tsx';
import { loadTexts } from './language.ts';
import { PreviewFrame } from './preview-frame.tsx';

/** Its words are those of the readers' language, whatever the console speaks. */
function Speaker({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <I18nProvider i18n={use(loadTexts(language))}>
      <NumberFormatProvider lang={language} digits="latn" currency="PLAY">
        {children}
      </NumberFormatProvider>
    </I18nProvider>
  );
}

const Spoken = (props: { language: Language; children: ReactNode }) => (
  <Suspense fallback={null}>
    <Speaker {...props} />
  </Suspense>
);

type PreviewsProps = {
  /** What readers of a language see. */
  readonly children: (language: Language) => ReactNode;
};

/** What is being written, as phones and desks show it, in a language and theme to choose. */
export function Previews({ children }: PreviewsProps) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState<Language>(i18n.locale === 'en' ? 'en' : 'bn');
  const [theme, setTheme] = useState<'dark' | 'light'>('dark');
  const shown = { language, theme };
  return (
    <>
      <h2 className="section-title">
        <Trans>Preview</Trans>
      </h2>
      <FilterChips
        label={t`Language of the preview`}
        value={language}
        choices={[
          { key: 'bn', text: <span lang="bn">বাংলা</span> },
          { key: 'en', text: <span lang="en">English</span> },
        ]}
        onChange={setLanguage}
      />
      <FilterChips
        label={t`Colours of the preview`}
        value={theme}
        choices={[
          { key: 'dark', text: t`Night colours` },
          { key: 'light', text: t`Day colours` },
        ]}
        onChange={setTheme}
      />
      <PreviewFrame {...shown} key={`phone-${language}`} width={360} label={t`Phone`}>
        <Spoken language={language}>{children(language)}</Spoken>
      </PreviewFrame>
      <PreviewFrame {...shown} key={`desk-${language}`} width={1280} label={t`Desktop`}>
        <Spoken language={language}>{children(language)}</Spoken>
      </PreviewFrame>
    </>
  );
}
