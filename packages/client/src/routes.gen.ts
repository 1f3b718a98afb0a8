// Made by tools/generate-routes.ts from packages/contract. Do not edit.
import type * as affiliate from '@khelaghor/contract/affiliate.ts';
import type * as announcements from '@khelaghor/contract/announcements.ts';
import type * as banners from '@khelaghor/contract/banners.ts';
import type * as binding from '@khelaghor/contract/binding.ts';
import type * as catalogue from '@khelaghor/contract/catalogue.ts';
import type * as deposit from '@khelaghor/contract/deposit.ts';
import type * as dice from '@khelaghor/contract/dice.ts';
import type * as elsewhere from '@khelaghor/contract/elsewhere.ts';
import type * as eventLog from '@khelaghor/contract/event-log.ts';
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
import type * as manageOperators from '@khelaghor/contract/manage-operators.ts';
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
import type * as vendorRounds from '@khelaghor/contract/vendor-rounds.ts';
import type * as vendorWallet from '@khelaghor/contract/vendor-wallet.ts';
import type * as wallet from '@khelaghor/contract/wallet.ts';
import type * as withdrawal from '@khelaghor/contract/withdrawal.ts';
import type { Endpoint } from './endpoint.ts';

export const affiliatesCheck: Endpoint<typeof affiliate.checkAffiliate> = {
  method: 'GET',
  path: '/wps/agent/affiliate',
};

export const affiliatesOwn: Endpoint<typeof affiliate.ownAffiliateCodes> = {
  method: 'GET',
  path: '/wps/agent/affiliate/own',
};

export const announcementsAdd: Endpoint<typeof announcements.addAnnouncement> = {
  method: 'POST',
  path: '/operator/announcements',
};

export const announcementsChange: Endpoint<typeof announcements.changeAnnouncement> = {
  method: 'PUT',
  path: '/operator/announcements/:id',
};

export const announcementsOfGame: Endpoint<typeof announcements.gameAnnouncements> = {
  method: 'GET',
  path: '/wps/relay/MCSFE_getGameAnnouncements',
};

export const announcementsList: Endpoint<typeof announcements.listAnnouncements> = {
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncements',
};

export const announcementsListKept: Endpoint<typeof announcements.listKeptAnnouncements> = {
  method: 'GET',
  path: '/operator/announcements',
};

export const announcementsNotices: Endpoint<typeof announcements.listNotices> = {
  method: 'GET',
  path: '/wps/relay/MCSFE_getNotices',
};

export const announcementsRead: Endpoint<typeof announcements.readAnnouncement> = {
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncement/:id',
};

export const announcementsRemove: Endpoint<typeof announcements.removeAnnouncement> = {
  method: 'DELETE',
  path: '/operator/announcements/:id',
};

export const bannersAddBanner: Endpoint<typeof banners.addBanner> = {
  method: 'POST',
  path: '/operator/banners',
};

export const siteBanners: Endpoint<typeof banners.banners> = {
  method: 'GET',
  path: '/wps/system/banners',
};

export const bannersChangeBanner: Endpoint<typeof banners.changeBanner> = {
  method: 'PUT',
  path: '/operator/banners/:id',
};

export const bannersListBanners: Endpoint<typeof banners.listBanners> = {
  method: 'GET',
  path: '/operator/banners',
};

export const bannersOrderBanners: Endpoint<typeof banners.orderBanners> = {
  method: 'POST',
  path: '/operator/banners/order',
};

export const bannersRemoveBanner: Endpoint<typeof banners.removeBanner> = {
  method: 'DELETE',
  path: '/operator/banners/:id',
};

export const bindingBindMobile: Endpoint<typeof binding.bindMobile> = {
  method: 'POST',
  path: '/wps/member/info/mobile',
  sealed: true,
};

export const bindingContacts: Endpoint<typeof binding.contacts> = {
  method: 'GET',
  path: '/wps/member/info/contacts',
};

export const catalogueGameMenus: Endpoint<typeof catalogue.gameMenus> = {
  method: 'GET',
  path: '/lgw/games/game_menus',
};

export const catalogueLeadBoard: Endpoint<typeof catalogue.leadBoard> = {
  method: 'GET',
  path: '/wps/relay/leadBoard',
};

export const catalogueWinners: Endpoint<typeof catalogue.winners> = {
  method: 'GET',
  path: '/wps/relay/winnerRankList',
};

export const depositGatewayCallback: Endpoint<typeof deposit.gatewayCallback> = {
  method: 'POST',
  path: '/gateway/:gateway/callback',
};

export const depositGetDeposit: Endpoint<typeof deposit.getDeposit> = {
  method: 'GET',
  path: '/wps/deposit/requests/:id',
};

export const depositListChannels: Endpoint<typeof deposit.listChannels> = {
  method: 'GET',
  path: '/wps/deposit/channels',
};

