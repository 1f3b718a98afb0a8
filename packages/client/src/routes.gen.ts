// Made by tools/generate-routes.ts from packages/contract. Do not edit.
import type * as affiliate from '@khelaghor/contract/affiliate.ts';
import type * as announcements from '@khelaghor/contract/announcements.ts';
import type * as banners from '@khelaghor/contract/banners.ts';
import type * as binding from '@khelaghor/contract/binding.ts';
import type * as catalogue from '@khelaghor/contract/catalogue.ts';
import type * as deposit from '@khelaghor/contract/deposit.ts';
import type * as dice from '@khelaghor/contract/dice.ts';
import type * as elsewhere from '@khelaghor/contract/elsewhere.ts';
import type * as factorResets from '@khelaghor/contract/factor-resets.ts';
import type * as factors from '@khelaghor/contract/factors.ts';
import type * as favourites from '@khelaghor/contract/favourites.ts';
import type * as feedback from '@khelaghor/contract/feedback.ts';
import type * as freePlay from '@khelaghor/contract/free-play.ts';
import type * as help from '@khelaghor/contract/help.ts';
import type * as humanCheck from '@khelaghor/contract/human-check.ts';
import type * as launch from '@khelaghor/contract/launch.ts';
import type * as liabilities from '@khelaghor/contract/liabilities.ts';
import type * as lobby from '@khelaghor/contract/lobby.ts';
import type * as lottery from '@khelaghor/contract/lottery.ts';
import type * as manageElsewhere from '@khelaghor/contract/manage-elsewhere.ts';
import type * as manageGames from '@khelaghor/contract/manage-games.ts';
import type * as manageMembers from '@khelaghor/contract/manage-members.ts';
import type * as managePlay from '@khelaghor/contract/manage-play.ts';
import type * as manageProfile from '@khelaghor/contract/manage-profile.ts';
import type * as manageVendors from '@khelaghor/contract/manage-vendors.ts';
import type * as media from '@khelaghor/contract/media.ts';
import type * as member from '@khelaghor/contract/member.ts';
import type * as operator from '@khelaghor/contract/operator.ts';
import type * as outbox from '@khelaghor/contract/outbox.ts';
import type * as paymentPassword from '@khelaghor/contract/payment-password.ts';
import type * as payoutWallets from '@khelaghor/contract/payout-wallets.ts';
import type * as playLimits from '@khelaghor/contract/play-limits.ts';
import type * as profile from '@khelaghor/contract/profile.ts';
import type * as promotions from '@khelaghor/contract/promotions.ts';
import type * as records from '@khelaghor/contract/records.ts';
import type * as recovery from '@khelaghor/contract/recovery.ts';
import type * as registration from '@khelaghor/contract/registration.ts';
import type * as resources from '@khelaghor/contract/resources.ts';
import type * as secondProof from '@khelaghor/contract/second-proof.ts';
import type * as selfProof from '@khelaghor/contract/self-proof.ts';
import type * as session from '@khelaghor/contract/session.ts';
import type * as siteAccess from '@khelaghor/contract/site-access.ts';
import type * as site from '@khelaghor/contract/site.ts';
import type * as smsCodes from '@khelaghor/contract/sms-codes.ts';
import type * as stoppedProducts from '@khelaghor/contract/stopped-products.ts';
import type * as vendorWallet from '@khelaghor/contract/vendor-wallet.ts';
import type * as wallet from '@khelaghor/contract/wallet.ts';
import type * as withdrawal from '@khelaghor/contract/withdrawal.ts';
import type { Endpoint } from './endpoint.ts';

export const affiliatesCheck: Endpoint<typeof affiliate.checkAffiliate> = {
  id: 'affiliates.check',
  method: 'GET',
  path: '/wps/agent/affiliate',
  listener: 'site',
};

export const affiliatesOwn: Endpoint<typeof affiliate.ownAffiliateCodes> = {
  id: 'affiliates.own',
  method: 'GET',
  path: '/wps/agent/affiliate/own',
  listener: 'site',
};

export const announcementsAdd: Endpoint<typeof announcements.addAnnouncement> = {
  id: 'announcements.add',
  method: 'POST',
  path: '/operator/announcements',
  listener: 'console',
};

export const announcementsChange: Endpoint<typeof announcements.changeAnnouncement> = {
  id: 'announcements.change',
  method: 'PUT',
  path: '/operator/announcements/:id',
  listener: 'console',
};

export const announcementsOfGame: Endpoint<typeof announcements.gameAnnouncements> = {
  id: 'announcements.ofGame',
  method: 'GET',
  path: '/wps/relay/MCSFE_getGameAnnouncements',
  listener: 'site',
};

export const announcementsList: Endpoint<typeof announcements.listAnnouncements> = {
  id: 'announcements.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncements',
  listener: 'site',
};

export const announcementsListKept: Endpoint<typeof announcements.listKeptAnnouncements> = {
  id: 'announcements.listKept',
  method: 'GET',
  path: '/operator/announcements',
  listener: 'console',
};

export const announcementsNotices: Endpoint<typeof announcements.listNotices> = {
  id: 'announcements.notices',
  method: 'GET',
  path: '/wps/relay/MCSFE_getNotices',
  listener: 'site',
};

export const announcementsRead: Endpoint<typeof announcements.readAnnouncement> = {
  id: 'announcements.read',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncement/:id',
  listener: 'site',
};

export const announcementsRemove: Endpoint<typeof announcements.removeAnnouncement> = {
  id: 'announcements.remove',
  method: 'DELETE',
  path: '/operator/announcements/:id',
  listener: 'console',
};

export const bannersAddBanner: Endpoint<typeof banners.addBanner> = {
  id: 'banners.addBanner',
  method: 'POST',
  path: '/operator/banners',
  listener: 'console',
};

export const siteBanners: Endpoint<typeof banners.banners> = {
  id: 'site.banners',
  method: 'GET',
  path: '/wps/system/banners',
  listener: 'site',
};

export const bannersChangeBanner: Endpoint<typeof banners.changeBanner> = {
  id: 'banners.changeBanner',
  method: 'PUT',
  path: '/operator/banners/:id',
  listener: 'console',
};

export const bannersListBanners: Endpoint<typeof banners.listBanners> = {
  id: 'banners.listBanners',
  method: 'GET',
  path: '/operator/banners',
  listener: 'console',
};

