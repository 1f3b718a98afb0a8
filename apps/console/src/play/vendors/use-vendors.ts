import {
  vendorsAdminCreate,
  vendorsAdminCreateKey,
  vendorsAdminGetBalances,
  vendorsAdminUpdate,
  vendorsAdminList,
  vendorsAdminRetireKey,
} from '@khelaghor/client/routes.gen.ts';
import type * as contract from '@khelaghor/contract/play/vendors-admin.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { Choice } from '@khelaghor/ui/field/field.tsx';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { getChangeable } from './vendor-draft.ts';
import type { Figures, VendorDraft } from './vendor-draft.ts';

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

type SavedVendor = {
  readonly code: string | null;
  readonly draft: VendorDraft;
  readonly figures: Figures;
};

/** Creates the vendor of a draft, or changes the one with this code. */
export const useSaveVendor = () =>
  useChange([vendorsKey], ({ code, draft, figures }: SavedVendor) => {
    const changeable = getChangeable(draft, figures);
    if (code !== null)
      return callOrThrow(vendorsAdminUpdate, { params: { code }, body: changeable });
    const { vassalage, wallet, publicKey } = draft;
    const body = { code: draft.code, vassalage, wallet, publicKey, ...changeable };
    return callOrThrow(vendorsAdminCreate, { body });
  });

export const useChangeVendor = () =>
  useChange(
    [vendorsKey],
    ({ code, body }: { code: string; body: BodyOf<typeof contract.changeVendor> }) =>
      callOrThrow(vendorsAdminUpdate, { params: { code }, body }),
  );

export const useAddKey = () =>
  useChange([vendorsKey], ({ code, publicKey }: { code: string; publicKey: string }) =>
    callOrThrow(vendorsAdminCreateKey, { params: { code }, body: { publicKey } }),
  );

export const useRetireKey = () =>
  useChange([vendorsKey], (params: { code: string; keyId: string }) =>
    callOrThrow(vendorsAdminRetireKey, { params }),
  );