export const depositListDeposits: Endpoint<typeof deposit.listDeposits> = {
  method: 'GET',
  path: '/wps/deposit/requests',
};

export const depositRequestDeposit: Endpoint<typeof deposit.requestDeposit> = {
  method: 'POST',
  path: '/wps/deposit/requests',
};

export const diceRolls: Endpoint<typeof dice.diceRolls> = {
  method: 'GET',
  path: '/inhouse/dice/rolls',
};

export const diceState: Endpoint<typeof dice.diceState> = {
  method: 'GET',
  path: '/inhouse/dice/state',
};

export const diceRoll: Endpoint<typeof dice.rollDice> = {
  method: 'POST',
  path: '/inhouse/dice/rolls',
};

export const diceRotateSeed: Endpoint<typeof dice.rotateDiceSeed> = {
  method: 'POST',
  path: '/inhouse/dice/seeds',
};

export const elsewhereAccounts: Endpoint<typeof elsewhere.accounts> = {
  method: 'GET',
  path: '/wps/member/info/elsewhere',
};

export const elsewhereBegin: Endpoint<typeof elsewhere.begin> = {
  method: 'POST',
  path: '/wps/session/elsewhere/begin',
};

export const elsewhereBeginBinding: Endpoint<typeof elsewhere.beginBinding> = {
  method: 'POST',
  path: '/wps/member/info/elsewhere/begin',
  sealed: true,
};

export const elsewhereFinish: Endpoint<typeof elsewhere.finish> = {
  method: 'POST',
  path: '/wps/session/elsewhere/finish',
};

export const elsewhereFinishBinding: Endpoint<typeof elsewhere.finishBinding> = {
  method: 'POST',
  path: '/wps/member/info/elsewhere/finish',
};

export const elsewhereForgetPending: Endpoint<typeof elsewhere.forgetPending> = {
  method: 'DELETE',
  path: '/wps/session/elsewhere/pending',
};

export const elsewherePending: Endpoint<typeof elsewhere.pending> = {
  method: 'GET',
  path: '/wps/session/elsewhere/pending',
};

export const eventLogKinds: Endpoint<typeof eventLog.listEventKinds> = {
  method: 'GET',
  path: '/operator/event-log/kinds',
};

export const eventLogRead: Endpoint<typeof eventLog.readEventLog> = {
  method: 'GET',
  path: '/operator/event-log',
};

export const factorResetsAsk: Endpoint<typeof factorResets.askFactorReset> = {
  method: 'POST',
  path: '/operator/members/:id/factor-resets',
};

export const factorResetsCarryOut: Endpoint<typeof factorResets.doFactorReset> = {
  method: 'POST',
  path: '/operator/members/:id/factor-resets/done',
};

export const factorResetsRead: Endpoint<typeof factorResets.readFactorResets> = {
  method: 'GET',
  path: '/operator/members/:id/factor-resets',
};

export const factorResetsStop: Endpoint<typeof factorResets.stopFactorReset> = {
  method: 'POST',
  path: '/wps/member/factors/reset/stop',
  sealed: true,
};

export const factorResetsWithdraw: Endpoint<typeof factorResets.withdrawFactorReset> = {
  method: 'POST',
  path: '/operator/members/:id/factor-resets/withdrawn',
};

export const factorsAddAuthenticator: Endpoint<typeof factors.addAuthenticator> = {
  method: 'POST',
  path: '/wps/member/factors/authenticator',
  sealed: true,
};

export const factorsAddPasskey: Endpoint<typeof factors.addPasskey> = {
  method: 'POST',
  path: '/wps/member/factors/passkeys',
  sealed: true,
};

export const factorsAskPasskey: Endpoint<typeof factors.askFactorPasskey> = {
  method: 'POST',
  path: '/wps/member/factors/proof/passkey',
};

export const factorsBeginAuthenticator: Endpoint<typeof factors.beginAuthenticator> = {
  method: 'POST',
  path: '/wps/member/factors/authenticator/begin',
  sealed: true,
};

export const factorsBeginPasskey: Endpoint<typeof factors.beginPasskey> = {
  method: 'POST',
  path: '/wps/member/factors/passkeys/begin',
  sealed: true,
};

export const factorsList: Endpoint<typeof factors.listFactors> = {
  method: 'GET',
  path: '/wps/member/factors',
};

export const factorsRemoveAuthenticator: Endpoint<typeof factors.removeAuthenticator> = {
  method: 'POST',
  path: '/wps/member/factors/authenticator/remove',
  sealed: true,
};

export const factorsRemovePasskey: Endpoint<typeof factors.removePasskey> = {
  method: 'POST',
  path: '/wps/member/factors/passkeys/:passkeyId/remove',
  sealed: true,
};

export const factorsRenewRecoveryCodes: Endpoint<typeof factors.renewRecoveryCodes> = {
  method: 'POST',
  path: '/wps/member/factors/recovery-codes',
  sealed: true,
};

