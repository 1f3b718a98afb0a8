import { Trans } from '@lingui/react/macro';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { RegionPolicy } from '@khelaghor/contract/site/setting-shapes.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { UnavailableLayout } from '@khelaghor/ui/unavailable-page/unavailable-page.tsx';
import {
  MaintenanceText,
  RegionText,
  useUnavailableTitles,
} from '@khelaghor/ui/unavailable-page/unavailable-text.tsx';
import { Previews } from '../../shared/preview-switcher.tsx';
import { countryCodes } from './countries.ts';

type PageProps = { readonly settings: SiteSettings; readonly language: Language };

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

/** The first country that is closed by its own row; else one of those that have none. */
function getSample(rows: readonly RegionPolicy[]): string {
  const closed = rows.find(({ country, rule }) => country !== '*' && rule === 'blocked');
  const others = countryCodes.filter((code) => !rows.some(({ country }) => country === code));
  return closed?.country ?? others[0] ?? 'BD';
}

function RegionPage({ settings, language }: PageProps) {
  const { brandName, logo, regionPolicies } = settings;
  const titles = useUnavailableTitles();
  const country = getSample(regionPolicies);
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
}) {
  const Page = props.reason === 'region' ? RegionPage : MaintenancePage;
  return (
    <section className="settings__group">
      <Previews>{(language) => <Page settings={props.settings} language={language} />}</Previews>
      <p className="setting__note">
        <Trans>While a customer service channel is open, the page has a button to it.</Trans>
      </p>
    </section>
  );
}