export const bannersOrderBanners: Endpoint<typeof banners.orderBanners> = {
  id: 'banners.orderBanners',
  method: 'POST',
  path: '/operator/banners/order',
  listener: 'console',
};

export const bannersRemoveBanner: Endpoint<typeof banners.removeBanner> = {
  id: 'banners.removeBanner',
  method: 'DELETE',
  path: '/operator/banners/:id',
  listener: 'console',
};

export const bindingBindMobile: Endpoint<typeof binding.bindMobile> = {
  id: 'binding.bindMobile',
  method: 'POST',
  path: '/wps/member/info/mobile',
  listener: 'site',
  sealed: true,
};

export const bindingContacts: Endpoint<typeof binding.contacts> = {
  id: 'binding.contacts',
  method: 'GET',
  path: '/wps/member/info/contacts',
  listener: 'site',
};

export const catalogueGameMenus: Endpoint<typeof catalogue.gameMenus> = {
  id: 'catalogue.gameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  listener: 'site',
};

export const catalogueLeadBoard: Endpoint<typeof catalogue.leadBoard> = {
  id: 'catalogue.leadBoard',
  method: 'GET',
  path: '/wps/relay/leadBoard',
  listener: 'site',
};

export const catalogueWinners: Endpoint<typeof catalogue.winners> = {
  id: 'catalogue.winners',
  method: 'GET',
  path: '/wps/relay/winnerRankList',
  listener: 'site',
};

export const depositGatewayCallback: Endpoint<typeof deposit.gatewayCallback> = {
  id: 'deposit.gatewayCallback',
  method: 'POST',
  path: '/gateway/:gateway/callback',
  listener: 'site',
};

export const depositGetDeposit: Endpoint<typeof deposit.getDeposit> = {
  id: 'deposit.getDeposit',
  method: 'GET',
  path: '/wps/deposit/requests/:id',
  listener: 'site',
};

export const depositListChannels: Endpoint<typeof deposit.listChannels> = {
  id: 'deposit.listChannels',
  method: 'GET',
  path: '/wps/deposit/channels',
  listener: 'site',
};

export const depositListDeposits: Endpoint<typeof deposit.listDeposits> = {
  id: 'deposit.listDeposits',
  method: 'GET',
  path: '/wps/deposit/requests',
  listener: 'site',
};

export const depositRequestDeposit: Endpoint<typeof deposit.requestDeposit> = {
  id: 'deposit.requestDeposit',
  method: 'POST',
  path: '/wps/deposit/requests',
  listener: 'site',
};

export const diceRolls: Endpoint<typeof dice.diceRolls> = {
  id: 'dice.rolls',
  method: 'GET',
  path: '/inhouse/dice/rolls',
  listener: 'games',
};

export const diceState: Endpoint<typeof dice.diceState> = {
  id: 'dice.state',
  method: 'GET',
  path: '/inhouse/dice/state',
  listener: 'games',
};

export const diceRoll: Endpoint<typeof dice.rollDice> = {
  id: 'dice.roll',
  method: 'POST',
  path: '/inhouse/dice/rolls',
  listener: 'games',
};

export const diceRotateSeed: Endpoint<typeof dice.rotateDiceSeed> = {
  id: 'dice.rotateSeed',
  method: 'POST',
  path: '/inhouse/dice/seeds',
  listener: 'games',
};

export const elsewhereAccounts: Endpoint<typeof elsewhere.accounts> = {
  id: 'elsewhere.accounts',
  method: 'GET',
  path: '/wps/member/info/elsewhere',
  listener: 'site',
};

export const elsewhereBegin: Endpoint<typeof elsewhere.begin> = {
  id: 'elsewhere.begin',
  method: 'POST',
  path: '/wps/session/elsewhere/begin',
  listener: 'site',
};

export const elsewhereBeginBinding: Endpoint<typeof elsewhere.beginBinding> = {
  id: 'elsewhere.beginBinding',
  method: 'POST',
  path: '/wps/member/info/elsewhere/begin',
  listener: 'site',
  sealed: true,
};

export const elsewhereFinish: Endpoint<typeof elsewhere.finish> = {
  id: 'elsewhere.finish',
  method: 'POST',
  path: '/wps/session/elsewhere/finish',
  listener: 'site',
};

export const elsewhereFinishBinding: Endpoint<typeof elsewhere.finishBinding> = {
  id: 'elsewhere.finishBinding',
  method: 'POST',
  path: '/wps/member/info/elsewhere/finish',
  listener: 'site',
};

export const elsewhereForgetPending: Endpoint<typeof elsewhere.forgetPending> = {
  id: 'elsewhere.forgetPending',
  method: 'DELETE',
  path: '/wps/session/elsewhere/pending',
  listener: 'site',
};

export const elsewherePending: Endpoint<typeof elsewhere.pending> = {
  id: 'elsewhere.pending',
  method: 'GET',
  path: '/wps/session/elsewhere/pending',
  listener: 'site',
};

export const factorResetsAsk: Endpoint<typeof factorResets.askFactorReset> = {
  id: 'factorResets.ask',
  method: 'POST',
  path: '/operator/members/:id/factor-resets',
  listener: 'console',
};

export const factorResetsCarryOut: Endpoint<typeof factorResets.doFactorReset> = {
  id: 'factorResets.carryOut',
  method: 'POST',
  path: '/operator/members/:id/factor-resets/done',
  listener: 'console',
};

export const factorResetsRead: Endpoint<typeof factorResets.readFactorResets> = {
  id: 'factorResets.read',
  method: 'GET',
  path: '/operator/members/:id/factor-resets',
  listener: 'console',
};

export const factorResetsStop: Endpoint<typeof factorResets.stopFactorReset> = {
  id: 'factorResets.stop',
  method: 'POST',
  path: '/wps/member/factors/reset/stop',
  listener: 'site',
  sealed: true,
};

export const factorResetsWithdraw: Endpoint<typeof factorResets.withdrawFactorReset> = {
  id: 'factorResets.withdraw',
  method: 'POST',
  path: '/operator/members/:id/factor-resets/withdrawn',
  listener: 'console',
};

export const factorsAddAuthenticator: Endpoint<typeof factors.addAuthenticator> = {
  id: 'factors.addAuthenticator',
  method: 'POST',
  path: '/wps/member/factors/authenticator',
  listener: 'site',
  sealed: true,
};