export const favouritesAdd: Endpoint<typeof favourites.addFavourite> = {
  method: 'POST',
  path: '/wps/relay/favouriteGames',
};

export const favouritesList: Endpoint<typeof favourites.favouriteGames> = {
  method: 'GET',
  path: '/wps/relay/favouriteGames',
};

export const favouritesIds: Endpoint<typeof favourites.favouriteIds> = {
  method: 'GET',
  path: '/wps/relay/favouriteIds',
};

export const favouritesNoteOpened: Endpoint<typeof favourites.noteOpened> = {
  method: 'PUT',
  path: '/wps/relay/recentGames',
};

export const favouritesRecent: Endpoint<typeof favourites.recentGames> = {
  method: 'GET',
  path: '/wps/relay/recentGames',
};

export const favouritesRemove: Endpoint<typeof favourites.removeFavourite> = {
  method: 'POST',
  path: '/wps/relay/favouriteGames/remove',
};

export const feedbackAnswer: Endpoint<typeof feedback.answerFeedback> = {
  method: 'POST',
  path: '/operator/feedback/:id/answer',
};

export const feedbackClose: Endpoint<typeof feedback.closeFeedback> = {
  method: 'POST',
  path: '/operator/feedback/:id/close',
};

export const feedbackCountUnseen: Endpoint<typeof feedback.countUnseenAnswers> = {
  method: 'GET',
  path: '/wps/feedback/unseen',
};

export const feedbackQueue: Endpoint<typeof feedback.feedbackQueue> = {
  method: 'GET',
  path: '/operator/feedback',
};

export const feedbackListOwn: Endpoint<typeof feedback.listOwnFeedback> = {
  method: 'GET',
  path: '/wps/feedback',
};

export const feedbackSeeAnswers: Endpoint<typeof feedback.seeAnswers> = {
  method: 'POST',
  path: '/wps/feedback/seen',
};

export const feedbackSend: Endpoint<typeof feedback.sendFeedback> = {
  method: 'PUT',
  path: '/wps/feedback',
};

export const feedbackUploadImage: Endpoint<typeof feedback.uploadFeedbackImage> = {
  method: 'PUT',
  path: '/wps/feedback/image',
  upload: true,
};

export const freePlayStart: Endpoint<typeof freePlay.startFreePlay> = {
  method: 'POST',
  path: '/wps/session/login/freeplay',
  sealed: true,
};

export const helpCenter: Endpoint<typeof help.helpCenter> = {
  method: 'GET',
  path: '/wps/system/helpCenter',
};

export const helpListKept: Endpoint<typeof help.listArticles> = {
  method: 'GET',
  path: '/operator/help',
};

export const helpPut: Endpoint<typeof help.putArticle> = {
  method: 'PUT',
  path: '/operator/help/:id',
};

export const helpArticle: Endpoint<typeof help.readHelpArticle> = {
  method: 'GET',
  path: '/wps/system/helpCenter/:slug',
};

export const helpRemove: Endpoint<typeof help.removeArticle> = {
  method: 'DELETE',
  path: '/operator/help/:id',
};

export const humanCheckCaptcha: Endpoint<typeof humanCheck.captcha> = {
  method: 'GET',
  path: '/wps/captcha',
};

export const humanCheckChallenge: Endpoint<typeof humanCheck.challenge> = {
  method: 'GET',
  path: '/wps/human-check',
};

export const launchLaunchGame: Endpoint<typeof launch.launchGame> = {
  method: 'POST',
  path: '/wps/game/launchGame',
};

export const launchOpenGameSession: Endpoint<typeof launch.openGameSession> = {
  method: 'POST',
  path: '/inhouse/session',
};

export const liabilitiesEpochs: Endpoint<typeof liabilities.liabilityEpochs> = {
  method: 'GET',
  path: '/wps/liabilities/epochs',
};

export const liabilitiesKey: Endpoint<typeof liabilities.liabilityKey> = {
  method: 'GET',
  path: '/wps/liabilities/key',
};

export const liabilitiesProof: Endpoint<typeof liabilities.liabilityProof> = {
  method: 'GET',
  path: '/wps/liabilities/epochs/:epoch/proofs/:currency',
};

export const lobbyGameList: Endpoint<typeof lobby.gameList> = {
  method: 'GET',
  path: '/wps/relay/gameList',
};

export const lobbyGameVendors: Endpoint<typeof lobby.gameVendors> = {
  method: 'GET',
  path: '/wps/relay/newGameVendor',
};

export const lobbyHotGames: Endpoint<typeof lobby.hotGames> = {
  method: 'GET',
  path: '/wps/relay/hotGames',
};

export const lobbyOneGame: Endpoint<typeof lobby.oneGame> = {
  method: 'GET',
  path: '/lgw/games/game',
};

