import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PromotionDraft } from '@khelaghor/contract/growth/promotions.ts';

export const categoryLabels: Readonly<Record<PromotionDraft['category'], MessageDescriptor>> = {
  new_player: msg`New members`,
  deposit: msg`Deposits`,
  games: msg`Games`,
  event: msg`Events`,
  community: msg`Community`,
};

export const kindLabels: Readonly<Record<PromotionDraft['kind'], MessageDescriptor>> = {
  information: msg`Read only`,
  claim: msg`Claimed by members`,
  apply: msg`Applied for`,
  deposit: msg`Earned by depositing`,
};

export const audienceLabels: Readonly<Record<PromotionDraft['audience'], MessageDescriptor>> = {
  everyone: msg`Everyone`,
  visitors: msg`Visitors`,
  members: msg`Members`,
  agents: msg`Agents`,
};