export const factorsAddPasskey: Endpoint<typeof factors.addPasskey> = {
  id: 'factors.addPasskey',
  method: 'POST',
  path: '/wps/member/factors/passkeys',
  listener: 'site',
  sealed: true,
};

export const factorsAskPasskey: Endpoint<typeof factors.askFactorPasskey> = {
  id: 'factors.askPasskey',
  method: 'POST',
  path: '/wps/member/factors/proof/passkey',
  listener: 'site',
};

export const factorsBeginAuthenticator: Endpoint<typeof factors.beginAuthenticator> = {
  id: 'factors.beginAuthenticator',
  method: 'POST',
  path: '/wps/member/factors/authenticator/begin',
  listener: 'site',
  sealed: true,
};

export const factorsBeginPasskey: Endpoint<typeof factors.beginPasskey> = {
  id: 'factors.beginPasskey',
  method: 'POST',
  path: '/wps/member/factors/passkeys/begin',
  listener: 'site',
  sealed: true,
};

export const factorsList: Endpoint<typeof factors.listFactors> = {
  id: 'factors.list',
  method: 'GET',
  path: '/wps/member/factors',
  listener: 'site',
};

export const factorsRemoveAuthenticator: Endpoint<typeof factors.removeAuthenticator> = {
  id: 'factors.removeAuthenticator',
  method: 'POST',
  path: '/wps/member/factors/authenticator/remove',
  listener: 'site',
  sealed: true,
};

export const factorsRemovePasskey: Endpoint<typeof factors.removePasskey> = {
  id: 'factors.removePasskey',
  method: 'POST',
  path: '/wps/member/factors/passkeys/:passkeyId/remove',
  listener: 'site',
  sealed: true,
};

export const factorsRenewRecoveryCodes: Endpoint<typeof factors.renewRecoveryCodes> = {
  id: 'factors.renewRecoveryCodes',
  method: 'POST',
  path: '/wps/member/factors/recovery-codes',
  listener: 'site',
  sealed: true,
};

export const favouritesAdd: Endpoint<typeof favourites.addFavourite> = {
  id: 'favourites.add',
  method: 'POST',
  path: '/wps/relay/favouriteGames',
  listener: 'site',
};

export const favouritesList: Endpoint<typeof favourites.favouriteGames> = {
  id: 'favourites.list',
  method: 'GET',
  path: '/wps/relay/favouriteGames',
  listener: 'site',
};

export const favouritesIds: Endpoint<typeof favourites.favouriteIds> = {
  id: 'favourites.ids',
  method: 'GET',
  path: '/wps/relay/favouriteIds',
  listener: 'site',
};

export const favouritesNoteOpened: Endpoint<typeof favourites.noteOpened> = {
  id: 'favourites.noteOpened',
  method: 'PUT',
  path: '/wps/relay/recentGames',
  listener: 'site',
};

export const favouritesRecent: Endpoint<typeof favourites.recentGames> = {
  id: 'favourites.recent',
  method: 'GET',
  path: '/wps/relay/recentGames',
  listener: 'site',
};

export const favouritesRemove: Endpoint<typeof favourites.removeFavourite> = {
  id: 'favourites.remove',
  method: 'POST',
  path: '/wps/relay/favouriteGames/remove',
  listener: 'site',
};

export const feedbackAnswer: Endpoint<typeof feedback.answerFeedback> = {
  id: 'feedback.answer',
  method: 'POST',
  path: '/operator/feedback/:id/answer',
  listener: 'console',
};

export const feedbackClose: Endpoint<typeof feedback.closeFeedback> = {
  id: 'feedback.close',
  method: 'POST',
  path: '/operator/feedback/:id/close',
  listener: 'console',
};

export const feedbackCountUnseen: Endpoint<typeof feedback.countUnseenAnswers> = {
  id: 'feedback.countUnseen',
  method: 'GET',
  path: '/wps/feedback/unseen',
  listener: 'site',
};

export const feedbackQueue: Endpoint<typeof feedback.feedbackQueue> = {
  id: 'feedback.queue',
  method: 'GET',
  path: '/operator/feedback',
  listener: 'console',
};

export const feedbackListOwn: Endpoint<typeof feedback.listOwnFeedback> = {
  id: 'feedback.listOwn',
  method: 'GET',
  path: '/wps/feedback',
  listener: 'site',
};

export const feedbackSeeAnswers: Endpoint<typeof feedback.seeAnswers> = {
  id: 'feedback.seeAnswers',
  method: 'POST',
  path: '/wps/feedback/seen',
  listener: 'site',
};

export const feedbackSend: Endpoint<typeof feedback.sendFeedback> = {
  id: 'feedback.send',
  method: 'PUT',
  path: '/wps/feedback',
  listener: 'site',
};

export const feedbackUploadImage: Endpoint<typeof feedback.uploadFeedbackImage> = {
  id: 'feedback.uploadImage',
  method: 'PUT',
  path: '/wps/feedback/image',
  listener: 'site',
  upload: true,
};

export const freePlayStart: Endpoint<typeof freePlay.startFreePlay> = {
  id: 'freePlay.start',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  listener: 'site',
  sealed: true,
};

export const helpCenter: Endpoint<typeof help.helpCenter> = {
  id: 'help.center',
  method: 'GET',
  path: '/wps/system/helpCenter',
  listener: 'site',
};

export const helpListKept: Endpoint<typeof help.listArticles> = {
  id: 'help.listKept',
  method: 'GET',
  path: '/operator/help',
  listener: 'console',
};

export const helpPut: Endpoint<typeof help.putArticle> = {
  id: 'help.put',
  method: 'PUT',
  path: '/operator/help/:id',
  listener: 'console',
};

export const helpArticle: Endpoint<typeof help.readHelpArticle> = {
  id: 'help.article',
  method: 'GET',
  path: '/wps/system/helpCenter/:slug',
  listener: 'site',
};

export const helpRemove: Endpoint<typeof help.removeArticle> = {
  id: 'help.remove',
  method: 'DELETE',
  path: '/operator/help/:id',
  listener: 'console',
};

export const humanCheckCaptcha: Endpoint<typeof humanCheck.captcha> = {
  id: 'humanCheck.captcha',
  method: 'GET',
  path: '/wps/captcha',
  listener: 'site',
};