export const lobbyOpenedNumbers: Endpoint<typeof lobby.openedNumbers> = {
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
};

export const lobbyPopularGames: Endpoint<typeof lobby.popularGames> = {
  method: 'GET',
  path: '/lgw/games/popular',
};

export const lobbyPvpRooms: Endpoint<typeof lobby.pvpRooms> = {
  method: 'GET',
  path: '/wps/relay/pvpRooms',
};

export const lobbyVendorTypes: Endpoint<typeof lobby.vendorTypes> = {
  method: 'GET',
  path: '/wps/relay/vassGameType',
};

export const lobbyVnGameMenu: Endpoint<typeof lobby.vnGameMenu> = {
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
};

export const lobbyVnOpenedNumbers: Endpoint<typeof lobby.vnOpenedNumbers> = {
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
};

export const lobbyVnRecentMenu: Endpoint<typeof lobby.vnRecentMenu> = {
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
};

export const lotteryGame: Endpoint<typeof lottery.lotteryGame> = {
  method: 'GET',
  path: '/lotto/lgw/games/:gameCode',
};

export const lotteryMyTickets: Endpoint<typeof lottery.myTickets> = {
  method: 'GET',
  path: '/lotto/lgw/games/:gameCode/tickets',
};

export const lotteryOpenedIssues: Endpoint<typeof lottery.openedIssues> = {
  method: 'GET',
  path: '/lotto/lgw/games/:gameCode/opened',
};

export const lotteryPlaceTickets: Endpoint<typeof lottery.placeTickets> = {
  method: 'POST',
  path: '/lotto/lgw/games/:gameCode/tickets',
};

export const manageElsewhereKeep: Endpoint<typeof manageElsewhere.keepElsewhere> = {
  method: 'POST',
  path: '/operator/members/:id/elsewhere/:provider/keep',
};

export const manageElsewhereList: Endpoint<typeof manageElsewhere.listManagedElsewhere> = {
  method: 'GET',
  path: '/operator/members/:id/elsewhere',
};

export const manageElsewhereUnbind: Endpoint<typeof manageElsewhere.unbindElsewhere> = {
  method: 'POST',
  path: '/operator/members/:id/elsewhere/:provider/unbind',
};

export const manageGamesChange: Endpoint<typeof manageGames.changeGame> = {
  method: 'PUT',
  path: '/operator/games/:gameCode',
};

export const manageGamesImport: Endpoint<typeof manageGames.importGames> = {
  method: 'POST',
  path: '/operator/games/import',
};

export const manageGamesList: Endpoint<typeof manageGames.manageGames> = {
  method: 'GET',
  path: '/operator/games',
};

export const manageMembersEndSessions: Endpoint<typeof manageMembers.endMemberSessions> = {
  method: 'POST',
  path: '/operator/members/:id/end-sessions',
};

export const manageMembersFind: Endpoint<typeof manageMembers.findMember> = {
  method: 'GET',
  path: '/operator/members',
};

export const manageMembersGiveTemporaryPassword: Endpoint<typeof manageMembers.giveTemporaryPassword> = {
  method: 'POST',
  path: '/operator/members/:id/temporary-password',
};

export const manageOperatorsAccept: Endpoint<typeof manageOperators.acceptInvitation> = {
  method: 'POST',
  path: '/operator/claim/invitation',
};

export const manageOperatorsDisable: Endpoint<typeof manageOperators.disableOperator> = {
  method: 'POST',
  path: '/operator/operators/:id/disable',
};

export const manageOperatorsEnable: Endpoint<typeof manageOperators.enableOperator> = {
  method: 'POST',
  path: '/operator/operators/:id/enable',
};

export const manageOperatorsInvite: Endpoint<typeof manageOperators.inviteOperator> = {
  method: 'POST',
  path: '/operator/operators/invitations',
};

export const manageOperatorsList: Endpoint<typeof manageOperators.listOperators> = {
  method: 'GET',
  path: '/operator/operators',
};

export const manageOperatorsRenewFactor: Endpoint<typeof manageOperators.renewFactor> = {
  method: 'POST',
  path: '/operator/claim/factor',
};

export const manageOperatorsResetFactor: Endpoint<typeof manageOperators.resetOperatorFactor> = {
  method: 'POST',
  path: '/operator/operators/:id/factor-reset',
};

export const manageOperatorsRevokeLink: Endpoint<typeof manageOperators.revokeOperatorLink> = {
  method: 'POST',
  path: '/operator/operators/links/:id/revoke',
};

export const managePlayBeginBreak: Endpoint<typeof managePlay.beginBreak> = {
  method: 'POST',
  path: '/operator/members/:id/play/breaks',
};

export const managePlayRead: Endpoint<typeof managePlay.playOfMember> = {
  method: 'GET',
  path: '/operator/members/:id/play',
};

