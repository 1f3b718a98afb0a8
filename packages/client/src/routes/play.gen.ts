// Made by tools/generate-routes.ts from packages/contract. Do not edit.
import type * as PlayAddedLotteries from '@khelaghor/contract/play/added-lotteries.ts';
import type * as PlayBetHistory from '@khelaghor/contract/play/bet-history.ts';
import type * as PlayDemoAccounts from '@khelaghor/contract/play/demo-accounts.ts';
import type * as PlayFavourites from '@khelaghor/contract/play/favourites.ts';
import type * as PlayGameDesk from '@khelaghor/contract/play/game-desk.ts';
import type * as PlayGamesAdmin from '@khelaghor/contract/play/games-admin.ts';
import type * as PlayInhouse from '@khelaghor/contract/play/inhouse.ts';
import type * as PlayJackpots from '@khelaghor/contract/play/jackpots.ts';
import type * as PlayLaunch from '@khelaghor/contract/play/launch.ts';
import type * as PlayLobby from '@khelaghor/contract/play/lobby.ts';
import type * as PlayLotteryAdmin from '@khelaghor/contract/play/lottery-admin.ts';
import type * as PlayLotteryCallOffs from '@khelaghor/contract/play/lottery-call-offs.ts';
import type * as PlayLotteryGroupsAdmin from '@khelaghor/contract/play/lottery-groups-admin.ts';
import type * as PlayLotteryGroups from '@khelaghor/contract/play/lottery-groups.ts';
import type * as PlayLottery from '@khelaghor/contract/play/lottery.ts';
import type * as PlayOfficialResults from '@khelaghor/contract/play/official-results.ts';
import type * as PlayProfitAndLoss from '@khelaghor/contract/play/profit-and-loss.ts';
import type * as PlaySharedRounds from '@khelaghor/contract/play/shared-rounds.ts';
import type * as PlayTransferWallet from '@khelaghor/contract/play/transfer-wallet.ts';
import type * as PlayVendorRounds from '@khelaghor/contract/play/vendor-rounds.ts';
import type * as PlayVendorsAdmin from '@khelaghor/contract/play/vendors-admin.ts';
import type { Endpoint } from '../endpoint.ts';

export const lotteryAdminAdd: Endpoint<typeof PlayAddedLotteries.addLottery> = {
  method: 'POST',
  path: '/operator/lotteries',
};

export const lotteryListAdded: Endpoint<typeof PlayAddedLotteries.listAddedLotteries> = {
  path: '/lotto/lgw/added-lotteries',
};

export const lotteryAdminRemove: Endpoint<typeof PlayAddedLotteries.removeLottery> = {
  method: 'DELETE',
  path: '/operator/lotteries/:gameCode',
};

export const betsDownloadFile: Endpoint<typeof PlayBetHistory.betsFile> = {
  path: '/wps/records/bets/file',
};

export const betsList: Endpoint<typeof PlayBetHistory.bettingRecord> = {
  path: '/wps/records/bets',
};

export const betsGetFairness: Endpoint<typeof PlayBetHistory.fairness> = {
  path: '/wps/records/bets/:betId/fairness',
};

export const betsRevealSeed: Endpoint<typeof PlayBetHistory.revealSeed> = {
  method: 'POST',
  path: '/wps/records/bets/:betId/reveal',
};

export const betsGetVendorBet: Endpoint<typeof PlayBetHistory.vendorBet> = {
  path: '/wps/records/bets/:betId/vendor',
};

export const demoAccountsStart: Endpoint<typeof PlayDemoAccounts.startFreePlay> = {
  method: 'POST',
  path: '/wps/session/login/freeplay',
  sealed: true,
};

export const favouritesCreate: Endpoint<typeof PlayFavourites.addFavourite> = {
  method: 'POST',
  path: '/wps/relay/favouriteGames',
};

export const favouritesList: Endpoint<typeof PlayFavourites.favouriteGames> = {
  path: '/wps/relay/favouriteGames',
};

export const favouritesListIds: Endpoint<typeof PlayFavourites.favouriteIds> = {
  path: '/wps/relay/favouriteIds',
};

export const favouritesRecordOpened: Endpoint<typeof PlayFavourites.noteOpened> = {
  method: 'PUT',
  path: '/wps/relay/recentGames',
};

export const favouritesListRecent: Endpoint<typeof PlayFavourites.recentGames> = {
  path: '/wps/relay/recentGames',
};

export const favouritesDelete: Endpoint<typeof PlayFavourites.removeFavourite> = {
  method: 'POST',
  path: '/wps/relay/favouriteGames/remove',
};