export const humanCheckChallenge: Endpoint<typeof humanCheck.challenge> = {
  id: 'humanCheck.challenge',
  method: 'GET',
  path: '/wps/human-check',
  listener: 'site',
};

export const launchLaunchGame: Endpoint<typeof launch.launchGame> = {
  id: 'launch.launchGame',
  method: 'POST',
  path: '/wps/game/launchGame',
  listener: 'site',
};

export const launchOpenGameSession: Endpoint<typeof launch.openGameSession> = {
  id: 'launch.openGameSession',
  method: 'POST',
  path: '/inhouse/session',
  listener: 'games',
};

export const liabilitiesEpochs: Endpoint<typeof liabilities.liabilityEpochs> = {
  id: 'liabilities.epochs',
  method: 'GET',
  path: '/wps/liabilities/epochs',
  listener: 'site',
};

export const liabilitiesKey: Endpoint<typeof liabilities.liabilityKey> = {
  id: 'liabilities.key',
  method: 'GET',
  path: '/wps/liabilities/key',
  listener: 'site',
};

export const liabilitiesProof: Endpoint<typeof liabilities.liabilityProof> = {
  id: 'liabilities.proof',
  method: 'GET',
  path: '/wps/liabilities/epochs/:epoch/proofs/:currency',
  listener: 'site',
};

export const lobbyGameList: Endpoint<typeof lobby.gameList> = {
  id: 'lobby.gameList',
  method: 'GET',
  path: '/wps/relay/gameList',
  listener: 'site',
};

export const lobbyGameVendors: Endpoint<typeof lobby.gameVendors> = {
  id: 'lobby.gameVendors',
  method: 'GET',
  path: '/wps/relay/newGameVendor',
  listener: 'site',
};

export const lobbyHotGames: Endpoint<typeof lobby.hotGames> = {
  id: 'lobby.hotGames',
  method: 'GET',
  path: '/wps/relay/hotGames',
  listener: 'site',
};

export const lobbyOneGame: Endpoint<typeof lobby.oneGame> = {
  id: 'lobby.oneGame',
  method: 'GET',
  path: '/lgw/games/game',
  listener: 'site',
};

export const lobbyOpenedNumbers: Endpoint<typeof lobby.openedNumbers> = {
  id: 'lobby.openedNumbers',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  listener: 'site',
};

export const lobbyPopularGames: Endpoint<typeof lobby.popularGames> = {
  id: 'lobby.popularGames',
  method: 'GET',
  path: '/lgw/games/popular',
  listener: 'site',
};

export const lobbyPvpRooms: Endpoint<typeof lobby.pvpRooms> = {
  id: 'lobby.pvpRooms',
  method: 'GET',
  path: '/wps/relay/pvpRooms',
  listener: 'site',
};

export const lobbyVendorTypes: Endpoint<typeof lobby.vendorTypes> = {
  id: 'lobby.vendorTypes',
  method: 'GET',
  path: '/wps/relay/vassGameType',
  listener: 'site',
};

export const lobbyVnGameMenu: Endpoint<typeof lobby.vnGameMenu> = {
  id: 'lobby.vnGameMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  listener: 'site',
};

export const lobbyVnOpenedNumbers: Endpoint<typeof lobby.vnOpenedNumbers> = {
  id: 'lobby.vnOpenedNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  listener: 'site',
};

export const lobbyVnRecentMenu: Endpoint<typeof lobby.vnRecentMenu> = {
  id: 'lobby.vnRecentMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  listener: 'site',
};

export const lotteryGame: Endpoint<typeof lottery.lotteryGame> = {
  id: 'lottery.game',
  method: 'GET',
  path: '/lotto/lgw/games/:gameCode',
  listener: 'site',
};

export const lotteryMyTickets: Endpoint<typeof lottery.myTickets> = {
  id: 'lottery.myTickets',
  method: 'GET',
  path: '/lotto/lgw/games/:gameCode/tickets',
  listener: 'site',
};

export const lotteryOpenedIssues: Endpoint<typeof lottery.openedIssues> = {
  id: 'lottery.openedIssues',
  method: 'GET',
  path: '/lotto/lgw/games/:gameCode/opened',
  listener: 'site',
};

export const lotteryPlaceTickets: Endpoint<typeof lottery.placeTickets> = {
  id: 'lottery.placeTickets',
  method: 'POST',
  path: '/lotto/lgw/games/:gameCode/tickets',
  listener: 'site',
};

export const manageElsewhereKeep: Endpoint<typeof manageElsewhere.keepElsewhere> = {
  id: 'manageElsewhere.keep',
  method: 'POST',
  path: '/operator/members/:id/elsewhere/:provider/keep',
  listener: 'console',
};

export const manageElsewhereList: Endpoint<typeof manageElsewhere.listManagedElsewhere> = {
  id: 'manageElsewhere.list',
  method: 'GET',
  path: '/operator/members/:id/elsewhere',
  listener: 'console',
};

export const manageElsewhereUnbind: Endpoint<typeof manageElsewhere.unbindElsewhere> = {
  id: 'manageElsewhere.unbind',
  method: 'POST',
  path: '/operator/members/:id/elsewhere/:provider/unbind',
  listener: 'console',
};

export const manageGamesChange: Endpoint<typeof manageGames.changeGame> = {
  id: 'manageGames.change',
  method: 'PUT',
  path: '/operator/games/:gameCode',
  listener: 'console',
};

export const manageGamesImport: Endpoint<typeof manageGames.importGames> = {
  id: 'manageGames.import',
  method: 'POST',
  path: '/operator/games/import',
  listener: 'console',
};

export const manageGamesList: Endpoint<typeof manageGames.manageGames> = {
  id: 'manageGames.list',
  method: 'GET',
  path: '/operator/games',
  listener: 'console',
};

export const manageMembersEndSessions: Endpoint<typeof manageMembers.endMemberSessions> = {
  id: 'manageMembers.endSessions',
  method: 'POST',
  path: '/operator/members/:id/end-sessions',
  listener: 'console',
};

export const manageMembersFind: Endpoint<typeof manageMembers.findMember> = {
  id: 'manageMembers.find',
  method: 'GET',
  path: '/operator/members',
  listener: 'console',
};

