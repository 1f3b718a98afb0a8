import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type {
  CaseEventKind,
  CaseKind,
  CaseState,
} from '@khelaghor/contract/backoffice/case-terms.ts';
import type { ScreeningFault } from '@khelaghor/contract/backoffice/cases.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';

export const kindLabels: Readonly<Record<CaseKind, MessageDescriptor>> = {
  screening: msg`Found on a list`,
  manual: msg`Opened by an operator`,
};

export const eventLabels: Readonly<Record<CaseEventKind, MessageDescriptor>> = {
  opened: msg`Case opened`,
  hit: msg`Found on a list`,
  noted: msg`Note`,
  cleared: msg`Case cleared`,
  reported: msg`Case reported`,
  downloaded: msg`Report downloaded`,
};

export const faultLabels: Readonly<Record<ScreeningFault['fault'], MessageDescriptor>> = {
  unreadable: msg`cannot be read`,
  missing: msg`is missing`,
  invalid: msg`has an invalid value`,
  too_many: msg`more rows than a file may have`,
};

const badges: Readonly<Record<CaseState, ComponentProps<typeof StatusBadge>>> = {
  open: { tone: 'open', children: <Trans>Open</Trans> },
  cleared: { tone: 'good', children: <Trans>Cleared</Trans> },
  reported: { tone: 'bad', children: <Trans>Reported</Trans> },
};

export function CaseBadge({ state }: { readonly state: CaseState }) {
  return <StatusBadge {...badges[state]} />;
}
