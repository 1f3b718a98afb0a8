import { Trans } from '@lingui/react/macro';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { UnavailableLayout } from '@khelaghor/ui/unavailable-page/unavailable-page.tsx';
import {
  MaintenanceText,
  RegionText,
  useUnavailableTitles,
} from '@khelaghor/ui/unavailable-page/unavailable-text.tsx';
import { Previews } from '../../shared/preview-switcher.tsx';

type PageProps = {
  readonly settings: SiteSettings;
  readonly language: Language;
  /** Where the visitor is, by its two letters. */
  readonly country: string;
};

function MaintenancePage({ settings, language }: PageProps) {
  const { brandName, logo, maintenance, digits } = settings;
  const titles = useUnavailableTitles();
  return (
    <UnavailableLayout
      brand={brandName[language]}
      mark={logo}
      title={maintenance.title[language] || titles.maintenance}
      text={
        <MaintenanceText
          text={maintenance.text[language]}
          until={maintenance.endsAt}
          digits={digits}
        />
      }
    />
  );
}

function RegionPage({ settings, language, country }: PageProps) {
  const { brandName, logo } = settings;
  const titles = useUnavailableTitles();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (
    <UnavailableLayout
      brand={brandName[language]}
      mark={logo}
      title={titles.region}
      text={<RegionText ip="203.0.113.7" country={names.of(country) ?? country} canWrite={false} />}
    />
  );
}

/** What visitors see in place of the site: for maintenance, or because of where they are. */
export function UnavailablePreview(props: {
  readonly settings: SiteSettings;
  readonly reason: 'maintenance' | 'region';
  /** Of a visitor whom the settings refuse. */
  readonly country?: string;
}) {
  const Page = props.reason === 'region' ? RegionPage : MaintenancePage;
  return (
    <section className="settings__group">
      <Previews>
        {(language) => (
          <Page settings={props.settings} language={language} country={props.country ?? 'BD'} />
        )}
      </Previews>
      <p className="setting__note">
        <Trans>While a customer service channel is open, the page has a button to it.</Trans>
      </p>
    </section>
  );
}
