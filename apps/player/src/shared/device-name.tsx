import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { BrowserName, SystemName } from '@khelaghor/contract/lib/device-names.ts';

const browsers: Readonly<Record<BrowserName, MessageDescriptor>> = {
  chrome: msg`Chrome`,
  edge: msg`Edge`,
  firefox: msg`Firefox`,
  opera: msg`Opera`,
  safari: msg`Safari`,
  samsung: msg`Samsung Internet`,
};
const systems: Readonly<Record<SystemName, MessageDescriptor>> = {
  android: msg`Android`,
  ios: msg`iPhone or iPad`,
  linux: msg`Linux`,
  macos: msg`Mac`,
  windows: msg`Windows`,
};

type DeviceNameProps = {
  readonly browser: BrowserName | null;
  readonly system: SystemName | null;
};

/** "Chrome on Android", as far as the browser says. */
export function DeviceName({ browser, system }: DeviceNameProps) {
  const { t } = useLingui();
  const program = browser && t(browsers[browser]);
  const device = system && t(systems[system]);
  if (program !== null && device !== null)
    return (
      <Trans>
        {program} on {device}
      </Trans>
    );
  return program ?? device ?? <Trans>Unknown device</Trans>;
}
