// Made by tools/generate-routes.ts from packages/contract. Do not edit.
import type * as GrowthBroadcasts from '@khelaghor/contract/growth/broadcasts.ts';
import type * as GrowthLeaderboards from '@khelaghor/contract/growth/leaderboards.ts';
import type * as GrowthPromotions from '@khelaghor/contract/growth/promotions.ts';
import type { Endpoint } from '../endpoint.ts';

export const broadcastTemplatesAdminList: Endpoint<typeof GrowthBroadcasts.listBroadcastTemplates> = {
  path: '/operator/broadcast-templates',
};

export const broadcastsAdminList: Endpoint<typeof GrowthBroadcasts.listBroadcasts> = {
  path: '/operator/broadcasts',
};

export const broadcastsAdminPreview: Endpoint<typeof GrowthBroadcasts.previewBroadcast> = {
  method: 'POST',
  path: '/operator/broadcasts/preview',
};

export const broadcastTemplatesAdminDelete: Endpoint<typeof GrowthBroadcasts.removeBroadcastTemplate> = {
  method: 'DELETE',
  path: '/operator/broadcast-templates/:id',
};

export const broadcastTemplatesAdminSave: Endpoint<typeof GrowthBroadcasts.saveBroadcastTemplate> = {
  method: 'PUT',
  path: '/operator/broadcast-templates/:id',
};

export const broadcastsAdminSend: Endpoint<typeof GrowthBroadcasts.sendBroadcast> = {
  method: 'POST',
  path: '/operator/broadcasts',
};

export const broadcastsAdminStop: Endpoint<typeof GrowthBroadcasts.stopBroadcast> = {
  method: 'POST',
  path: '/operator/broadcasts/:id/stop',
};

export const leaderboardsGet: Endpoint<typeof GrowthLeaderboards.leadBoard> = {
  path: '/wps/relay/leadBoard',
};

export const promotionsAdminCreate: Endpoint<typeof GrowthPromotions.addPromotion> = {
  method: 'POST',
  path: '/operator/promotions',
};

export const promotionsApply: Endpoint<typeof GrowthPromotions.applyForPromotion> = {
  method: 'POST',
  path: '/wps/member/promotions/:id/apply',
};

export const applicationsAdminApprove: Endpoint<typeof GrowthPromotions.approveApplication> = {
  method: 'POST',
  path: '/operator/promotion-applications/:id/approve',
};

export const promotionsAdminUpdate: Endpoint<typeof GrowthPromotions.changePromotion> = {
  method: 'PUT',
  path: '/operator/promotions/:id',
};

export const promotionsClaim: Endpoint<typeof GrowthPromotions.claimPromotion> = {
  method: 'POST',
  path: '/wps/member/promotions/:id/claim',
};

export const promotionsGet: Endpoint<typeof GrowthPromotions.getPromotion> = {
  path: '/wps/promotions/:id',
};

export const promotionsJoin: Endpoint<typeof GrowthPromotions.joinPromotion> = {
  method: 'POST',
  path: '/wps/member/promotions/:id/join',
};

export const promotionsAdminList: Endpoint<typeof GrowthPromotions.keptPromotions> = {
  path: '/operator/promotions',
};

export const applicationsAdminList: Endpoint<typeof GrowthPromotions.listApplications> = {
  path: '/operator/promotion-applications',
};

export const promotionsGetMine: Endpoint<typeof GrowthPromotions.myPromotion> = {
  path: '/wps/member/promotions/:id',
};

export const promotionsAdminReorder: Endpoint<typeof GrowthPromotions.orderPromotions> = {
  method: 'POST',
  path: '/operator/promotions/order',
};

export const applicationsAdminReject: Endpoint<typeof GrowthPromotions.rejectApplication> = {
  method: 'POST',
  path: '/operator/promotion-applications/:id/reject',
};

export const promotionsAdminDelete: Endpoint<typeof GrowthPromotions.removePromotion> = {
  method: 'DELETE',
  path: '/operator/promotions/:id',
};
