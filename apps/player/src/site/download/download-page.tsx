import { Trans } from '@lingui/react/macro';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { InstallSteps } from './install-steps.tsx';

/** The app: why, and how to get it. */
export function DownloadPage() {
  return (
    <div className="page__main--inset download">
      <PageTitle>
        <Trans>Get the app</Trans>
      </PageTitle>
      <p className="download__lead">
        <Trans>No store and no download: the site itself becomes the app.</Trans>
      </p>
      <ul className="download__why">
        <li>
          <Icon name="full" />
          <Trans>The whole screen for the game</Trans>
        </li>
        <li>
          <Icon name="refresh" />
          <Trans>Always the newest version</Trans>
        </li>
        <li>
          <Icon name="wifi-off" />
          <Trans>Opens even offline, and says so</Trans>
        </li>
      </ul>
      <InstallSteps />
    </div>
  );
}