export const managePlayRecordUnderAge: Endpoint<typeof managePlay.recordUnderAge> = {
  method: 'POST',
  path: '/operator/members/:id/play/under-age',
};

export const managePlayTightenLimit: Endpoint<typeof managePlay.tightenLimit> = {
  method: 'POST',
  path: '/operator/members/:id/play/limits',
};

export const manageProfileCorrect: Endpoint<typeof manageProfile.correctTold> = {
  method: 'PUT',
  path: '/operator/members/:id/profile',
};

export const manageProfileRead: Endpoint<typeof manageProfile.readTold> = {
  method: 'GET',
  path: '/operator/members/:id/profile',
};

export const manageVendorsAdd: Endpoint<typeof manageVendors.addVendor> = {
  method: 'POST',
  path: '/operator/vendors',
};

export const manageVendorsAddKey: Endpoint<typeof manageVendors.addVendorKey> = {
  method: 'POST',
  path: '/operator/vendors/:code/keys',
};

export const manageVendorsChange: Endpoint<typeof manageVendors.changeVendor> = {
  method: 'PUT',
  path: '/operator/vendors/:code',
};

export const manageVendorsList: Endpoint<typeof manageVendors.manageVendors> = {
  method: 'GET',
  path: '/operator/vendors',
};

export const manageVendorsRetireKey: Endpoint<typeof manageVendors.retireVendorKey> = {
  method: 'POST',
  path: '/operator/vendors/:code/keys/:keyId/retire',
};

export const manageVendorsBooks: Endpoint<typeof manageVendors.vendorBooks> = {
  method: 'GET',
  path: '/operator/vendors/:code/books',
};

export const mediaListImages: Endpoint<typeof media.listImages> = {
  method: 'GET',
  path: '/operator/media',
};

export const mediaUploadImage: Endpoint<typeof media.uploadImage> = {
  method: 'POST',
  path: '/operator/media',
  upload: true,
};

export const memberChangeFigures: Endpoint<typeof member.changeFigures> = {
  method: 'PUT',
  path: '/wps/member/info/figures',
};

export const memberChangePassword: Endpoint<typeof member.changePassword> = {
  method: 'POST',
  path: '/wps/member/password',
  sealed: true,
};

export const memberInfo: Endpoint<typeof member.memberInfo> = {
  method: 'GET',
  path: '/wps/member/info',
};

export const operatorApproveWithdrawal: Endpoint<typeof operator.approveWithdrawal> = {
  method: 'POST',
  path: '/operator/withdrawals/:id/approve',
};

export const operatorClaim: Endpoint<typeof operator.claim> = {
  method: 'POST',
  path: '/operator/claim',
};

export const operatorGetSettings: Endpoint<typeof operator.getSettings> = {
  method: 'GET',
  path: '/operator/settings',
};

export const operatorInspectClaim: Endpoint<typeof operator.inspectClaim> = {
  method: 'POST',
  path: '/operator/claim/inspect',
};

export const operatorLogin: Endpoint<typeof operator.operatorLogin> = {
  method: 'POST',
  path: '/operator/session',
};

export const operatorLogout: Endpoint<typeof operator.operatorLogout> = {
  method: 'DELETE',
  path: '/operator/session',
};

export const operatorMe: Endpoint<typeof operator.operatorMe> = {
  method: 'GET',
  path: '/operator/session',
};

export const operatorOverview: Endpoint<typeof operator.overview> = {
  method: 'GET',
  path: '/operator/overview',
};

export const operatorPutSettings: Endpoint<typeof operator.putSettings> = {
  method: 'PUT',
  path: '/operator/settings',
};

export const operatorRejectWithdrawal: Endpoint<typeof operator.rejectWithdrawal> = {
  method: 'POST',
  path: '/operator/withdrawals/:id/reject',
};

export const operatorWithdrawalQueue: Endpoint<typeof operator.withdrawalQueue> = {
  method: 'GET',
  path: '/operator/withdrawals',
};

export const outboxList: Endpoint<typeof outbox.listOutbox> = {
  method: 'GET',
  path: '/wps/console/outbox',
};

export const paymentPasswordState: Endpoint<typeof paymentPassword.paymentPasswordState> = {
  method: 'GET',
  path: '/wps/member/password/payment',
};

export const paymentPasswordReset: Endpoint<typeof paymentPassword.resetPaymentPassword> = {
  method: 'POST',
  path: '/wps/member/password/payment/reset',
  sealed: true,
};

export const paymentPasswordSendResetCode: Endpoint<typeof paymentPassword.sendResetCode> = {
  method: 'POST',
  path: '/wps/member/password/payment/code',
};

export const paymentPasswordSet: Endpoint<typeof paymentPassword.setPaymentPassword> = {
  method: 'POST',
  path: '/wps/member/password/payment',
  sealed: true,
};

