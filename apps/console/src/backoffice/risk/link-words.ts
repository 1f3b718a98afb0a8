import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { LinkFact, LinkKind } from '@khelaghor/contract/backoffice/member-links.ts';

/** Names of the facts that accounts share. */
export const linkWords: Readonly<Record<LinkKind, MessageDescriptor>> = {
  document: msg`Identity document`,
  wallet: msg`Payout wallet`,
  payer: msg`Payer’s number`,
  device: msg`Device`,
  password: msg`Similar password`,
  network: msg`Network`,
};

/** Facts that the search finds members by: none of those that are stored as keyed hashes. */
export const isSearchable = (by: LinkKind): boolean => by !== 'document' && by !== 'password';

/** Returns the value of a fact in words: similar passwords are told apart by a number alone. */
export function useFactValue(): (fact: Pick<LinkFact, 'by' | 'value'>) => string {
  const { t } = useLingui();
  return ({ by, value }) => (by === 'password' ? t`Group ${value}` : value);
}