export const manageMembersGiveTemporaryPassword: Endpoint<typeof manageMembers.giveTemporaryPassword> = {
  id: 'manageMembers.giveTemporaryPassword',
  method: 'POST',
  path: '/operator/members/:id/temporary-password',
  listener: 'console',
};

export const managePlayBeginBreak: Endpoint<typeof managePlay.beginBreak> = {
  id: 'managePlay.beginBreak',
  method: 'POST',
  path: '/operator/members/:id/play/breaks',
  listener: 'console',
};

export const managePlayRead: Endpoint<typeof managePlay.playOfMember> = {
  id: 'managePlay.read',
  method: 'GET',
  path: '/operator/members/:id/play',
  listener: 'console',
};

export const managePlayRecordUnderAge: Endpoint<typeof managePlay.recordUnderAge> = {
  id: 'managePlay.recordUnderAge',
  method: 'POST',
  path: '/operator/members/:id/play/under-age',
  listener: 'console',
};

export const managePlayTightenLimit: Endpoint<typeof managePlay.tightenLimit> = {
  id: 'managePlay.tightenLimit',
  method: 'POST',
  path: '/operator/members/:id/play/limits',
  listener: 'console',
};

export const manageProfileCorrect: Endpoint<typeof manageProfile.correctTold> = {
  id: 'manageProfile.correct',
  method: 'PUT',
  path: '/operator/members/:id/profile',
  listener: 'console',
};

export const manageProfileRead: Endpoint<typeof manageProfile.readTold> = {
  id: 'manageProfile.read',
  method: 'GET',
  path: '/operator/members/:id/profile',
  listener: 'console',
};

export const manageVendorsAdd: Endpoint<typeof manageVendors.addVendor> = {
  id: 'manageVendors.add',
  method: 'POST',
  path: '/operator/vendors',
  listener: 'console',
};

export const manageVendorsAddKey: Endpoint<typeof manageVendors.addVendorKey> = {
  id: 'manageVendors.addKey',
  method: 'POST',
  path: '/operator/vendors/:code/keys',
  listener: 'console',
};

export const manageVendorsChange: Endpoint<typeof manageVendors.changeVendor> = {
  id: 'manageVendors.change',
  method: 'PUT',
  path: '/operator/vendors/:code',
  listener: 'console',
};

export const manageVendorsList: Endpoint<typeof manageVendors.manageVendors> = {
  id: 'manageVendors.list',
  method: 'GET',
  path: '/operator/vendors',
  listener: 'console',
};

export const manageVendorsRetireKey: Endpoint<typeof manageVendors.retireVendorKey> = {
  id: 'manageVendors.retireKey',
  method: 'POST',
  path: '/operator/vendors/:code/keys/:keyId/retire',
  listener: 'console',
};

export const manageVendorsBooks: Endpoint<typeof manageVendors.vendorBooks> = {
  id: 'manageVendors.books',
  method: 'GET',
  path: '/operator/vendors/:code/books',
  listener: 'console',
};

export const mediaListImages: Endpoint<typeof media.listImages> = {
  id: 'media.listImages',
  method: 'GET',
  path: '/operator/media',
  listener: 'console',
};

export const mediaUploadImage: Endpoint<typeof media.uploadImage> = {
  id: 'media.uploadImage',
  method: 'POST',
  path: '/operator/media',
  listener: 'console',
  upload: true,
};

export const memberChangeFigures: Endpoint<typeof member.changeFigures> = {
  id: 'member.changeFigures',
  method: 'PUT',
  path: '/wps/member/info/figures',
  listener: 'site',
};

export const memberChangePassword: Endpoint<typeof member.changePassword> = {
  id: 'member.changePassword',
  method: 'POST',
  path: '/wps/member/password',
  listener: 'site',
  sealed: true,
};

export const memberInfo: Endpoint<typeof member.memberInfo> = {
  id: 'member.info',
  method: 'GET',
  path: '/wps/member/info',
  listener: 'site',
};

export const operatorApproveWithdrawal: Endpoint<typeof operator.approveWithdrawal> = {
  id: 'operator.approveWithdrawal',
  method: 'POST',
  path: '/operator/withdrawals/:id/approve',
  listener: 'console',
};

export const operatorClaim: Endpoint<typeof operator.claim> = {
  id: 'operator.claim',
  method: 'POST',
  path: '/operator/claim',
  listener: 'console',
};

export const operatorGetSettings: Endpoint<typeof operator.getSettings> = {
  id: 'operator.getSettings',
  method: 'GET',
  path: '/operator/settings',
  listener: 'console',
};

export const operatorInspectClaim: Endpoint<typeof operator.inspectClaim> = {
  id: 'operator.inspectClaim',
  method: 'POST',
  path: '/operator/claim/inspect',
  listener: 'console',
};

export const operatorLogin: Endpoint<typeof operator.operatorLogin> = {
  id: 'operator.login',
  method: 'POST',
  path: '/operator/session',
  listener: 'console',
};

export const operatorLogout: Endpoint<typeof operator.operatorLogout> = {
  id: 'operator.logout',
  method: 'DELETE',
  path: '/operator/session',
  listener: 'console',
};

export const operatorMe: Endpoint<typeof operator.operatorMe> = {
  id: 'operator.me',
  method: 'GET',
  path: '/operator/session',
  listener: 'console',
};

export const operatorOverview: Endpoint<typeof operator.overview> = {
  id: 'operator.overview',
  method: 'GET',
  path: '/operator/overview',
  listener: 'console',
};

export const operatorPutSettings: Endpoint<typeof operator.putSettings> = {
  id: 'operator.putSettings',
  method: 'PUT',
  path: '/operator/settings',
  listener: 'console',
};

export const operatorRejectWithdrawal: Endpoint<typeof operator.rejectWithdrawal> = {
  id: 'operator.rejectWithdrawal',
  method: 'POST',
  path: '/operator/withdrawals/:id/reject',
  listener: 'console',
};

export const operatorWithdrawalQueue: Endpoint<typeof operator.withdrawalQueue> = {
  id: 'operator.withdrawalQueue',
  method: 'GET',
  path: '/operator/withdrawals',
  listener: 'console',
};

export const outboxList: Endpoint<typeof outbox.listOutbox> = {
  id: 'outbox.list',
  method: 'GET',
  path: '/wps/console/outbox',
  listener: 'console',
};