export const payoutWalletsAdd: Endpoint<typeof payoutWallets.addPayoutWallet> = {
  method: 'POST',
  path: '/wps/member/payout-wallets',
  sealed: true,
};

export const payoutWalletsList: Endpoint<typeof payoutWallets.listPayoutWallets> = {
  method: 'GET',
  path: '/wps/member/payout-wallets',
};

export const payoutWalletsRemove: Endpoint<typeof payoutWallets.removePayoutWallet> = {
  method: 'POST',
  path: '/wps/member/payout-wallets/:walletId/remove',
  sealed: true,
};

export const payoutWalletsOfMember: Endpoint<typeof payoutWallets.walletsOfMember> = {
  method: 'GET',
  path: '/operator/members/:id/payout-wallets',
};

export const playAskToReopen: Endpoint<typeof playLimits.askToReopen> = {
  method: 'POST',
  path: '/wps/member/play/reopenings',
  sealed: true,
};

export const playConfirmLimit: Endpoint<typeof playLimits.confirmLimit> = {
  method: 'POST',
  path: '/wps/member/play/limits/confirmations',
  sealed: true,
};

export const playPassCheck: Endpoint<typeof playLimits.passCheck> = {
  method: 'POST',
  path: '/wps/member/play/check',
};

export const playHistory: Endpoint<typeof playLimits.playHistory> = {
  method: 'GET',
  path: '/wps/member/play/history',
};

export const playReadCheck: Endpoint<typeof playLimits.readCheck> = {
  method: 'GET',
  path: '/wps/member/play/check',
};

export const playRead: Endpoint<typeof playLimits.readPlay> = {
  method: 'GET',
  path: '/wps/member/play',
};

export const playSetCheck: Endpoint<typeof playLimits.setCheck> = {
  method: 'PUT',
  path: '/wps/member/play/check',
};

export const playSetLimit: Endpoint<typeof playLimits.setLimit> = {
  method: 'PUT',
  path: '/wps/member/play/limits',
  sealed: true,
};

export const playTakeBreak: Endpoint<typeof playLimits.takeBreak> = {
  method: 'POST',
  path: '/wps/member/play/breaks',
  sealed: true,
};

export const playWithdrawLimit: Endpoint<typeof playLimits.withdrawLimit> = {
  method: 'POST',
  path: '/wps/member/play/limits/withdrawals',
};

export const profileBindEmail: Endpoint<typeof profile.bindEmail> = {
  method: 'POST',
  path: '/wps/member/info/email',
  sealed: true,
};

export const profileChangeIcon: Endpoint<typeof profile.changeIcon> = {
  method: 'PUT',
  path: '/wps/member/info/icon',
};

export const profileChange: Endpoint<typeof profile.changeProfile> = {
  method: 'PUT',
  path: '/wps/member/info/profile',
  sealed: true,
};

export const profilePlayerAvatar: Endpoint<typeof profile.playerAvatar> = {
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
};

export const profileRead: Endpoint<typeof profile.profile> = {
  method: 'GET',
  path: '/wps/member/info/profile',
};

export const profileSendEmailCode: Endpoint<typeof profile.sendEmailCode> = {
  method: 'POST',
  path: '/wps/verification/email/member',
};

export const promotionsAddPromotion: Endpoint<typeof promotions.addPromotion> = {
  method: 'POST',
  path: '/operator/promotions',
};

export const promotionsApplyForPromotion: Endpoint<typeof promotions.applyForPromotion> = {
  method: 'POST',
  path: '/wps/member/promotions/:id/apply',
};

export const promotionsApproveApplication: Endpoint<typeof promotions.approveApplication> = {
  method: 'POST',
  path: '/operator/promotion-applications/:id/approve',
};

export const promotionsChangePromotion: Endpoint<typeof promotions.changePromotion> = {
  method: 'PUT',
  path: '/operator/promotions/:id',
};

export const promotionsClaimPromotion: Endpoint<typeof promotions.claimPromotion> = {
  method: 'POST',
  path: '/wps/member/promotions/:id/claim',
};

export const promotionsGetPromotion: Endpoint<typeof promotions.getPromotion> = {
  method: 'GET',
  path: '/wps/promotions/:id',
};

export const promotionsJoinPromotion: Endpoint<typeof promotions.joinPromotion> = {
  method: 'POST',
  path: '/wps/member/promotions/:id/join',
};

export const promotionsKeptPromotions: Endpoint<typeof promotions.keptPromotions> = {
  method: 'GET',
  path: '/operator/promotions',
};

export const promotionsListApplications: Endpoint<typeof promotions.listApplications> = {
  method: 'GET',
  path: '/operator/promotion-applications',
};

export const promotionsListPromotions: Endpoint<typeof promotions.listPromotions> = {
  method: 'GET',
  path: '/wps/promotions',
};

