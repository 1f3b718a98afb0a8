import { useLingui } from '@lingui/react/macro';
import type { ProofValue } from '../../shared/proof/proof-values.tsx';

type SealedSeed = { readonly commitment: string; readonly serverSeed: string | null };

/** The server seed of a bet among its values, and the hash that sealed it. */
export function useSeedValues({ commitment, serverSeed }: SealedSeed): readonly ProofValue[] {
  const { t } = useLingui();
  return [
    {
      key: 'commitment',
      name: t`Hash of the server seed`,
      hint: t`SHA-256, shown before the bet`,
      value: commitment,
      isHex: true,
    },
    { key: 'server', name: t`Server seed`, value: serverSeed, isHex: true },
  ];
}
