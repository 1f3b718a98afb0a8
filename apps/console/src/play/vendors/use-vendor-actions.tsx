import { Trans } from '@lingui/react/macro';
import type { AdminVendor } from '@khelaghor/contract/play/vendors-admin.ts';
import type { Action } from '../../shared/kit/actions.ts';
import { useSwitchVendor } from './use-vendors.ts';

/** Opens or closes a vendor. */
export function useVendorActions(): (vendor: AdminVendor) => Action[] {
  const switching = useSwitchVendor();
  return ({ code, open }) => [
    {
      key: `open ${code}`,
      label: open ? <Trans>Close it</Trans> : <Trans>Open it</Trans>,
      ...(!open && { tone: 'main' as const }),
      run: () => switching.mutateAsync({ code, open: !open }),
    },
  ];
}