export const paymentPasswordState: Endpoint<typeof paymentPassword.paymentPasswordState> = {
  id: 'paymentPassword.state',
  method: 'GET',
  path: '/wps/member/password/payment',
  listener: 'site',
};

export const paymentPasswordReset: Endpoint<typeof paymentPassword.resetPaymentPassword> = {
  id: 'paymentPassword.reset',
  method: 'POST',
  path: '/wps/member/password/payment/reset',
  listener: 'site',
  sealed: true,
};

export const paymentPasswordSendResetCode: Endpoint<typeof paymentPassword.sendResetCode> = {
  id: 'paymentPassword.sendResetCode',
  method: 'POST',
  path: '/wps/member/password/payment/code',
  listener: 'site',
};

export const paymentPasswordSet: Endpoint<typeof paymentPassword.setPaymentPassword> = {
  id: 'paymentPassword.set',
  method: 'POST',
  path: '/wps/member/password/payment',
  listener: 'site',
  sealed: true,
};

export const payoutWalletsAdd: Endpoint<typeof payoutWallets.addPayoutWallet> = {
  id: 'payoutWallets.add',
  method: 'POST',
  path: '/wps/member/payout-wallets',
  listener: 'site',
  sealed: true,
};

export const payoutWalletsList: Endpoint<typeof payoutWallets.listPayoutWallets> = {
  id: 'payoutWallets.list',
  method: 'GET',
  path: '/wps/member/payout-wallets',
  listener: 'site',
};

export const payoutWalletsRemove: Endpoint<typeof payoutWallets.removePayoutWallet> = {
  id: 'payoutWallets.remove',
  method: 'POST',
  path: '/wps/member/payout-wallets/:walletId/remove',
  listener: 'site',
  sealed: true,
};

export const payoutWalletsOfMember: Endpoint<typeof payoutWallets.walletsOfMember> = {
  id: 'payoutWallets.ofMember',
  method: 'GET',
  path: '/operator/members/:id/payout-wallets',
  listener: 'console',
};

export const playAskToReopen: Endpoint<typeof playLimits.askToReopen> = {
  id: 'play.askToReopen',
  method: 'POST',
  path: '/wps/member/play/reopenings',
  listener: 'site',
  sealed: true,
};

export const playConfirmLimit: Endpoint<typeof playLimits.confirmLimit> = {
  id: 'play.confirmLimit',
  method: 'POST',
  path: '/wps/member/play/limits/confirmations',
  listener: 'site',
  sealed: true,
};

export const playPassCheck: Endpoint<typeof playLimits.passCheck> = {
  id: 'play.passCheck',
  method: 'POST',
  path: '/wps/member/play/check',
  listener: 'site',
};

export const playHistory: Endpoint<typeof playLimits.playHistory> = {
  id: 'play.history',
  method: 'GET',
  path: '/wps/member/play/history',
  listener: 'site',
};

export const playReadCheck: Endpoint<typeof playLimits.readCheck> = {
  id: 'play.readCheck',
  method: 'GET',
  path: '/wps/member/play/check',
  listener: 'site',
};

export const playRead: Endpoint<typeof playLimits.readPlay> = {
  id: 'play.read',
  method: 'GET',
  path: '/wps/member/play',
  listener: 'site',
};

export const playSetCheck: Endpoint<typeof playLimits.setCheck> = {
  id: 'play.setCheck',
  method: 'PUT',
  path: '/wps/member/play/check',
  listener: 'site',
};

export const playSetLimit: Endpoint<typeof playLimits.setLimit> = {
  id: 'play.setLimit',
  method: 'PUT',
  path: '/wps/member/play/limits',
  listener: 'site',
  sealed: true,
};

export const playTakeBreak: Endpoint<typeof playLimits.takeBreak> = {
  id: 'play.takeBreak',
  method: 'POST',
  path: '/wps/member/play/breaks',
  listener: 'site',
  sealed: true,
};

export const playWithdrawLimit: Endpoint<typeof playLimits.withdrawLimit> = {
  id: 'play.withdrawLimit',
  method: 'POST',
  path: '/wps/member/play/limits/withdrawals',
  listener: 'site',
};

export const profileBindEmail: Endpoint<typeof profile.bindEmail> = {
  id: 'profile.bindEmail',
  method: 'POST',
  path: '/wps/member/info/email',
  listener: 'site',
  sealed: true,
};

export const profileChangeIcon: Endpoint<typeof profile.changeIcon> = {
  id: 'profile.changeIcon',
  method: 'PUT',
  path: '/wps/member/info/icon',
  listener: 'site',
};

export const profileChange: Endpoint<typeof profile.changeProfile> = {
  id: 'profile.change',
  method: 'PUT',
  path: '/wps/member/info/profile',
  listener: 'site',
  sealed: true,
};

export const profileRead: Endpoint<typeof profile.profile> = {
  id: 'profile.read',
  method: 'GET',
  path: '/wps/member/info/profile',
  listener: 'site',
};

export const profileSendEmailCode: Endpoint<typeof profile.sendEmailCode> = {
  id: 'profile.sendEmailCode',
  method: 'POST',
  path: '/wps/verification/email/member',
  listener: 'site',
};

export const promotionsAddPromotion: Endpoint<typeof promotions.addPromotion> = {
  id: 'promotions.addPromotion',
  method: 'POST',
  path: '/operator/promotions',
  listener: 'console',
};

export const promotionsApplyForPromotion: Endpoint<typeof promotions.applyForPromotion> = {
  id: 'promotions.applyForPromotion',
  method: 'POST',
  path: '/wps/member/promotions/:id/apply',
  listener: 'site',
};

export const promotionsApproveApplication: Endpoint<typeof promotions.approveApplication> = {
  id: 'promotions.approveApplication',
  method: 'POST',
  path: '/operator/promotion-applications/:id/approve',
  listener: 'console',
};

export const promotionsChangePromotion: Endpoint<typeof promotions.changePromotion> = {
  id: 'promotions.changePromotion',
  method: 'PUT',
  path: '/operator/promotions/:id',
  listener: 'console',
};

export const promotionsClaimPromotion: Endpoint<typeof promotions.claimPromotion> = {
  id: 'promotions.claimPromotion',
  method: 'POST',
  path: '/wps/member/promotions/:id/claim',
  listener: 'site',
};