export const gameDeskConfirmLimits: Endpoint<typeof PlayGameDesk.confirmLimits> = {
  method: 'POST',
  path: '/operator/in-house-games/:gameCode/limit-requests/:requestId/confirm',
};

export const gameDeskConfirmVoid: Endpoint<typeof PlayGameDesk.confirmVoid> = {
  method: 'POST',
  path: '/operator/in-house-games/:gameCode/shared-rounds/:roundId/voids/:requestId/confirm',
};

export const gameDeskFindRound: Endpoint<typeof PlayGameDesk.findDeskRound> = {
  path: '/operator/in-house-rounds/:betId',
};

export const gameDeskGet: Endpoint<typeof PlayGameDesk.getDeskGame> = {
  path: '/operator/in-house-games/:gameCode',
};

export const gameDeskGetReturns: Endpoint<typeof PlayGameDesk.getReturns> = {
  path: '/operator/in-house-games/:gameCode/returns',
};

export const gameDeskGetSlotFigures: Endpoint<typeof PlayGameDesk.getSlotFigures> = {
  path: '/operator/in-house-games/:gameCode/slot-figures',
};

export const gameDeskList: Endpoint<typeof PlayGameDesk.listDeskGames> = {
  path: '/operator/in-house-games',
};

export const gameDeskListRounds: Endpoint<typeof PlayGameDesk.listDeskRounds> = {
  path: '/operator/in-house-rounds',
};

export const gameDeskRequestLimits: Endpoint<typeof PlayGameDesk.requestLimits> = {
  method: 'POST',
  path: '/operator/in-house-games/:gameCode/limit-requests',
};

export const gameDeskRequestVoid: Endpoint<typeof PlayGameDesk.requestVoid> = {
  method: 'POST',
  path: '/operator/in-house-games/:gameCode/shared-rounds/:roundId/voids',
};

export const gameDeskCancelLimits: Endpoint<typeof PlayGameDesk.withdrawLimits> = {
  method: 'POST',
  path: '/operator/in-house-games/:gameCode/limit-requests/:requestId/withdraw',
};

export const gameDeskCancelVoid: Endpoint<typeof PlayGameDesk.withdrawVoid> = {
  method: 'POST',
  path: '/operator/in-house-games/:gameCode/shared-rounds/:roundId/voids/:requestId/withdraw',
};

export const gamesAdminUpdate: Endpoint<typeof PlayGamesAdmin.changeGame> = {
  method: 'PUT',
  path: '/operator/games/:gameCode',
};

export const gamesAdminImport: Endpoint<typeof PlayGamesAdmin.importGames> = {
  method: 'POST',
  path: '/operator/games/import',
};

export const gamesAdminList: Endpoint<typeof PlayGamesAdmin.manageGames> = {
  path: '/operator/games',
};

export const gamesAdminSwitch: Endpoint<typeof PlayGamesAdmin.switchGame> = {
  method: 'POST',
  path: '/operator/games/:gameCode/switch',
};

export const inhouseListRounds: Endpoint<typeof PlayInhouse.gameRounds> = {
  path: '/inhouse/:game/rounds',
};

export const inhouseGetState: Endpoint<typeof PlayInhouse.gameState> = {
  path: '/inhouse/:game/state',
};

export const inhouseOpenRound: Endpoint<typeof PlayInhouse.openStepRound> = {
  method: 'POST',
  path: '/inhouse/:game/step-rounds',
};

export const inhousePlay: Endpoint<typeof PlayInhouse.playRound> = {
  method: 'POST',
  path: '/inhouse/:game/rounds',
};

export const inhouseGetReceiptKey: Endpoint<typeof PlayInhouse.receiptKey> = {
  path: '/wps/receipt-key',
};

export const inhouseRotateSeed: Endpoint<typeof PlayInhouse.rotateGameSeed> = {
  method: 'POST',
  path: '/inhouse/:game/seeds',
};

export const inhouseTake: Endpoint<typeof PlayInhouse.takePayout> = {
  method: 'POST',
  path: '/inhouse/:game/step-rounds/:betId/take',
};

export const inhouseStep: Endpoint<typeof PlayInhouse.takeStep> = {
  method: 'POST',
  path: '/inhouse/:game/step-rounds/:betId/steps',
};

export const jackpotsGetBet: Endpoint<typeof PlayJackpots.betJackpots> = {
  path: '/wps/records/bets/:betId/jackpots',
};

export const jackpotsConfirmRules: Endpoint<typeof PlayJackpots.confirmPotRules> = {
  method: 'POST',
  path: '/operator/in-house-games/:gameCode/jackpots/:currency/:tier/rules-requests/:requestId/confirm',
};

