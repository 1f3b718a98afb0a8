// Made by tools/generate-routes.ts from packages/contract. Do not edit.
import type * as AccountFeedback from '@khelaghor/contract/account/feedback.ts';
import type * as AccountMembers from '@khelaghor/contract/account/members.ts';
import type * as AccountSessions from '@khelaghor/contract/account/sessions.ts';
import type * as BackofficeOperator from '@khelaghor/contract/backoffice/operator.ts';
import type * as GrowthLeaderboards from '@khelaghor/contract/growth/leaderboards.ts';
import type * as GrowthPromotions from '@khelaghor/contract/growth/promotions.ts';
import type * as MoneyWallet from '@khelaghor/contract/money/wallet.ts';
import type * as PlayGames from '@khelaghor/contract/play/games.ts';
import type * as PlayInhouse from '@khelaghor/contract/play/inhouse.ts';
import type * as PlayLobby from '@khelaghor/contract/play/lobby.ts';
import type * as PlayLottery from '@khelaghor/contract/play/lottery.ts';
import type * as SiteBanners from '@khelaghor/contract/site/banners.ts';
import type * as SiteMemberMessages from '@khelaghor/contract/site/member-messages.ts';
import type * as SiteStatus from '@khelaghor/contract/site/status.ts';
import type * as SiteWhitelabel from '@khelaghor/contract/site/whitelabel.ts';
import type { Endpoint } from '../endpoint.ts';

export const feedbackCountUnread: Endpoint<typeof AccountFeedback.countUnseenAnswers> = {
  path: '/wps/feedback/unseen',
};

export const memberGet: Endpoint<typeof AccountMembers.memberGet> = {
  path: '/wps/member/info',
};

export const sessionRestore: Endpoint<typeof AccountSessions.logInRemembered> = {
  method: 'POST',
  path: '/wps/session/remembered',
};

export const sessionLogout: Endpoint<typeof AccountSessions.logout> = {
  method: 'DELETE',
  path: '/wps/session/logout',
};

export const operatorGetSession: Endpoint<typeof BackofficeOperator.operatorGetSession> = {
  path: '/operator/session',
};

export const operatorLogin: Endpoint<typeof BackofficeOperator.operatorLogin> = {
  method: 'POST',
  path: '/operator/session',
};

export const operatorLogout: Endpoint<typeof BackofficeOperator.operatorLogout> = {
  method: 'DELETE',
  path: '/operator/session',
};

export const overviewAdminGet: Endpoint<typeof BackofficeOperator.overview> = {
  path: '/operator/overview',
};

export const leaderboardsListWinners: Endpoint<typeof GrowthLeaderboards.winners> = {
  path: '/wps/relay/winnerRankList',
};

export const promotionsList: Endpoint<typeof GrowthPromotions.listPromotions> = {
  path: '/wps/promotions',
};

export const promotionsListMine: Endpoint<typeof GrowthPromotions.myPromotions> = {
  path: '/wps/member/promotions',
};

export const walletGetBalance: Endpoint<typeof MoneyWallet.balance> = {
  path: '/wps/v2/wallets/balance',
};

export const gamesListMenus: Endpoint<typeof PlayGames.gameMenus> = {
  path: '/lgw/games/game_menus',
};

export const inhouseGetMath: Endpoint<typeof PlayInhouse.gameMath> = {
  path: '/wps/inhouse/:game/math',
};

export const lobbyListNextDraws: Endpoint<typeof PlayLobby.nextDraws> = {
  path: '/lotto/lgw/draws/next',
};

export const lobbyGetGame: Endpoint<typeof PlayLobby.oneGame> = {
  path: '/lgw/games/game',
};

export const lotteryGetGame: Endpoint<typeof PlayLottery.lotteryGetGame> = {
  path: '/lotto/lgw/games/:gameCode',
};

export const bannersList: Endpoint<typeof SiteBanners.banners> = {
  path: '/wps/system/banners',
};

export const messagesCountUnread: Endpoint<typeof SiteMemberMessages.countUnreadMessages> = {
  path: '/wps/member/messages/unread',
};

export const siteGetStatus: Endpoint<typeof SiteStatus.status> = {
  path: '/wps/system/status',
};

export const siteGetRegistrationSettings: Endpoint<typeof SiteWhitelabel.registrationSettings> = {
  path: '/wps/system/setting/register',
};

export const siteGetWhitelabel: Endpoint<typeof SiteWhitelabel.whitelabel> = {
  path: '/wps/system/whitelabel',
};
