import {
  vendorsAdminCreate,
  vendorsAdminCreateKey,
  vendorsAdminGetBalances,
  vendorsAdminUpdate,
  vendorsAdminList,
  vendorsAdminRetireKey,
  vendorsAdminSwitch,
} from '@khelaghor/client/routes/play.gen.ts';
import type * as contract from '@khelaghor/contract/play/vendors-admin.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { Choice } from '@khelaghor/ui/field/field.tsx';
import { callOrThrow } from '../../shared/api.ts';
import type { SavedEdit } from '../../shared/edits/use-edit.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { useLocalText } from '../../shared/local-text.ts';

const vendorsKey = ['vendors'] as const;

/** Every vendor; a colleague may have changed something since the page was looked at last. */
export const useVendors = () =>
  useCall(vendorsKey, vendorsAdminList, {}, { refetchOnWindowFocus: 'always' });

/** Every vendor, to choose one. */
export function useVendorChoices(): Choice<string>[] {
  const text = useLocalText();
  const vendors = useVendors().data?.vendors ?? [];
  return vendors.map(({ code, title }) => ({ key: code, text: text(title) }));
}

export const useVendorBalances = (code: string) =>
  useCall(['vendor-balances', code], vendorsAdminGetBalances, { params: { code } });

/** Creates a vendor, or changes one. The names of a vendor are given once. */
export const useSaveVendor = () =>
  useChange([vendorsKey], ({ kept, body }: SavedEdit<BodyOf<typeof contract.addVendor>>) => {
    if (kept === null) return callOrThrow(vendorsAdminCreate, { body });
    const { id: code, revision } = kept;
    return callOrThrow(vendorsAdminUpdate, { params: { code }, body: { ...body, revision } });
  });

/** Opens or closes a vendor. */
export const useSwitchVendor = () =>
  useChange([vendorsKey], ({ code, open }: { code: string; open: boolean }) =>
    callOrThrow(vendorsAdminSwitch, { params: { code }, body: { open } }),
  );

export const useAddKey = () =>
  useChange([vendorsKey], ({ code, publicKey }: { code: string; publicKey: string }) =>
    callOrThrow(vendorsAdminCreateKey, { params: { code }, body: { publicKey } }),
  );

export const useRetireKey = () =>
  useChange([vendorsKey], (params: { code: string; keyId: string }) =>
    callOrThrow(vendorsAdminRetireKey, { params }),
  );