export const promotionsMyPromotion: Endpoint<typeof promotions.myPromotion> = {
  method: 'GET',
  path: '/wps/member/promotions/:id',
};

export const promotionsMyPromotions: Endpoint<typeof promotions.myPromotions> = {
  method: 'GET',
  path: '/wps/member/promotions',
};

export const promotionsOrderPromotions: Endpoint<typeof promotions.orderPromotions> = {
  method: 'POST',
  path: '/operator/promotions/order',
};

export const promotionsRejectApplication: Endpoint<typeof promotions.rejectApplication> = {
  method: 'POST',
  path: '/operator/promotion-applications/:id/reject',
};

export const promotionsRemovePromotion: Endpoint<typeof promotions.removePromotion> = {
  method: 'DELETE',
  path: '/operator/promotions/:id',
};

export const recordsBettingRecord: Endpoint<typeof records.bettingRecord> = {
  method: 'GET',
  path: '/wps/records/bets',
};

export const recordsFairness: Endpoint<typeof records.fairness> = {
  method: 'GET',
  path: '/wps/records/bets/:betId/fairness',
};

export const recordsRevealSeed: Endpoint<typeof records.revealSeed> = {
  method: 'POST',
  path: '/wps/records/bets/:betId/reveal',
};

export const recoveryByEmail: Endpoint<typeof recovery.recoverByEmail> = {
  method: 'POST',
  path: '/wps/member/password/email',
};

export const recoveryByLink: Endpoint<typeof recovery.resetByLink> = {
  method: 'POST',
  path: '/wps/member/password/link',
  sealed: true,
};

export const recoveryByPhone: Endpoint<typeof recovery.resetByPhone> = {
  method: 'POST',
  path: '/wps/member/password/verification',
  sealed: true,
};

export const registrationRegister: Endpoint<typeof registration.register> = {
  method: 'PUT',
  path: '/wps/member/register',
  sealed: true,
};

export const registrationRegisterMobile: Endpoint<typeof registration.registerMobile> = {
  method: 'PUT',
  path: '/wps/member/register/mobile',
  sealed: true,
};

export const customerServiceOpen: Endpoint<typeof resources.openCustomerService> = {
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerService',
};

export const resourcesPutChannel: Endpoint<typeof resources.putChannel> = {
  method: 'PUT',
  path: '/operator/customer-service/:id',
};

export const resourcesPutHosts: Endpoint<typeof resources.putHosts> = {
  method: 'PUT',
  path: '/operator/customer-service-hosts',
};

export const resourcesPutResource: Endpoint<typeof resources.putResource> = {
  method: 'PUT',
  path: '/operator/resources/:id',
};

export const resourcesDesk: Endpoint<typeof resources.readContactDesk> = {
  method: 'GET',
  path: '/operator/contacts',
};

export const resourcesRemoveChannel: Endpoint<typeof resources.removeChannel> = {
  method: 'DELETE',
  path: '/operator/customer-service/:id',
};

export const resourcesRemoveResource: Endpoint<typeof resources.removeResource> = {
  method: 'DELETE',
  path: '/operator/resources/:id',
};

export const resourcesLinks: Endpoint<typeof resources.resourceLinks> = {
  method: 'GET',
  path: '/wps/system/resources',
};

export const secondProofAskPasskeyLogin: Endpoint<typeof secondProof.askPasskeyLogin> = {
  method: 'POST',
  path: '/wps/session/passkey/options',
};

export const secondProofAskPasskey: Endpoint<typeof secondProof.askPasskeyProof> = {
  method: 'POST',
  path: '/wps/session/proof/passkey',
};

export const secondProofPasskeyLogin: Endpoint<typeof secondProof.passkeyLogin> = {
  method: 'POST',
  path: '/wps/session/passkey',
  sealed: true,
};

export const secondProofProve: Endpoint<typeof secondProof.prove> = {
  method: 'POST',
  path: '/wps/session/proof',
  sealed: true,
};

export const secondProofSendCode: Endpoint<typeof secondProof.sendProofCode> = {
  method: 'POST',
  path: '/wps/session/proof/code',
};

export const selfProofSendCode: Endpoint<typeof selfProof.sendOwnCode> = {
  method: 'POST',
  path: '/wps/member/proof/codes',
};

export const sessionAskHandOver: Endpoint<typeof session.askHandOver> = {
  method: 'POST',
  path: '/wps/session/handOver',
};

export const sessionEnd: Endpoint<typeof session.endSession> = {
  method: 'DELETE',
  path: '/wps/session/list/:sessionId',
};

export const sessionList: Endpoint<typeof session.listSessions> = {
  method: 'GET',
  path: '/wps/session/list',
};

export const sessionRemembered: Endpoint<typeof session.logInRemembered> = {
  method: 'POST',
  path: '/wps/session/remembered',
};

