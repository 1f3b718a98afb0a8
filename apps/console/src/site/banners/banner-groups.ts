import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { bannerGroups } from '@khelaghor/contract/site/picture-names.ts';
import type { BannerGroup } from '@khelaghor/contract/site/picture-names.ts';
import type { BannerDraft } from '@khelaghor/contract/site/banners.ts';

/** Where a group is shown. */
export const groupLabels: Readonly<Record<BannerGroup, MessageDescriptor>> = {
  w_home: msg`Home`,
  w_lott: msg`Lottery`,
  w_inhouse: msg`In-house games`,
  w_rng: msg`Slots`,
  w_live: msg`Live casino`,
  w_fish: msg`Fishing`,
  w_pvp: msg`Card rooms`,
  w_sports: msg`Sports`,
  w_esports: msg`E-sports`,
  w_promotion: msg`Offers`,
  w_shop: msg`Points mall`,
  w_help: msg`Help`,
  w_reg: msg`Sign-up`,
  w_down: msg`App download`,
};

/** In the order in which the console lists them. */
export const groups = Object.keys(groupLabels) as BannerGroup[];

export const isGroup = (text: unknown): text is BannerGroup =>
  groups.some((group) => group === text);

const nothing = { bn: '', en: '' };

/** What a new banner of a group begins with. */
export const createEmptyBanner = (groupName: BannerGroup): BannerDraft => ({
  groupName,
  picture: bannerGroups[groupName],
  picturePhone: `${bannerGroups[groupName]}-m`,
  title: nothing,
  kicker: nothing,
  deal: nothing,
  action: nothing,
  linkageType: 'none',
  linkageTarget: '',
  tone: 'rani',
  startsAt: null,
  endsAt: null,
  enabled: true,
});
