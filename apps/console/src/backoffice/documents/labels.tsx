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

export const kindLabels: Readonly<Record<DocumentKind, MessageDescriptor>> = {
  nid: msg`National ID card (NID)`,
  passport: msg`Passport`,
  licence: msg`Driving licence`,
};

export const sideLabels: Readonly<Record<DocumentSide, MessageDescriptor>> = {
  front: msg`Front side`,
  back: msg`Back side`,
  selfie: msg`Face with document`,
};

export const reasonLabels: Readonly<Record<DocumentReason, MessageDescriptor>> = {
  unreadable: msg`Not readable`,
  wrong_kind: msg`Another kind of document`,
  name_differs: msg`Name or birthday differ`,
  number_differs: msg`Number differs`,
  expired: msg`Document expired`,
  selfie_differs: msg`Face does not match`,
  not_accepted: msg`Not accepted (no reason given)`,
};

const badges: Readonly<Record<DocumentState, ComponentProps<typeof StatusBadge>>> = {
  waiting: { tone: 'open', children: <Trans>Waiting</Trans> },
  accepted: { tone: 'good', children: <Trans>Accepted</Trans> },
  refused: { tone: 'bad', children: <Trans>Refused</Trans> },
  expired: { tone: 'quiet', children: <Trans>Expired</Trans> },
};

export function DocumentStateBadge({ state }: { readonly state: DocumentState }) {
  return <StatusBadge {...badges[state]} />;
}