export const promotionsGetPromotion: Endpoint<typeof promotions.getPromotion> = {
  id: 'promotions.getPromotion',
  method: 'GET',
  path: '/wps/promotions/:id',
  listener: 'site',
};

export const promotionsJoinPromotion: Endpoint<typeof promotions.joinPromotion> = {
  id: 'promotions.joinPromotion',
  method: 'POST',
  path: '/wps/member/promotions/:id/join',
  listener: 'site',
};

export const promotionsKeptPromotions: Endpoint<typeof promotions.keptPromotions> = {
  id: 'promotions.keptPromotions',
  method: 'GET',
  path: '/operator/promotions',
  listener: 'console',
};

export const promotionsListApplications: Endpoint<typeof promotions.listApplications> = {
  id: 'promotions.listApplications',
  method: 'GET',
  path: '/operator/promotion-applications',
  listener: 'console',
};

export const promotionsListPromotions: Endpoint<typeof promotions.listPromotions> = {
  id: 'promotions.listPromotions',
  method: 'GET',
  path: '/wps/promotions',
  listener: 'site',
};

export const promotionsMyPromotion: Endpoint<typeof promotions.myPromotion> = {
  id: 'promotions.myPromotion',
  method: 'GET',
  path: '/wps/member/promotions/:id',
  listener: 'site',
};

export const promotionsMyPromotions: Endpoint<typeof promotions.myPromotions> = {
  id: 'promotions.myPromotions',
  method: 'GET',
  path: '/wps/member/promotions',
  listener: 'site',
};

export const promotionsOrderPromotions: Endpoint<typeof promotions.orderPromotions> = {
  id: 'promotions.orderPromotions',
  method: 'POST',
  path: '/operator/promotions/order',
  listener: 'console',
};

export const promotionsRejectApplication: Endpoint<typeof promotions.rejectApplication> = {
  id: 'promotions.rejectApplication',
  method: 'POST',
  path: '/operator/promotion-applications/:id/reject',
  listener: 'console',
};

export const promotionsRemovePromotion: Endpoint<typeof promotions.removePromotion> = {
  id: 'promotions.removePromotion',
  method: 'DELETE',
  path: '/operator/promotions/:id',
  listener: 'console',
};

export const recordsBettingRecord: Endpoint<typeof records.bettingRecord> = {
  id: 'records.bettingRecord',
  method: 'GET',
  path: '/wps/records/bets',
  listener: 'site',
};

export const recordsFairness: Endpoint<typeof records.fairness> = {
  id: 'records.fairness',
  method: 'GET',
  path: '/wps/records/bets/:betId/fairness',
  listener: 'site',
};

export const recordsRevealSeed: Endpoint<typeof records.revealSeed> = {
  id: 'records.revealSeed',
  method: 'POST',
  path: '/wps/records/bets/:betId/reveal',
  listener: 'site',
};

export const recoveryByEmail: Endpoint<typeof recovery.recoverByEmail> = {
  id: 'recovery.byEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  listener: 'site',
};

export const recoveryByLink: Endpoint<typeof recovery.resetByLink> = {
  id: 'recovery.byLink',
  method: 'POST',
  path: '/wps/member/password/link',
  listener: 'site',
  sealed: true,
};

export const recoveryByPhone: Endpoint<typeof recovery.resetByPhone> = {
  id: 'recovery.byPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  listener: 'site',
  sealed: true,
};

export const registrationRegister: Endpoint<typeof registration.register> = {
  id: 'registration.register',
  method: 'PUT',
  path: '/wps/member/register',
  listener: 'site',
  sealed: true,
};

export const registrationRegisterMobile: Endpoint<typeof registration.registerMobile> = {
  id: 'registration.registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  listener: 'site',
  sealed: true,
};

export const customerServiceOpen: Endpoint<typeof resources.openCustomerService> = {
  id: 'customerService.open',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerService',
  listener: 'site',
};

export const resourcesPutChannel: Endpoint<typeof resources.putChannel> = {
  id: 'resources.putChannel',
  method: 'PUT',
  path: '/operator/customer-service/:id',
  listener: 'console',
};

export const resourcesPutHosts: Endpoint<typeof resources.putHosts> = {
  id: 'resources.putHosts',
  method: 'PUT',
  path: '/operator/customer-service-hosts',
  listener: 'console',
};

export const resourcesPutResource: Endpoint<typeof resources.putResource> = {
  id: 'resources.putResource',
  method: 'PUT',
  path: '/operator/resources/:id',
  listener: 'console',
};

export const resourcesDesk: Endpoint<typeof resources.readContactDesk> = {
  id: 'resources.desk',
  method: 'GET',
  path: '/operator/contacts',
  listener: 'console',
};

export const resourcesRemoveChannel: Endpoint<typeof resources.removeChannel> = {
  id: 'resources.removeChannel',
  method: 'DELETE',
  path: '/operator/customer-service/:id',
  listener: 'console',
};

export const resourcesRemoveResource: Endpoint<typeof resources.removeResource> = {
  id: 'resources.removeResource',
  method: 'DELETE',
  path: '/operator/resources/:id',
  listener: 'console',
};

export const resourcesLinks: Endpoint<typeof resources.resourceLinks> = {
  id: 'resources.links',
  method: 'GET',
  path: '/wps/system/resources',
  listener: 'site',
};

export const secondProofAskPasskeyLogin: Endpoint<typeof secondProof.askPasskeyLogin> = {
  id: 'secondProof.askPasskeyLogin',
  method: 'POST',
  path: '/wps/session/passkey/options',
  listener: 'site',
};

export const secondProofAskPasskey: Endpoint<typeof secondProof.askPasskeyProof> = {
  id: 'secondProof.askPasskey',
  method: 'POST',
  path: '/wps/session/proof/passkey',
  listener: 'site',
};

export const secondProofPasskeyLogin: Endpoint<typeof secondProof.passkeyLogin> = {
  id: 'secondProof.passkeyLogin',
  method: 'POST',
  path: '/wps/session/passkey',
  listener: 'site',
  sealed: true,
};

export const secondProofProve: Endpoint<typeof secondProof.prove> = {
  id: 'secondProof.prove',
  method: 'POST',
  path: '/wps/session/proof',
  listener: 'site',
  sealed: true,
};