export const inhouseGetJackpots: Endpoint<typeof PlayJackpots.gameJackpots> = {
  path: '/inhouse/:game/jackpots',
};

export const jackpotsGetDesk: Endpoint<typeof PlayJackpots.getDeskJackpots> = {
  path: '/operator/in-house-games/:gameCode/jackpots',
};

export const jackpotsList: Endpoint<typeof PlayJackpots.listJackpots> = {
  path: '/wps/games/:gameCode/jackpots',
};

export const jackpotsListOwn: Endpoint<typeof PlayJackpots.ownJackpots> = {
  path: '/wps/records/jackpots',
};

export const jackpotsRequestRules: Endpoint<typeof PlayJackpots.requestPotRules> = {
  method: 'POST',
  path: '/operator/in-house-games/:gameCode/jackpots/:currency/:tier/rules-requests',
};

export const jackpotsCancelRules: Endpoint<typeof PlayJackpots.withdrawPotRules> = {
  method: 'POST',
  path: '/operator/in-house-games/:gameCode/jackpots/:currency/:tier/rules-requests/:requestId/withdraw',
};

export const launchLaunchGame: Endpoint<typeof PlayLaunch.launchGame> = {
  method: 'POST',
  path: '/wps/game/launchGame',
};

export const launchCreateGameSession: Endpoint<typeof PlayLaunch.openGameSession> = {
  method: 'POST',
  path: '/inhouse/session',
};

export const lobbyListLotteryResults: Endpoint<typeof PlayLobby.dayResults> = {
  path: '/lotto/lgw/results',
};

export const lobbyListGames: Endpoint<typeof PlayLobby.gameList> = {
  path: '/wps/relay/gameList',
};

export const lobbyListVendors: Endpoint<typeof PlayLobby.gameVendors> = {
  path: '/wps/relay/newGameVendor',
};

export const lobbyListHotGames: Endpoint<typeof PlayLobby.hotGames> = {
  path: '/wps/relay/hotGames',
};

export const lobbyGetLotteryLobby: Endpoint<typeof PlayLobby.lotteryLobby> = {
  path: '/lotto/lgw/lobby',
};

export const lobbyListDraws: Endpoint<typeof PlayLobby.openedNumbers> = {
  path: '/lotto/lgw/games/opened/numero',
};

export const lobbyListPopularGames: Endpoint<typeof PlayLobby.popularGames> = {
  path: '/lgw/games/popular',
};

export const lobbyListPvpRooms: Endpoint<typeof PlayLobby.pvpRooms> = {
  path: '/wps/relay/pvpRooms',
};

export const lobbyListVendorTypes: Endpoint<typeof PlayLobby.vendorTypes> = {
  path: '/wps/relay/vassGameType',
};

export const lobbyListVietnamGames: Endpoint<typeof PlayLobby.vnGameMenu> = {
  path: '/lgw/vn/games/game_menu',
};

export const lobbyListVietnamDraws: Endpoint<typeof PlayLobby.vnOpenedNumbers> = {
  path: '/lgw/vn/numeros/opened/game',
};

export const lobbyListRecentVietnamGames: Endpoint<typeof PlayLobby.vnRecentMenu> = {
  path: '/lgw/vn/games/game_menu/recent',
};

export const lotteryAdminBlockNumbers: Endpoint<typeof PlayLotteryAdmin.blockNumbers> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/blocks',
};

export const lotteryAdminUpdateTimetable: Endpoint<typeof PlayLotteryAdmin.changeTimetable> = {
  method: 'PUT',
  path: '/operator/lotteries/:gameCode/timetable',
};

export const lotteryAdminConfirmBlocks: Endpoint<typeof PlayLotteryAdmin.confirmBlocks> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/blocks/requests/:requestId/confirm',
};

export const lotteryAdminConfirmTerms: Endpoint<typeof PlayLotteryAdmin.confirmTerms> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/terms/requests/:requestId/confirm',
};

export const lotteryAdminGetExposure: Endpoint<typeof PlayLotteryAdmin.getExposure> = {
  path: '/operator/lotteries/:gameCode/exposure',
};

export const lotteryAdminGetIssue: Endpoint<typeof PlayLotteryAdmin.getIssue> = {
  path: '/operator/lotteries/:gameCode/issues/:issueId',
};

export const lotteryAdminGet: Endpoint<typeof PlayLotteryAdmin.getLottery> = {
  path: '/operator/lotteries/:gameCode',
};

export const lotteryAdminListIssues: Endpoint<typeof PlayLotteryAdmin.listIssues> = {
  path: '/operator/lotteries/:gameCode/issues',
};

