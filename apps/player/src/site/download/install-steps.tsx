import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { Skeleton } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../shared/hydrated.ts';
import { useInstall } from '../../shared/install-prompt.ts';
import { QrCode } from '@khelaghor/ui/qr-code/qr-code.tsx';
import { useAppDownload } from './use-app-download.ts';
import './download.css';

export type PhoneSystem = 'android' | 'ios';

/** Which steps to show first, by what the browser says of itself. Both are always there. */
export function getSystem(userAgent: string): PhoneSystem {
  return /\b(?:iPhone|iPad|iPod|Macintosh)\b/u.test(userAgent) ? 'ios' : 'android';
}

type Step = { readonly icon: IconName; readonly title: ReactNode; readonly text: ReactNode };

const androidSteps: readonly Step[] = [
  {
    icon: 'qr',
    title: <Trans>Open this page in Chrome</Trans>,
    text: <Trans>Scan the code with your phone, or type the address.</Trans>,
  },
  {
    icon: 'more',
    title: <Trans>Tap the three dots</Trans>,
    text: <Trans>They are at the top, beside the address.</Trans>,
  },
  {
    icon: 'download',
    title: <Trans>Choose “Add to Home screen”</Trans>,
    text: <Trans>On some phones it says “Install app”. Then confirm.</Trans>,
  },
  {
    icon: 'home',
    title: <Trans>Open it from the home screen</Trans>,
    text: <Trans>It uses the full screen and needs very little space.</Trans>,
  },
];

const iosSteps: readonly Step[] = [
  {
    icon: 'qr',
    title: <Trans>Open this page in Safari</Trans>,
    text: <Trans>Scan the code with the camera, or type the address.</Trans>,
  },
  {
    icon: 'upload',
    title: <Trans>Tap the share button</Trans>,
    text: <Trans>The square with an arrow at the bottom of the screen.</Trans>,
  },
  {
    icon: 'plus',
    title: <Trans>Choose “Add to Home Screen”</Trans>,
    text: <Trans>Scroll down in the list if you do not see it.</Trans>,
  },
  {
    icon: 'home',
    title: <Trans>Tap “Add”, then open it</Trans>,
    text: <Trans>The app is on your home screen now.</Trans>,
  },
];

function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const { digits } = useFormat();
  return (
    <ol className="install__steps">
      {steps.map(({ icon, title, text }, index) => (
        <li key={icon} className="install__step">
          <span className="install__number" aria-hidden="true">
            {toDigits(String(index + 1), digits)}
          </span>
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
          <Icon name={icon} />
        </li>
      ))}
    </ol>
  );
}

/** The code for a phone's camera, and the same address to read. */
function Place() {
  const { t } = useLingui();
  const download = useAppDownload();
  if (!download.data) return download.isError ? null : <Skeleton shape="card" />;
  const { address, qr } = download.data;
  return (
    <figure className="install__place">
      <QrCode qr={qr} label={t`QR code: ${address}`} />
      <figcaption>
        <bdi dir="ltr" lang="zxx">
          {address.replace(/^https?:\/\//u, '')}
        </bdi>
      </figcaption>
    </figure>
  );
}

/** How the site becomes an app: at once where the browser offers it, else in four steps. */
export function InstallSteps() {
  const { t } = useLingui();
  const install = useInstall();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<PhoneSystem | null>(null);
  const own = isHydrated ? getSystem(navigator.userAgent) : 'android';
  return (
    <div className="install">
      <Place />
      <div className="install__how">
        {install && (
          <Button kind="primary" size="large" block icon="download" onClick={install}>
            <Trans>Install now</Trans>
          </Button>
        )}
        <Tabs
          label={t`Phone type`}
          value={chosen ?? own}
          onChange={setChosen}
          tabs={[
            { key: 'android', text: <Trans>Android</Trans>, panel: <Steps steps={androidSteps} /> },
            {
              key: 'ios',
              text: <Trans>iPhone and iPad (iOS)</Trans>,
              panel: <Steps steps={iosSteps} />,
            },
          ]}
        />
      </div>
    </div>
  );
}
