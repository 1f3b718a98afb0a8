import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type {
  DocumentKind,
  DocumentReason,
  DocumentSide,
  DocumentState,
} from '@khelaghor/contract/account/document-terms.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';

export const kindTitles: Readonly<Record<DocumentKind, MessageDescriptor>> = {
  nid: msg`National ID card (NID)`,
  passport: msg`Passport`,
  licence: msg`Driving licence`,
};

/** Where the number stands on a document, and its form. */
export const numberHints: Readonly<Record<DocumentKind, MessageDescriptor>> = {
  nid: msg`10, 13 or 17 digits`,
  passport: msg`Letters and digits, as at the top right of the page with your photo`,
  licence: msg`Letters and digits, as on the front`,
};

/** The content that each picture needs. */
export const sideLeads: Readonly<Record<DocumentSide, MessageDescriptor>> = {
  front: msg`The front, with your photo: all four corners visible, and all letters readable.`,
  back: msg`The back of the document.`,
  selfie: msg`A photo of your face, with the document in your hand.`,
};

export const sideNames: Readonly<Record<DocumentSide, MessageDescriptor>> = {
  front: msg`front`,
  back: msg`back`,
  selfie: msg`your face`,
};

/** Why a document was refused, and what to do. */
export const reasonTexts: Readonly<Record<DocumentReason, MessageDescriptor>> = {
  unreadable: msg`A picture is blurred or cut off. Take it again in good light.`,
  wrong_kind: msg`The pictures show another document than you chose.`,
  name_differs: msg`Name or birthday differ from your profile. Contact us if the profile is wrong.`,
  number_differs: msg`The number differs from the one in the pictures.`,
  expired: msg`The document has expired. Send one that is valid.`,
  selfie_differs: msg`The photo of your face does not match the document, or the document is not in it.`,
  not_accepted: msg`We cannot accept this document. Contact us if you have questions.`,
};

const badges: Readonly<Record<DocumentState, ComponentProps<typeof StatusBadge>>> = {
  waiting: { tone: 'open', children: <Trans>Being reviewed</Trans> },
  accepted: { tone: 'good', children: <Trans>Accepted</Trans> },
  refused: { tone: 'bad', children: <Trans>Not accepted</Trans> },
  expired: { tone: 'quiet', children: <Trans>Expired</Trans> },
};

/** Where a document stands, in two words. */
export function DocumentStateTag({ state }: { readonly state: DocumentState }) {
  return <StatusBadge {...badges[state]} />;
}
