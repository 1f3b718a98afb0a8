import { expect, test } from 'vitest';
import { tagFields } from '@khelaghor/contract/backoffice/member-desk.ts';
import { broadcastTemplateDraft } from '@khelaghor/contract/growth/broadcasts.ts';
import { promotionDraft } from '@khelaghor/contract/growth/promotions.ts';
import { gameFields } from '@khelaghor/contract/play/games-admin.ts';
import { vendorFields } from '@khelaghor/contract/play/vendors-admin.ts';
import { announcementDraft } from '@khelaghor/contract/site/announcements.ts';
import { bannerDraft } from '@khelaghor/contract/site/banners.ts';
import {
  channelDraft,
  hostFields,
  resourceDraft,
} from '@khelaghor/contract/site/external-links.ts';
import { articleDraft } from '@khelaghor/contract/site/help.ts';
import { correctedFields } from '@khelaghor/contract/site/member-fields.ts';
import { fieldNames } from './field-names.ts';

const edited = [
  announcementDraft,
  articleDraft,
  bannerDraft,
  broadcastTemplateDraft,
  channelDraft,
  gameFields,
  hostFields,
  promotionDraft,
  resourceDraft,
  tagFields,
  vendorFields,
];

test('each field that operators edit has a name, and no other', () => {
  const fields = new Set([
    ...edited.flatMap(({ shape }) => Object.keys(shape)),
    ...correctedFields,
  ]);
  expect(Object.keys(fieldNames).toSorted()).toEqual([...fields].toSorted());
});