export const lotteryAdminList: Endpoint<typeof PlayLotteryAdmin.listLotteries> = {
  path: '/operator/lotteries',
};

export const lotteryAdminRequestBlocks: Endpoint<typeof PlayLotteryAdmin.requestBlocks> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/blocks/requests',
};

export const lotteryAdminRequestTerms: Endpoint<typeof PlayLotteryAdmin.requestTerms> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/terms/requests',
};

export const lotteryAdminWithdrawBlocks: Endpoint<typeof PlayLotteryAdmin.withdrawBlocks> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/blocks/requests/:requestId/withdraw',
};

export const lotteryAdminWithdrawTerms: Endpoint<typeof PlayLotteryAdmin.withdrawTerms> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/terms/requests/:requestId/withdraw',
};

export const lotteryCallOffsCallOff: Endpoint<typeof PlayLotteryCallOffs.callOffIssue> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/issues/:issueId/cancel',
};

export const lotteryCallOffsConfirm: Endpoint<typeof PlayLotteryCallOffs.confirmCallOff> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/issues/:issueId/call-offs/:callOffId/confirm',
};

export const lotteryCallOffsListWaiting: Endpoint<typeof PlayLotteryCallOffs.listWaitingCallOffs> = {
  path: '/operator/lottery-call-offs',
};

export const lotteryCallOffsRequest: Endpoint<typeof PlayLotteryCallOffs.requestCallOff> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/issues/:issueId/call-offs',
};

export const lotteryCallOffsCancel: Endpoint<typeof PlayLotteryCallOffs.withdrawCallOff> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/issues/:issueId/call-offs/:callOffId/withdraw',
};

export const lotteryAdminListGroups: Endpoint<typeof PlayLotteryGroupsAdmin.listIssueGroups> = {
  path: '/operator/lotteries/:gameCode/issues/:issueId/groups',
};

export const lotteryGroupsBuyShares: Endpoint<typeof PlayLotteryGroups.buyShares> = {
  method: 'POST',
  path: '/lotto/lgw/groups/:groupId/shares',
};

export const lotteryGroupsCancel: Endpoint<typeof PlayLotteryGroups.cancelGroup> = {
  method: 'POST',
  path: '/lotto/lgw/groups/:groupId/cancel',
};

export const lotteryGroupsCreate: Endpoint<typeof PlayLotteryGroups.createGroup> = {
  method: 'POST',
  path: '/lotto/lgw/games/:gameCode/groups',
};

export const lotteryGroupsGet: Endpoint<typeof PlayLotteryGroups.getGroup> = {
  path: '/lotto/lgw/groups/:groupId',
};

export const lotteryGroupsList: Endpoint<typeof PlayLotteryGroups.listGroups> = {
  path: '/lotto/lgw/games/:gameCode/groups',
};

export const lotteryGroupsListMine: Endpoint<typeof PlayLotteryGroups.myGroups> = {
  path: '/lotto/lgw/games/:gameCode/my-groups',
};

export const lotteryCancelTicket: Endpoint<typeof PlayLottery.cancelTicket> = {
  method: 'POST',
  path: '/lotto/lgw/games/:gameCode/tickets/:betId/cancel',
};

export const lotteryListMyChases: Endpoint<typeof PlayLottery.myChases> = {
  path: '/lotto/lgw/games/:gameCode/chases',
};

export const lotteryListMyTickets: Endpoint<typeof PlayLottery.myTickets> = {
  path: '/lotto/lgw/games/:gameCode/tickets',
};

export const lotteryListDrawnIssues: Endpoint<typeof PlayLottery.openedIssues> = {
  path: '/lotto/lgw/games/:gameCode/opened',
};

export const lotteryPlaceChase: Endpoint<typeof PlayLottery.placeChase> = {
  method: 'POST',
  path: '/lotto/lgw/games/:gameCode/chases',
};

export const lotteryPlaceTickets: Endpoint<typeof PlayLottery.placeTickets> = {
  method: 'POST',
  path: '/lotto/lgw/games/:gameCode/tickets',
};

export const lotteryStopChase: Endpoint<typeof PlayLottery.stopChase> = {
  method: 'POST',
  path: '/lotto/lgw/games/:gameCode/chases/:chaseId/stop',
};

export const lotteryAdminEnterResult: Endpoint<typeof PlayOfficialResults.enterResult> = {
  method: 'PUT',
  path: '/operator/lotteries/:gameCode/issues/:issueId/result',
};

export const lotteryAdminGetResults: Endpoint<typeof PlayOfficialResults.getIssueResults> = {
  path: '/operator/lotteries/:gameCode/issues/:issueId/results',
};