export const secondProofSendCode: Endpoint<typeof secondProof.sendProofCode> = {
  id: 'secondProof.sendCode',
  method: 'POST',
  path: '/wps/session/proof/code',
  listener: 'site',
};

export const selfProofSendCode: Endpoint<typeof selfProof.sendOwnCode> = {
  id: 'selfProof.sendCode',
  method: 'POST',
  path: '/wps/member/proof/codes',
  listener: 'site',
};

export const sessionAskHandOver: Endpoint<typeof session.askHandOver> = {
  id: 'session.askHandOver',
  method: 'POST',
  path: '/wps/session/handOver',
  listener: 'site',
};

export const sessionEnd: Endpoint<typeof session.endSession> = {
  id: 'session.end',
  method: 'DELETE',
  path: '/wps/session/list/:sessionId',
  listener: 'site',
};

export const sessionList: Endpoint<typeof session.listSessions> = {
  id: 'session.list',
  method: 'GET',
  path: '/wps/session/list',
  listener: 'site',
};

export const sessionRemembered: Endpoint<typeof session.logInRemembered> = {
  id: 'session.remembered',
  method: 'POST',
  path: '/wps/session/remembered',
  listener: 'site',
};

export const sessionLogin: Endpoint<typeof session.login> = {
  id: 'session.login',
  method: 'POST',
  path: '/wps/session/login',
  listener: 'site',
  sealed: true,
};

export const sessionLogout: Endpoint<typeof session.logout> = {
  id: 'session.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  listener: 'site',
};

export const sessionTakeHandOver: Endpoint<typeof session.takeHandOver> = {
  id: 'session.takeHandOver',
  method: 'POST',
  path: '/wps/session/handOver/take',
  listener: 'site',
};

export const siteAppDownload: Endpoint<typeof siteAccess.appDownload> = {
  id: 'site.appDownload',
  method: 'GET',
  path: '/wps/system/appDownload',
  listener: 'site',
};

export const siteDomainRoute: Endpoint<typeof siteAccess.domainRoute> = {
  id: 'site.domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  listener: 'site',
};

export const sitePing: Endpoint<typeof siteAccess.ping> = {
  id: 'site.ping',
  method: 'GET',
  path: '/common/v.1.0.1/ping.json',
  listener: 'site',
};

export const siteStatus: Endpoint<typeof siteAccess.status> = {
  id: 'site.status',
  method: 'GET',
  path: '/wps/system/status',
  listener: 'site',
};

export const siteRegistrationSettings: Endpoint<typeof site.registrationSettings> = {
  id: 'site.registrationSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  listener: 'site',
};

export const siteWhitelabel: Endpoint<typeof site.whitelabel> = {
  id: 'site.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  listener: 'site',
};

export const smsCodesListCountries: Endpoint<typeof smsCodes.listCountries> = {
  id: 'smsCodes.listCountries',
  method: 'GET',
  path: '/wps/system/countryCodes',
  listener: 'site',
};

export const smsCodesSendBindingCode: Endpoint<typeof smsCodes.sendBindingCode> = {
  id: 'smsCodes.sendBindingCode',
  method: 'POST',
  path: '/wps/verification/sms/member',
  listener: 'site',
};

export const smsCodesSendLoginCode: Endpoint<typeof smsCodes.sendLoginCode> = {
  id: 'smsCodes.sendLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  listener: 'site',
};

export const smsCodesSendRecoveryCode: Endpoint<typeof smsCodes.sendRecoveryCode> = {
  id: 'smsCodes.sendRecoveryCode',
  method: 'POST',
  path: '/wps/verification/sms/password',
  listener: 'site',
};

export const smsCodesSendRegistrationCode: Endpoint<typeof smsCodes.sendRegistrationCode> = {
  id: 'smsCodes.sendRegistrationCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  listener: 'site',
};

export const operatorAuditBooks: Endpoint<typeof stoppedProducts.auditBooks> = {
  id: 'operator.auditBooks',
  method: 'POST',
  path: '/operator/audits',
  listener: 'console',
};

export const operatorListStoppedProducts: Endpoint<typeof stoppedProducts.listStoppedProducts> = {
  id: 'operator.listStoppedProducts',
  method: 'GET',
  path: '/operator/products/stopped',
  listener: 'console',
};

export const operatorReopenProduct: Endpoint<typeof stoppedProducts.reopenProduct> = {
  id: 'operator.reopenProduct',
  method: 'POST',
  path: '/operator/products/reopen',
  listener: 'console',
};

export const vendorWalletMerchantWallet: Endpoint<typeof vendorWallet.merchantWallet> = {
  id: 'vendorWallet.merchantWallet',
  method: 'GET',
  path: '/wps/relay/merchantWallet',
  listener: 'site',
};

export const vendorWalletWalletTransfer: Endpoint<typeof vendorWallet.walletTransfer> = {
  id: 'vendorWallet.walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  listener: 'site',
};

export const walletAccountRecord: Endpoint<typeof wallet.accountRecord> = {
  id: 'wallet.accountRecord',
  method: 'GET',
  path: '/wps/records/account',
  listener: 'site',
};

export const walletBalance: Endpoint<typeof wallet.balance> = {
  id: 'wallet.balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  listener: 'site',
};

export const walletStatement: Endpoint<typeof wallet.statement> = {
  id: 'wallet.statement',
  method: 'GET',
  path: '/wps/records/account/statement',
  listener: 'site',
};

export const withdrawalListWithdrawals: Endpoint<typeof withdrawal.listWithdrawals> = {
  id: 'withdrawal.listWithdrawals',
  method: 'GET',
  path: '/wps/withdrawal/requests',
  listener: 'site',
};

export const withdrawalRequestWithdrawal: Endpoint<typeof withdrawal.requestWithdrawal> = {
  id: 'withdrawal.requestWithdrawal',
  method: 'POST',
  path: '/wps/withdrawal/requests',
  listener: 'site',
  sealed: true,
};

export const withdrawalTerms: Endpoint<typeof withdrawal.withdrawalTerms> = {
  id: 'withdrawal.terms',
  method: 'GET',
  path: '/wps/withdrawal/terms',
  listener: 'site',
};

/** Where the one WebSocket of the site is. */
export const noticesPath = '/wps/notices';
