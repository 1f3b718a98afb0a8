// Made by tools/generate-routes.ts from packages/contract. Do not edit.
import type * as SiteAnnouncements from '@khelaghor/contract/site/announcements.ts';
import type * as SiteBanners from '@khelaghor/contract/site/banners.ts';
import type * as SiteBotCheck from '@khelaghor/contract/site/bot-check.ts';
import type * as SiteExternalLinks from '@khelaghor/contract/site/external-links.ts';
import type * as SiteHelp from '@khelaghor/contract/site/help.ts';
import type * as SiteMedia from '@khelaghor/contract/site/media.ts';
import type * as SiteMemberMessages from '@khelaghor/contract/site/member-messages.ts';
import type * as SiteMessaging from '@khelaghor/contract/site/messaging.ts';
import type * as SiteStatus from '@khelaghor/contract/site/status.ts';
import type * as SiteWebPush from '@khelaghor/contract/site/web-push.ts';
import type { Endpoint } from '../endpoint.ts';

export const announcementsAdminCreate: Endpoint<typeof SiteAnnouncements.addAnnouncement> = {
  method: 'POST',
  path: '/operator/announcements',
};

export const announcementsAdminUpdate: Endpoint<typeof SiteAnnouncements.changeAnnouncement> = {
  method: 'PUT',
  path: '/operator/announcements/:id',
};

export const announcementsGetForGame: Endpoint<typeof SiteAnnouncements.gameAnnouncements> = {
  path: '/wps/relay/MCSFE_getGameAnnouncements',
};

export const announcementsList: Endpoint<typeof SiteAnnouncements.listAnnouncements> = {
  path: '/wps/relay/MCSFE_getAnnouncements',
};

export const announcementsAdminList: Endpoint<typeof SiteAnnouncements.listKeptAnnouncements> = {
  path: '/operator/announcements',
};

export const announcementsListNotices: Endpoint<typeof SiteAnnouncements.listNotices> = {
  path: '/wps/relay/MCSFE_getNotices',
};

export const announcementsGet: Endpoint<typeof SiteAnnouncements.readAnnouncement> = {
  path: '/wps/relay/MCSFE_getAnnouncement/:id',
};

export const announcementsAdminDelete: Endpoint<typeof SiteAnnouncements.removeAnnouncement> = {
  method: 'DELETE',
  path: '/operator/announcements/:id',
};

export const bannersAdminCreate: Endpoint<typeof SiteBanners.addBanner> = {
  method: 'POST',
  path: '/operator/banners',
};

export const bannersAdminUpdate: Endpoint<typeof SiteBanners.changeBanner> = {
  method: 'PUT',
  path: '/operator/banners/:id',
};

export const bannersAdminList: Endpoint<typeof SiteBanners.listBanners> = {
  path: '/operator/banners',
};

export const bannersAdminReorder: Endpoint<typeof SiteBanners.orderBanners> = {
  method: 'POST',
  path: '/operator/banners/order',
};

export const bannersAdminDelete: Endpoint<typeof SiteBanners.removeBanner> = {
  method: 'DELETE',
  path: '/operator/banners/:id',
};

export const botCheckGetCaptcha: Endpoint<typeof SiteBotCheck.captcha> = {
  path: '/wps/captcha',
};

export const botCheckGetChallenge: Endpoint<typeof SiteBotCheck.challenge> = {
  path: '/wps/human-check',
};

export const linksAdminList: Endpoint<typeof SiteExternalLinks.getSupportSettings> = {
  path: '/operator/contacts',
};

export const supportOpen: Endpoint<typeof SiteExternalLinks.openCustomerService> = {
  path: '/wps/relay/MCSFE_getCustomerService',
};

export const supportAdminUpdateChannel: Endpoint<typeof SiteExternalLinks.putChannel> = {
  method: 'PUT',
  path: '/operator/customer-service/:id',
};

export const supportAdminUpdateHosts: Endpoint<typeof SiteExternalLinks.putHosts> = {
  method: 'PUT',
  path: '/operator/customer-service-hosts',
};

export const linksAdminUpdate: Endpoint<typeof SiteExternalLinks.putResource> = {
  method: 'PUT',
  path: '/operator/resources/:id',
};

export const supportAdminDeleteChannel: Endpoint<typeof SiteExternalLinks.removeChannel> = {
  method: 'DELETE',
  path: '/operator/customer-service/:id',
};

export const linksAdminDelete: Endpoint<typeof SiteExternalLinks.removeResource> = {
  method: 'DELETE',
  path: '/operator/resources/:id',
};

export const linksList: Endpoint<typeof SiteExternalLinks.resourceLinks> = {
  path: '/wps/system/resources',
};

export const helpList: Endpoint<typeof SiteHelp.helpList> = {
  path: '/wps/system/helpCenter',
};

export const helpAdminList: Endpoint<typeof SiteHelp.listArticles> = {
  path: '/operator/help',
};

export const helpAdminUpdate: Endpoint<typeof SiteHelp.putArticle> = {
  method: 'PUT',
  path: '/operator/help/:id',
};

export const helpGet: Endpoint<typeof SiteHelp.readHelpArticle> = {
  path: '/wps/system/helpCenter/:slug',
};

export const helpAdminDelete: Endpoint<typeof SiteHelp.removeArticle> = {
  method: 'DELETE',
  path: '/operator/help/:id',
};

export const mediaAdminList: Endpoint<typeof SiteMedia.listImages> = {
  path: '/operator/media',
};

export const mediaAdminUpload: Endpoint<typeof SiteMedia.uploadImage> = {
  method: 'POST',
  path: '/operator/media',
  upload: true,
};

export const messagesDelete: Endpoint<typeof SiteMemberMessages.deleteMessage> = {
  method: 'DELETE',
  path: '/wps/member/messages/:id',
};

export const messagesList: Endpoint<typeof SiteMemberMessages.listMessages> = {
  path: '/wps/member/messages',
};

export const messagesMarkRead: Endpoint<typeof SiteMemberMessages.readMessages> = {
  method: 'POST',
  path: '/wps/member/messages/read',
};

export const outboxAdminList: Endpoint<typeof SiteMessaging.listOutbox> = {
  path: '/operator/outbox',
};

export const siteGetAppDownload: Endpoint<typeof SiteStatus.appDownload> = {
  path: '/wps/system/appDownload',
};

export const siteGetDomainRoute: Endpoint<typeof SiteStatus.domainRoute> = {
  path: '/wps/system/domainRoute',
};

export const sitePing: Endpoint<typeof SiteStatus.ping> = {
  path: '/common/v.1.0.1/ping.json',
};

export const pushList: Endpoint<typeof SiteWebPush.listPushDevices> = {
  path: '/wps/member/push',
};

export const pushRemove: Endpoint<typeof SiteWebPush.removePushDevice> = {
  method: 'DELETE',
  path: '/wps/member/push/:id',
};

export const pushRenew: Endpoint<typeof SiteWebPush.renewPush> = {
  method: 'PUT',
  path: '/wps/member/push',
};

export const pushSubscribe: Endpoint<typeof SiteWebPush.subscribePush> = {
  method: 'POST',
  path: '/wps/member/push',
};