export const lotteryAdminListAwaitedResults: Endpoint<typeof PlayOfficialResults.listAwaitedResults> = {
  path: '/operator/lottery-results/awaited',
};

export const lotteryPushResult: Endpoint<typeof PlayOfficialResults.pushResult> = {
  method: 'POST',
  path: '/feeds/lottery-results',
};

export const lotteryAdminWithdrawResult: Endpoint<typeof PlayOfficialResults.withdrawResult> = {
  method: 'DELETE',
  path: '/operator/lotteries/:gameCode/issues/:issueId/result',
};

export const profitGet: Endpoint<typeof PlayProfitAndLoss.profitAndLoss> = {
  path: '/wps/records/profit',
};

export const profitDownload: Endpoint<typeof PlayProfitAndLoss.profitFile> = {
  path: '/wps/records/profit/file',
};

export const sharedCashOut: Endpoint<typeof PlaySharedRounds.cashOutSharedBet> = {
  method: 'POST',
  path: '/inhouse/:game/shared/bets/:betId/cash-out',
};

export const sharedListBets: Endpoint<typeof PlaySharedRounds.listSharedBets> = {
  path: '/inhouse/:game/shared/bets',
};

export const sharedPlaceBet: Endpoint<typeof PlaySharedRounds.placeSharedBet> = {
  method: 'POST',
  path: '/inhouse/:game/shared/bets',
};

export const sharedGetState: Endpoint<typeof PlaySharedRounds.sharedState> = {
  path: '/inhouse/:game/shared/state',
};

export const sharedCreateTicket: Endpoint<typeof PlaySharedRounds.sharedTicket> = {
  method: 'POST',
  path: '/inhouse/:game/shared/ticket',
};

export const transferWalletGetConsolidatedFunds: Endpoint<typeof PlayTransferWallet.consolidatedFunds> = {
  path: '/wps/member/info/funds/consolidated',
};

export const transferWalletList: Endpoint<typeof PlayTransferWallet.listWalletTransfers> = {
  path: '/wps/records/transfers',
};

export const transferWalletGetBalance: Endpoint<typeof PlayTransferWallet.merchantWallet> = {
  path: '/wps/relay/merchantWallet',
};

export const transferWalletTransfer: Endpoint<typeof PlayTransferWallet.walletTransfer> = {
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
};

export const transferWalletDownloadFile: Endpoint<typeof PlayTransferWallet.walletTransfersFile> = {
  path: '/wps/records/transfers/file',
};

export const vendorRoundsAdminConfirm: Endpoint<typeof PlayVendorRounds.confirmRoundAct> = {
  method: 'POST',
  path: '/operator/vendor-rounds/:id/acts/:actId/confirm',
};

export const vendorRoundsAdminList: Endpoint<typeof PlayVendorRounds.listOpenRounds> = {
  path: '/operator/vendor-rounds',
};

export const vendorRoundsAdminRequest: Endpoint<typeof PlayVendorRounds.requestRoundAct> = {
  method: 'POST',
  path: '/operator/vendor-rounds/:id/acts',
};

export const vendorRoundsAdminCancel: Endpoint<typeof PlayVendorRounds.withdrawRoundAct> = {
  method: 'POST',
  path: '/operator/vendor-rounds/:id/acts/:actId/withdraw',
};

export const vendorsAdminCreate: Endpoint<typeof PlayVendorsAdmin.addVendor> = {
  method: 'POST',
  path: '/operator/vendors',
};

export const vendorsAdminCreateKey: Endpoint<typeof PlayVendorsAdmin.addVendorKey> = {
  method: 'POST',
  path: '/operator/vendors/:code/keys',
};

export const vendorsAdminUpdate: Endpoint<typeof PlayVendorsAdmin.changeVendor> = {
  method: 'PUT',
  path: '/operator/vendors/:code',
};

export const vendorsAdminList: Endpoint<typeof PlayVendorsAdmin.manageVendors> = {
  path: '/operator/vendors',
};

export const vendorsAdminRetireKey: Endpoint<typeof PlayVendorsAdmin.retireVendorKey> = {
  method: 'POST',
  path: '/operator/vendors/:code/keys/:keyId/retire',
};

export const vendorsAdminSwitch: Endpoint<typeof PlayVendorsAdmin.switchVendor> = {
  method: 'POST',
  path: '/operator/vendors/:code/switch',
};

export const vendorsAdminGetBalances: Endpoint<typeof PlayVendorsAdmin.vendorBalances> = {
  path: '/operator/vendors/:code/balances',
};