export const sessionLogin: Endpoint<typeof session.login> = {
  method: 'POST',
  path: '/wps/session/login',
  sealed: true,
};

export const sessionLogout: Endpoint<typeof session.logout> = {
  method: 'DELETE',
  path: '/wps/session/logout',
};

export const sessionTakeHandOver: Endpoint<typeof session.takeHandOver> = {
  method: 'POST',
  path: '/wps/session/handOver/take',
};

export const siteAppDownload: Endpoint<typeof siteAccess.appDownload> = {
  method: 'GET',
  path: '/wps/system/appDownload',
};

export const siteDomainRoute: Endpoint<typeof siteAccess.domainRoute> = {
  method: 'GET',
  path: '/wps/system/domainRoute',
};

export const sitePing: Endpoint<typeof siteAccess.ping> = {
  method: 'GET',
  path: '/common/v.1.0.1/ping.json',
};

export const siteStatus: Endpoint<typeof siteAccess.status> = {
  method: 'GET',
  path: '/wps/system/status',
};

export const siteRegistrationSettings: Endpoint<typeof site.registrationSettings> = {
  method: 'GET',
  path: '/wps/system/setting/register',
};

export const siteWhitelabel: Endpoint<typeof site.whitelabel> = {
  method: 'GET',
  path: '/wps/system/whitelabel',
};

export const smsCodesListCountries: Endpoint<typeof smsCodes.listCountries> = {
  method: 'GET',
  path: '/wps/system/countryCodes',
};

export const smsCodesSendBindingCode: Endpoint<typeof smsCodes.sendBindingCode> = {
  method: 'POST',
  path: '/wps/verification/sms/member',
};

export const smsCodesSendLoginCode: Endpoint<typeof smsCodes.sendLoginCode> = {
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
};

export const smsCodesSendRecoveryCode: Endpoint<typeof smsCodes.sendRecoveryCode> = {
  method: 'POST',
  path: '/wps/verification/sms/password',
};

export const smsCodesSendRegistrationCode: Endpoint<typeof smsCodes.sendRegistrationCode> = {
  method: 'POST',
  path: '/wps/verification/sms/register',
};

export const operatorAuditBooks: Endpoint<typeof stoppedProducts.auditBooks> = {
  method: 'POST',
  path: '/operator/audits',
};

export const operatorListStoppedProducts: Endpoint<typeof stoppedProducts.listStoppedProducts> = {
  method: 'GET',
  path: '/operator/products/stopped',
};

export const operatorReopenProduct: Endpoint<typeof stoppedProducts.reopenProduct> = {
  method: 'POST',
  path: '/operator/products/reopen',
};

export const vendorRoundsAsk: Endpoint<typeof vendorRounds.askRoundAct> = {
  method: 'POST',
  path: '/operator/vendor-rounds/:id/acts',
};

export const vendorRoundsConfirm: Endpoint<typeof vendorRounds.confirmRoundAct> = {
  method: 'POST',
  path: '/operator/vendor-rounds/:id/acts/:actId/confirm',
};

export const vendorRoundsList: Endpoint<typeof vendorRounds.listOpenRounds> = {
  method: 'GET',
  path: '/operator/vendor-rounds',
};

export const vendorRoundsWithdraw: Endpoint<typeof vendorRounds.withdrawRoundAct> = {
  method: 'POST',
  path: '/operator/vendor-rounds/:id/acts/:actId/withdraw',
};

export const vendorWalletConsolidatedFunds: Endpoint<typeof vendorWallet.consolidatedFunds> = {
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
};

export const vendorWalletMerchantWallet: Endpoint<typeof vendorWallet.merchantWallet> = {
  method: 'GET',
  path: '/wps/relay/merchantWallet',
};

export const vendorWalletWalletTransfer: Endpoint<typeof vendorWallet.walletTransfer> = {
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
};

export const walletAccountRecord: Endpoint<typeof wallet.accountRecord> = {
  method: 'GET',
  path: '/wps/records/account',
};

export const walletBalance: Endpoint<typeof wallet.balance> = {
  method: 'GET',
  path: '/wps/v2/wallets/balance',
};

export const walletStatement: Endpoint<typeof wallet.statement> = {
  method: 'GET',
  path: '/wps/records/account/statement',
};

export const withdrawalListWithdrawals: Endpoint<typeof withdrawal.listWithdrawals> = {
  method: 'GET',
  path: '/wps/withdrawal/requests',
};

export const withdrawalRequestWithdrawal: Endpoint<typeof withdrawal.requestWithdrawal> = {
  method: 'POST',
  path: '/wps/withdrawal/requests',
  sealed: true,
};

export const withdrawalTerms: Endpoint<typeof withdrawal.withdrawalTerms> = {
  method: 'GET',
  path: '/wps/withdrawal/terms',
};

/** Where the one WebSocket of the site is. */
export const noticesPath = '/wps/notices';
