// Made by tools/generate-routes.ts from packages/contract. Do not edit.
import type * as AccountDocumentsAdmin from '@khelaghor/contract/account/documents-admin.ts';
import type * as AccountDocuments from '@khelaghor/contract/account/documents.ts';
import type * as AccountFactorResets from '@khelaghor/contract/account/factor-resets.ts';
import type * as AccountFactorSettings from '@khelaghor/contract/account/factor-settings.ts';
import type * as AccountFeedback from '@khelaghor/contract/account/feedback.ts';
import type * as AccountMembers from '@khelaghor/contract/account/members.ts';
import type * as AccountPasswordReset from '@khelaghor/contract/account/password-reset.ts';
import type * as AccountPaymentPassword from '@khelaghor/contract/account/payment-password.ts';
import type * as AccountPhoneVerification from '@khelaghor/contract/account/phone-verification.ts';
import type * as AccountProfile from '@khelaghor/contract/account/profile.ts';
import type * as AccountReferral from '@khelaghor/contract/account/referral.ts';
import type * as AccountRegistration from '@khelaghor/contract/account/registration.ts';
import type * as AccountResponsibleGaming from '@khelaghor/contract/account/responsible-gaming.ts';
import type * as AccountSecondFactors from '@khelaghor/contract/account/second-factors.ts';
import type * as AccountSessions from '@khelaghor/contract/account/sessions.ts';
import type * as AccountSmsCodes from '@khelaghor/contract/account/sms-codes.ts';
import type * as AccountSocialLoginAdmin from '@khelaghor/contract/account/social-login-admin.ts';
import type * as AccountSocialLogin from '@khelaghor/contract/account/social-login.ts';
import type * as AccountStepUp from '@khelaghor/contract/account/step-up.ts';
import type * as BackofficeActivityLog from '@khelaghor/contract/backoffice/activity-log.ts';
import type * as BackofficeAlerts from '@khelaghor/contract/backoffice/alerts.ts';
import type * as BackofficeCare from '@khelaghor/contract/backoffice/care.ts';
import type * as BackofficeCases from '@khelaghor/contract/backoffice/cases.ts';
import type * as BackofficeConfiguration from '@khelaghor/contract/backoffice/configuration.ts';
import type * as BackofficeHealth from '@khelaghor/contract/backoffice/health.ts';
import type * as BackofficeListFiles from '@khelaghor/contract/backoffice/list-files.ts';
import type * as BackofficeLotteryCorrections from '@khelaghor/contract/backoffice/lottery-corrections.ts';
import type * as BackofficeMemberDesk from '@khelaghor/contract/backoffice/member-desk.ts';
import type * as BackofficeMemberLimits from '@khelaghor/contract/backoffice/member-limits.ts';
import type * as BackofficeMemberLinks from '@khelaghor/contract/backoffice/member-links.ts';
import type * as BackofficeMemberPlay from '@khelaghor/contract/backoffice/member-play.ts';
import type * as BackofficeMemberProfile from '@khelaghor/contract/backoffice/member-profile.ts';
import type * as BackofficeMembers from '@khelaghor/contract/backoffice/members.ts';
import type * as BackofficeOperator from '@khelaghor/contract/backoffice/operator.ts';
import type * as BackofficeOperators from '@khelaghor/contract/backoffice/operators.ts';
import type * as BackofficeOwnActivity from '@khelaghor/contract/backoffice/own-activity.ts';
import type * as BackofficePayoutRules from '@khelaghor/contract/backoffice/payout-rules.ts';
import type * as BackofficeReportOrders from '@khelaghor/contract/backoffice/report-orders.ts';
import type * as BackofficeReports from '@khelaghor/contract/backoffice/reports.ts';
import type * as BackofficeRisk from '@khelaghor/contract/backoffice/risk.ts';
import type * as BackofficeRoles from '@khelaghor/contract/backoffice/roles.ts';
import type * as BackofficeSettingHistory from '@khelaghor/contract/backoffice/setting-history.ts';
import type * as BackofficeSettingRequests from '@khelaghor/contract/backoffice/setting-requests.ts';
import type * as BackofficeSuspensions from '@khelaghor/contract/backoffice/suspensions.ts';
import type * as BackofficeWaitingRequests from '@khelaghor/contract/backoffice/waiting-requests.ts';
import type * as GrowthBroadcasts from '@khelaghor/contract/growth/broadcasts.ts';
import type * as GrowthLeaderboards from '@khelaghor/contract/growth/leaderboards.ts';
import type * as GrowthPromotions from '@khelaghor/contract/growth/promotions.ts';
import type * as MoneyAdjustments from '@khelaghor/contract/money/adjustments.ts';
import type * as MoneyDebts from '@khelaghor/contract/money/debts.ts';
import type * as MoneyDepositChannels from '@khelaghor/contract/money/deposit-channels.ts';
import type * as MoneyDeposits from '@khelaghor/contract/money/deposits.ts';
import type * as MoneyDifferingPayments from '@khelaghor/contract/money/differing-payments.ts';
import type * as MoneyLevelLimits from '@khelaghor/contract/money/level-limits.ts';
import type * as MoneyManualDeposits from '@khelaghor/contract/money/manual-deposits.ts';
import type * as MoneyPayoutDisputes from '@khelaghor/contract/money/payout-disputes.ts';
import type * as MoneyPayoutFees from '@khelaghor/contract/money/payout-fees.ts';
import type * as MoneyPayoutWallets from '@khelaghor/contract/money/payout-wallets.ts';
import type * as MoneyProofOfLiabilities from '@khelaghor/contract/money/proof-of-liabilities.ts';
import type * as MoneyStatements from '@khelaghor/contract/money/statements.ts';
import type * as MoneyWallet from '@khelaghor/contract/money/wallet.ts';
import type * as MoneyWithdrawalTerms from '@khelaghor/contract/money/withdrawal-terms.ts';
import type * as MoneyWithdrawals from '@khelaghor/contract/money/withdrawals.ts';
import type * as PlayAddedLotteries from '@khelaghor/contract/play/added-lotteries.ts';
import type * as PlayBetHistory from '@khelaghor/contract/play/bet-history.ts';
import type * as PlayDemoAccounts from '@khelaghor/contract/play/demo-accounts.ts';
import type * as PlayFavourites from '@khelaghor/contract/play/favourites.ts';
import type * as PlayGameDesk from '@khelaghor/contract/play/game-desk.ts';
import type * as PlayGamesAdmin from '@khelaghor/contract/play/games-admin.ts';
import type * as PlayGames from '@khelaghor/contract/play/games.ts';
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
import type * as SiteWhitelabel from '@khelaghor/contract/site/whitelabel.ts';
import type { Endpoint } from './endpoint.ts';

export const documentsAdminAccept: Endpoint<typeof AccountDocumentsAdmin.acceptDocument> = {
  method: 'POST',
  path: '/operator/documents/:id/accept',
};

export const documentsAdminList: Endpoint<typeof AccountDocumentsAdmin.listDocuments> = {
  path: '/operator/documents',
};

export const documentsAdminListOfMember: Endpoint<typeof AccountDocumentsAdmin.listMemberDocuments> = {
  path: '/operator/members/:id/documents',
};

export const documentsAdminOpen: Endpoint<typeof AccountDocumentsAdmin.openDocument> = {
  path: '/operator/documents/:id',
};

export const documentsAdminGetPicture: Endpoint<typeof AccountDocumentsAdmin.readDocumentPicture> = {
  path: '/operator/documents/:id/pictures/:side',
};

export const documentsAdminRefuse: Endpoint<typeof AccountDocumentsAdmin.refuseDocument> = {
  method: 'POST',
  path: '/operator/documents/:id/refuse',
};

export const documentsGet: Endpoint<typeof AccountDocuments.readMyDocuments> = {
  path: '/wps/member/documents',
};

export const documentsSend: Endpoint<typeof AccountDocuments.sendDocument> = {
  method: 'POST',
  path: '/wps/member/documents',
  sealed: true,
};

export const documentsUploadPicture: Endpoint<typeof AccountDocuments.uploadDocumentPicture> = {
  method: 'PUT',
  path: '/wps/member/documents/pictures',
  upload: true,
};

export const factorResetsRequest: Endpoint<typeof AccountFactorResets.askFactorReset> = {
  method: 'POST',
  path: '/operator/members/:id/factor-resets',
};

export const factorResetsExecute: Endpoint<typeof AccountFactorResets.doFactorReset> = {
  method: 'POST',
  path: '/operator/members/:id/factor-resets/execute',
};

export const factorResetsRead: Endpoint<typeof AccountFactorResets.readFactorResets> = {
  path: '/operator/members/:id/factor-resets',
};

export const factorResetsStopByMember: Endpoint<typeof AccountFactorResets.stopFactorReset> = {
  method: 'POST',
  path: '/wps/member/factors/reset/stop',
  sealed: true,
};

export const factorResetsCancel: Endpoint<typeof AccountFactorResets.withdrawFactorReset> = {
  method: 'POST',
  path: '/operator/members/:id/factor-resets/cancel',
};

export const factorsAddAuthenticator: Endpoint<typeof AccountFactorSettings.addAuthenticator> = {
  method: 'POST',
  path: '/wps/member/factors/authenticator',
  sealed: true,
};

export const factorsAddPasskey: Endpoint<typeof AccountFactorSettings.addPasskey> = {
  method: 'POST',
  path: '/wps/member/factors/passkeys',
  sealed: true,
};

export const factorsGetPasskeyOptions: Endpoint<typeof AccountFactorSettings.askFactorPasskey> = {
  method: 'POST',
  path: '/wps/member/factors/proof/passkey',
};

export const factorsStartAuthenticator: Endpoint<typeof AccountFactorSettings.beginAuthenticator> = {
  method: 'POST',
  path: '/wps/member/factors/authenticator/begin',
  sealed: true,
};

export const factorsStartPasskey: Endpoint<typeof AccountFactorSettings.beginPasskey> = {
  method: 'POST',
  path: '/wps/member/factors/passkeys/begin',
  sealed: true,
};

export const factorsList: Endpoint<typeof AccountFactorSettings.listFactors> = {
  path: '/wps/member/factors',
};

export const factorsRemoveAuthenticator: Endpoint<typeof AccountFactorSettings.removeAuthenticator> = {
  method: 'POST',
  path: '/wps/member/factors/authenticator/remove',
  sealed: true,
};

export const factorsRemovePasskey: Endpoint<typeof AccountFactorSettings.removePasskey> = {
  method: 'POST',
  path: '/wps/member/factors/passkeys/:passkeyId/remove',
  sealed: true,
};

export const factorsRenewRecoveryCodes: Endpoint<typeof AccountFactorSettings.renewRecoveryCodes> = {
  method: 'POST',
  path: '/wps/member/factors/recovery-codes',
  sealed: true,
};

export const feedbackAdminAnswer: Endpoint<typeof AccountFeedback.answerFeedback> = {
  method: 'POST',
  path: '/operator/feedback/:id/answer',
};

export const feedbackAdminClose: Endpoint<typeof AccountFeedback.closeFeedback> = {
  method: 'POST',
  path: '/operator/feedback/:id/close',
};

export const feedbackCountUnread: Endpoint<typeof AccountFeedback.countUnseenAnswers> = {
  path: '/wps/feedback/unseen',
};

export const feedbackAdminList: Endpoint<typeof AccountFeedback.feedbackAdminList> = {
  path: '/operator/feedback',
};

export const feedbackList: Endpoint<typeof AccountFeedback.listOwnFeedback> = {
  path: '/wps/feedback',
};

export const feedbackMarkRead: Endpoint<typeof AccountFeedback.seeAnswers> = {
  method: 'POST',
  path: '/wps/feedback/seen',
};

export const feedbackSend: Endpoint<typeof AccountFeedback.sendFeedback> = {
  method: 'PUT',
  path: '/wps/feedback',
};

export const feedbackUploadImage: Endpoint<typeof AccountFeedback.uploadFeedbackImage> = {
  method: 'PUT',
  path: '/wps/feedback/image',
  upload: true,
};

export const memberUpdateNumberFormat: Endpoint<typeof AccountMembers.changeNumberFormat> = {
  method: 'PUT',
  path: '/wps/member/info/number-format',
};

export const memberChangePassword: Endpoint<typeof AccountMembers.changePassword> = {
  method: 'POST',
  path: '/wps/member/password',
  sealed: true,
};

export const memberGet: Endpoint<typeof AccountMembers.memberGet> = {
  path: '/wps/member/info',
};

export const passwordResetRequestByEmail: Endpoint<typeof AccountPasswordReset.recoverByEmail> = {
  method: 'POST',
  path: '/wps/member/password/email',
};

export const passwordResetResetWithToken: Endpoint<typeof AccountPasswordReset.resetByLink> = {
  method: 'POST',
  path: '/wps/member/password/reset',
  sealed: true,
};

export const passwordResetResetWithSmsCode: Endpoint<typeof AccountPasswordReset.resetByPhone> = {
  method: 'POST',
  path: '/wps/member/password/verification',
  sealed: true,
};

export const paymentPasswordGet: Endpoint<typeof AccountPaymentPassword.paymentPasswordGet> = {
  path: '/wps/member/payment-password',
};

export const paymentPasswordReset: Endpoint<typeof AccountPaymentPassword.resetPaymentPassword> = {
  method: 'POST',
  path: '/wps/member/payment-password/reset',
  sealed: true,
};

export const paymentPasswordSendResetCode: Endpoint<typeof AccountPaymentPassword.sendResetCode> = {
  method: 'POST',
  path: '/wps/member/payment-password/code',
};

export const paymentPasswordSet: Endpoint<typeof AccountPaymentPassword.setPaymentPassword> = {
  method: 'POST',
  path: '/wps/member/payment-password',
  sealed: true,
};

export const phoneVerify: Endpoint<typeof AccountPhoneVerification.bindMobile> = {
  method: 'POST',
  path: '/wps/member/info/mobile',
  sealed: true,
};

export const phoneGetContacts: Endpoint<typeof AccountPhoneVerification.contacts> = {
  path: '/wps/member/info/contacts',
};

export const profileVerifyEmail: Endpoint<typeof AccountProfile.bindEmail> = {
  method: 'POST',
  path: '/wps/member/info/email',
  sealed: true,
};

export const profileUpdateAvatar: Endpoint<typeof AccountProfile.changeIcon> = {
  method: 'PUT',
  path: '/wps/member/info/icon',
};

export const profileUpdate: Endpoint<typeof AccountProfile.changeProfile> = {
  method: 'PUT',
  path: '/wps/member/info/profile',
  sealed: true,
};

export const profileGetAvatarPicture: Endpoint<typeof AccountProfile.playerAvatar> = {
  path: '/wps/relay/MCSFE_getPlayerAvatar',
};

export const profileGet: Endpoint<typeof AccountProfile.profile> = {
  path: '/wps/member/info/profile',
};

export const profileSendEmailCode: Endpoint<typeof AccountProfile.sendEmailCode> = {
  method: 'POST',
  path: '/wps/verification/email/member',
};

export const affiliatesCheck: Endpoint<typeof AccountReferral.checkAffiliate> = {
  path: '/wps/agent/affiliate',
};

export const affiliatesGetMine: Endpoint<typeof AccountReferral.ownAffiliateCodes> = {
  path: '/wps/agent/affiliate/own',
};

export const registrationRegister: Endpoint<typeof AccountRegistration.register> = {
  method: 'PUT',
  path: '/wps/member/register',
  sealed: true,
};

export const registrationRegisterMobile: Endpoint<typeof AccountRegistration.registerMobile> = {
  method: 'PUT',
  path: '/wps/member/register/mobile',
  sealed: true,
};

export const responsibleGamingAcknowledgeRealityCheck: Endpoint<typeof AccountResponsibleGaming.acknowledgeRealityCheck> = {
  method: 'POST',
  path: '/wps/member/play/reality-check',
};

export const responsibleGamingRequestReopening: Endpoint<typeof AccountResponsibleGaming.askToReopen> = {
  method: 'POST',
  path: '/wps/member/play/exclusions/reopening',
  sealed: true,
};

export const responsibleGamingConfirmLimitIncrease: Endpoint<typeof AccountResponsibleGaming.confirmLimit> = {
  method: 'POST',
  path: '/wps/member/play/limits/increase/confirm',
  sealed: true,
};

export const responsibleGamingGet: Endpoint<typeof AccountResponsibleGaming.readPlay> = {
  path: '/wps/member/play',
};

export const responsibleGamingGetRealityCheck: Endpoint<typeof AccountResponsibleGaming.readRealityCheck> = {
  path: '/wps/member/play/reality-check',
};

export const responsibleGamingListChanges: Endpoint<typeof AccountResponsibleGaming.responsibleGamingListChanges> = {
  path: '/wps/member/play/history',
};

export const responsibleGamingSetLimit: Endpoint<typeof AccountResponsibleGaming.setLimit> = {
  method: 'PUT',
  path: '/wps/member/play/limits',
  sealed: true,
};

export const responsibleGamingSetRealityCheckInterval: Endpoint<typeof AccountResponsibleGaming.setRealityCheckInterval> = {
  method: 'PUT',
  path: '/wps/member/play/reality-check',
};

export const responsibleGamingStartExclusion: Endpoint<typeof AccountResponsibleGaming.takeBreak> = {
  method: 'POST',
  path: '/wps/member/play/exclusions',
  sealed: true,
};

export const responsibleGamingCancelLimitIncrease: Endpoint<typeof AccountResponsibleGaming.withdrawLimit> = {
  method: 'POST',
  path: '/wps/member/play/limits/increase/cancel',
};

export const secondFactorGetPasskeyLoginOptions: Endpoint<typeof AccountSecondFactors.askPasskeyLogin> = {
  method: 'POST',
  path: '/wps/session/passkey/options',
};

export const secondFactorGetPasskeyOptions: Endpoint<typeof AccountSecondFactors.askPasskeyProof> = {
  method: 'POST',
  path: '/wps/session/second-factor/passkey',
};

export const secondFactorLogInWithPasskey: Endpoint<typeof AccountSecondFactors.passkeyLogin> = {
  method: 'POST',
  path: '/wps/session/passkey',
  sealed: true,
};

export const secondFactorVerify: Endpoint<typeof AccountSecondFactors.prove> = {
  method: 'POST',
  path: '/wps/session/second-factor',
  sealed: true,
};

export const secondFactorSendCode: Endpoint<typeof AccountSecondFactors.sendProofCode> = {
  method: 'POST',
  path: '/wps/session/second-factor/code',
};

export const sessionCreateHandoffCode: Endpoint<typeof AccountSessions.createHandoffCode> = {
  method: 'POST',
  path: '/wps/session/handoff',
};

export const sessionEnd: Endpoint<typeof AccountSessions.endSession> = {
  method: 'DELETE',
  path: '/wps/session/list/:sessionId',
};

export const sessionList: Endpoint<typeof AccountSessions.listSessions> = {
  path: '/wps/session/list',
};

export const sessionRestore: Endpoint<typeof AccountSessions.logInRemembered> = {
  method: 'POST',
  path: '/wps/session/remembered',
};

export const sessionLogin: Endpoint<typeof AccountSessions.login> = {
  method: 'POST',
  path: '/wps/session/login',
  sealed: true,
};

export const sessionLogout: Endpoint<typeof AccountSessions.logout> = {
  method: 'DELETE',
  path: '/wps/session/logout',
};

export const sessionRedeemHandoffCode: Endpoint<typeof AccountSessions.redeemHandoffCode> = {
  method: 'POST',
  path: '/wps/session/handoff/redeem',
};

export const smsCodesListCountries: Endpoint<typeof AccountSmsCodes.listCountries> = {
  path: '/wps/system/countryCodes',
};

export const smsCodesSendBindingCode: Endpoint<typeof AccountSmsCodes.sendBindingCode> = {
  method: 'POST',
  path: '/wps/verification/sms/member',
};

export const smsCodesSendLoginCode: Endpoint<typeof AccountSmsCodes.sendLoginCode> = {
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
};

export const smsCodesSendRecoveryCode: Endpoint<typeof AccountSmsCodes.sendRecoveryCode> = {
  method: 'POST',
  path: '/wps/verification/sms/password',
};

export const smsCodesSendRegistrationCode: Endpoint<typeof AccountSmsCodes.sendRegistrationCode> = {
  method: 'POST',
  path: '/wps/verification/sms/register',
};

export const identitiesAdminCancelUnlink: Endpoint<typeof AccountSocialLoginAdmin.keepElsewhere> = {
  method: 'POST',
  path: '/operator/members/:id/identities/:provider/unlink/cancel',
};

export const identitiesAdminList: Endpoint<typeof AccountSocialLoginAdmin.listManagedElsewhere> = {
  path: '/operator/members/:id/identities',
};

export const identitiesAdminUnlink: Endpoint<typeof AccountSocialLoginAdmin.unbindElsewhere> = {
  method: 'POST',
  path: '/operator/members/:id/identities/:provider/unlink',
};

export const identitiesList: Endpoint<typeof AccountSocialLogin.accounts> = {
  path: '/wps/member/info/identities',
};

export const socialLoginStart: Endpoint<typeof AccountSocialLogin.begin> = {
  method: 'POST',
  path: '/wps/session/social-login/begin',
};

export const identitiesStartLinking: Endpoint<typeof AccountSocialLogin.beginBinding> = {
  method: 'POST',
  path: '/wps/member/info/identities/begin',
  sealed: true,
};

export const socialLoginFinish: Endpoint<typeof AccountSocialLogin.finish> = {
  method: 'POST',
  path: '/wps/session/social-login/finish',
};

export const identitiesFinishLinking: Endpoint<typeof AccountSocialLogin.finishBinding> = {
  method: 'POST',
  path: '/wps/member/info/identities/finish',
};

export const socialLoginDeletePending: Endpoint<typeof AccountSocialLogin.forgetPending> = {
  method: 'DELETE',
  path: '/wps/session/social-login/pending',
};

export const socialLoginGetPending: Endpoint<typeof AccountSocialLogin.pending> = {
  path: '/wps/session/social-login/pending',
};

export const stepUpSendCode: Endpoint<typeof AccountStepUp.sendOwnCode> = {
  method: 'POST',
  path: '/wps/member/proof/codes',
};

export const eventLogDownload: Endpoint<typeof BackofficeActivityLog.eventLogFile> = {
  path: '/operator/event-log/file',
};

export const eventLogGetChain: Endpoint<typeof BackofficeActivityLog.getEventChain> = {
  path: '/operator/event-log/chain',
};

export const eventLogListKinds: Endpoint<typeof BackofficeActivityLog.listEventKinds> = {
  path: '/operator/event-log/kinds',
};

export const eventLogList: Endpoint<typeof BackofficeActivityLog.readEventLog> = {
  path: '/operator/event-log',
};

export const membersAdminListTimeline: Endpoint<typeof BackofficeActivityLog.readMemberTimeline> = {
  path: '/operator/members/:id/timeline',
};

export const alertRulesAdminChangeEmail: Endpoint<typeof BackofficeAlerts.changeAlertEmail> = {
  method: 'PUT',
  path: '/operator/alert-email',
};

export const alertsAdminClose: Endpoint<typeof BackofficeAlerts.closeAlert> = {
  method: 'POST',
  path: '/operator/alerts/:id/close',
};

export const alertRulesAdminConfirmEmail: Endpoint<typeof BackofficeAlerts.confirmAlertEmail> = {
  method: 'POST',
  path: '/operator/alert-email/confirm',
};

export const alertRulesAdminConfirm: Endpoint<typeof BackofficeAlerts.confirmAlertRule> = {
  method: 'POST',
  path: '/operator/alert-rules/:kind/requests/:requestId/confirm',
};

export const alertRulesAdminList: Endpoint<typeof BackofficeAlerts.listAlertRules> = {
  path: '/operator/alert-rules',
};

export const alertsAdminList: Endpoint<typeof BackofficeAlerts.listAlerts> = {
  path: '/operator/alerts',
};

export const alertRulesAdminRequest: Endpoint<typeof BackofficeAlerts.requestAlertRule> = {
  method: 'POST',
  path: '/operator/alert-rules/:kind/requests',
};

export const alertsAdminSee: Endpoint<typeof BackofficeAlerts.seeAlert> = {
  method: 'POST',
  path: '/operator/alerts/:id/see',
};

export const alertRulesAdminWithdraw: Endpoint<typeof BackofficeAlerts.withdrawAlertRule> = {
  method: 'POST',
  path: '/operator/alert-rules/:kind/requests/:requestId/withdraw',
};

export const careAct: Endpoint<typeof BackofficeCare.actOnCareCase> = {
  method: 'POST',
  path: '/operator/care-cases/:id/acts',
};

export const careList: Endpoint<typeof BackofficeCare.listCareCases> = {
  path: '/operator/care-cases',
};

export const careGetOfMember: Endpoint<typeof BackofficeCare.readMemberCare> = {
  path: '/operator/members/:id/care',
};

export const casesReport: Endpoint<typeof BackofficeCases.caseReport> = {
  path: '/operator/cases/:id/report',
};

export const casesDecide: Endpoint<typeof BackofficeCases.decideCase> = {
  method: 'POST',
  path: '/operator/cases/:id/decision',
};

export const screeningListsImport: Endpoint<typeof BackofficeCases.importScreeningLists> = {
  method: 'POST',
  path: '/operator/screening-lists',
};

export const casesList: Endpoint<typeof BackofficeCases.listCases> = {
  path: '/operator/cases',
};

export const casesListOfMember: Endpoint<typeof BackofficeCases.listCasesOfMember> = {
  path: '/operator/members/:id/cases',
};

export const screeningListsList: Endpoint<typeof BackofficeCases.listScreeningLists> = {
  path: '/operator/screening-lists',
};

export const casesNote: Endpoint<typeof BackofficeCases.noteCase> = {
  method: 'POST',
  path: '/operator/cases/:id/notes',
};

export const casesOpen: Endpoint<typeof BackofficeCases.openCase> = {
  method: 'POST',
  path: '/operator/members/:id/cases',
};

export const casesGet: Endpoint<typeof BackofficeCases.readCase> = {
  path: '/operator/cases/:id',
};

export const configurationAdminDownload: Endpoint<typeof BackofficeConfiguration.downloadConfiguration> = {
  path: '/operator/configuration/file',
};

export const configurationAdminImport: Endpoint<typeof BackofficeConfiguration.importSection> = {
  method: 'POST',
  path: '/operator/configuration/:section',
};

export const configurationAdminPreviewImport: Endpoint<typeof BackofficeConfiguration.previewConfiguration> = {
  method: 'POST',
  path: '/operator/configuration/file/preview',
};

export const healthAdminGet: Endpoint<typeof BackofficeHealth.getHealth> = {
  path: '/operator/health',
};

export const listFilesAdjustments: Endpoint<typeof BackofficeListFiles.adjustmentsFile> = {
  path: '/operator/files/adjustments',
};

export const listFilesApplications: Endpoint<typeof BackofficeListFiles.applicationsFile> = {
  path: '/operator/files/applications',
};

export const listFilesBets: Endpoint<typeof BackofficeListFiles.betsFile> = {
  path: '/operator/files/bets',
};

export const listFilesBroadcasts: Endpoint<typeof BackofficeListFiles.broadcastsFile> = {
  path: '/operator/files/broadcasts',
};

export const listFilesClaims: Endpoint<typeof BackofficeListFiles.claimsFile> = {
  path: '/operator/files/claims',
};

export const listFilesDeposits: Endpoint<typeof BackofficeListFiles.depositsFile> = {
  path: '/operator/files/deposits',
};

export const listFilesDisputes: Endpoint<typeof BackofficeListFiles.disputesFile> = {
  path: '/operator/files/disputes',
};

export const listFilesDraws: Endpoint<typeof BackofficeListFiles.drawsFile> = {
  path: '/operator/files/draws',
};

export const listFilesFeedback: Endpoint<typeof BackofficeListFiles.feedbackFile> = {
  path: '/operator/files/feedback',
};

export const listFilesGroups: Endpoint<typeof BackofficeListFiles.groupsFile> = {
  path: '/operator/files/groups',
};

export const listFilesLogins: Endpoint<typeof BackofficeListFiles.loginsFile> = {
  path: '/operator/files/logins',
};

export const listFilesMemberDeposits: Endpoint<typeof BackofficeListFiles.memberDepositsFile> = {
  path: '/operator/files/member-deposits',
};

export const listFilesMemberWithdrawals: Endpoint<typeof BackofficeListFiles.memberWithdrawalsFile> = {
  path: '/operator/files/member-withdrawals',
};

export const listFilesMembers: Endpoint<typeof BackofficeListFiles.membersFile> = {
  path: '/operator/files/members',
};

export const listFilesOpenRounds: Endpoint<typeof BackofficeListFiles.openRoundsFile> = {
  path: '/operator/files/open-rounds',
};

export const listFilesStatementLines: Endpoint<typeof BackofficeListFiles.statementLinesFile> = {
  path: '/operator/files/statement-lines',
};

export const listFilesTimeline: Endpoint<typeof BackofficeListFiles.timelineFile> = {
  path: '/operator/files/timeline',
};

export const listFilesWithdrawals: Endpoint<typeof BackofficeListFiles.withdrawalsFile> = {
  path: '/operator/files/withdrawals',
};

export const lotteryCorrectionsConfirm: Endpoint<typeof BackofficeLotteryCorrections.confirmCorrection> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/issues/:issueId/corrections/:correctionId/confirm',
};

export const lotteryCorrectionsPreview: Endpoint<typeof BackofficeLotteryCorrections.previewCorrection> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/issues/:issueId/corrections/preview',
};

export const lotteryCorrectionsRequest: Endpoint<typeof BackofficeLotteryCorrections.requestCorrection> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/issues/:issueId/corrections',
};

export const lotteryCorrectionsCancel: Endpoint<typeof BackofficeLotteryCorrections.withdrawCorrection> = {
  method: 'POST',
  path: '/operator/lotteries/:gameCode/issues/:issueId/corrections/:correctionId/withdraw',
};

export const membersAdminFreeze: Endpoint<typeof BackofficeMemberDesk.freezeMember> = {
  method: 'PUT',
  path: '/operator/members/:id/desk/freezes/:scope',
};

export const membersAdminGetDesk: Endpoint<typeof BackofficeMemberDesk.readMemberDesk> = {
  path: '/operator/members/:id/desk',
};

export const membersAdminSearch: Endpoint<typeof BackofficeMemberDesk.searchMembers> = {
  path: '/operator/member-search',
};

export const membersAdminSetTags: Endpoint<typeof BackofficeMemberDesk.tagMember> = {
  method: 'PUT',
  path: '/operator/members/:id/desk/tags',
};

export const membersAdminUnfreeze: Endpoint<typeof BackofficeMemberDesk.unfreezeMember> = {
  method: 'DELETE',
  path: '/operator/members/:id/desk/freezes/:scope',
};

export const membersAdminWriteNote: Endpoint<typeof BackofficeMemberDesk.writeMemberNote> = {
  method: 'POST',
  path: '/operator/members/:id/desk/notes',
};

export const responsibleGamingAdminStartExclusion: Endpoint<typeof BackofficeMemberLimits.beginBreak> = {
  method: 'POST',
  path: '/operator/members/:id/play/exclusions',
};

export const responsibleGamingAdminDecreaseLimit: Endpoint<typeof BackofficeMemberLimits.decreaseLimit> = {
  method: 'POST',
  path: '/operator/members/:id/play/limits',
};

export const responsibleGamingAdminGet: Endpoint<typeof BackofficeMemberLimits.playOfMember> = {
  path: '/operator/members/:id/play',
};

export const responsibleGamingAdminRecordUnderAge: Endpoint<typeof BackofficeMemberLimits.recordUnderAge> = {
  method: 'POST',
  path: '/operator/members/:id/play/under-age',
};

export const membersAdminGetLinks: Endpoint<typeof BackofficeMemberLinks.readMemberLinks> = {
  path: '/operator/members/:id/links',
};

export const membersAdminListBets: Endpoint<typeof BackofficeMemberPlay.listMemberBets> = {
  path: '/operator/members/:id/bets',
};

export const membersAdminGetVendorWallets: Endpoint<typeof BackofficeMemberPlay.readMemberVendorWallets> = {
  path: '/operator/members/:id/vendor-wallets',
};

export const profileAdminUpdate: Endpoint<typeof BackofficeMemberProfile.correctTold> = {
  method: 'PUT',
  path: '/operator/members/:id/profile',
};

export const profileAdminGet: Endpoint<typeof BackofficeMemberProfile.readTold> = {
  path: '/operator/members/:id/profile',
};

export const membersAdminEndSessions: Endpoint<typeof BackofficeMembers.endMemberSessions> = {
  method: 'POST',
  path: '/operator/members/:id/end-sessions',
};

export const membersAdminList: Endpoint<typeof BackofficeMembers.findMember> = {
  path: '/operator/members',
};

export const membersAdminIssueTemporaryPassword: Endpoint<typeof BackofficeMembers.giveTemporaryPassword> = {
  method: 'POST',
  path: '/operator/members/:id/temporary-password',
};

export const withdrawalsAdminApprove: Endpoint<typeof BackofficeOperator.approveWithdrawal> = {
  method: 'POST',
  path: '/operator/withdrawals/:id/approve',
};

export const operatorSetUp: Endpoint<typeof BackofficeOperator.claim> = {
  method: 'POST',
  path: '/operator/setup',
};

export const withdrawalsAdminFail: Endpoint<typeof BackofficeOperator.failPayout> = {
  method: 'POST',
  path: '/operator/withdrawals/:id/fail',
};

export const settingsAdminGet: Endpoint<typeof BackofficeOperator.getSettings> = {
  path: '/operator/settings',
};

export const operatorInspectSetupLink: Endpoint<typeof BackofficeOperator.inspectSetupLink> = {
  method: 'POST',
  path: '/operator/setup/inspect',
};

export const settingsAdminUpdate: Endpoint<typeof BackofficeOperator.putSettings> = {
  method: 'PUT',
  path: '/operator/settings',
};

export const withdrawalsAdminGet: Endpoint<typeof BackofficeOperator.readWithdrawal> = {
  path: '/operator/withdrawals/:id',
};

export const withdrawalsAdminRecordPayment: Endpoint<typeof BackofficeOperator.recordPayment> = {
  method: 'POST',
  path: '/operator/withdrawals/:id/payment',
};

export const withdrawalsAdminReject: Endpoint<typeof BackofficeOperator.rejectWithdrawal> = {
  method: 'POST',
  path: '/operator/withdrawals/:id/reject',
};

export const withdrawalsAdminUploadProof: Endpoint<typeof BackofficeOperator.uploadPaymentProof> = {
  method: 'POST',
  path: '/operator/withdrawals/proofs',
  upload: true,
};

export const withdrawalsAdminList: Endpoint<typeof BackofficeOperator.withdrawalQueue> = {
  path: '/operator/withdrawals',
};

export const operatorsAcceptInvitation: Endpoint<typeof BackofficeOperators.acceptInvitation> = {
  method: 'POST',
  path: '/operator/setup/invitation',
};

export const operatorsAdminDisable: Endpoint<typeof BackofficeOperators.disableOperator> = {
  method: 'POST',
  path: '/operator/operators/:id/disable',
};

export const operatorsAdminEnable: Endpoint<typeof BackofficeOperators.enableOperator> = {
  method: 'POST',
  path: '/operator/operators/:id/enable',
};

export const operatorsAdminInvite: Endpoint<typeof BackofficeOperators.inviteOperator> = {
  method: 'POST',
  path: '/operator/operators/invitations',
};

export const operatorsAdminList: Endpoint<typeof BackofficeOperators.listOperators> = {
  path: '/operator/operators',
};

export const operatorsRenewFactor: Endpoint<typeof BackofficeOperators.renewFactor> = {
  method: 'POST',
  path: '/operator/setup/factor',
};

export const operatorsAdminResetFactor: Endpoint<typeof BackofficeOperators.resetOperatorFactor> = {
  method: 'POST',
  path: '/operator/operators/:id/factor-reset',
};

export const operatorsAdminRevokeLink: Endpoint<typeof BackofficeOperators.revokeOperatorLink> = {
  method: 'POST',
  path: '/operator/operators/links/:id/revoke',
};

export const operatorEndOwnSession: Endpoint<typeof BackofficeOwnActivity.endOwnSession> = {
  method: 'DELETE',
  path: '/operator/own/sessions/:id',
};

export const operatorListOwnEvents: Endpoint<typeof BackofficeOwnActivity.listOwnEvents> = {
  path: '/operator/own/events',
};

export const operatorListOwnSessions: Endpoint<typeof BackofficeOwnActivity.listOwnSessions> = {
  path: '/operator/own/sessions',
};

export const payoutRulesConfirm: Endpoint<typeof BackofficePayoutRules.confirmPayoutRule> = {
  method: 'POST',
  path: '/operator/payout-rules/:currency/requests/:requestId/confirm',
};

export const payoutRulesList: Endpoint<typeof BackofficePayoutRules.listPayoutRules> = {
  path: '/operator/payout-rules',
};

export const payoutRulesRequest: Endpoint<typeof BackofficePayoutRules.requestPayoutRule> = {
  method: 'POST',
  path: '/operator/payout-rules/:currency/requests',
};

export const payoutRulesWithdraw: Endpoint<typeof BackofficePayoutRules.withdrawPayoutRule> = {
  method: 'POST',
  path: '/operator/payout-rules/:currency/requests/:requestId/withdraw',
};

export const reportOrdersChangeEmail: Endpoint<typeof BackofficeReportOrders.changeReportEmail> = {
  method: 'PUT',
  path: '/operator/report-orders/email',
};

export const reportOrdersConfirmEmail: Endpoint<typeof BackofficeReportOrders.confirmReportEmail> = {
  method: 'POST',
  path: '/operator/report-orders/email/confirm',
};

export const reportOrdersList: Endpoint<typeof BackofficeReportOrders.listReportOrders> = {
  path: '/operator/report-orders',
};

export const reportOrdersCreate: Endpoint<typeof BackofficeReportOrders.orderReport> = {
  method: 'POST',
  path: '/operator/report-orders',
};

export const reportOrdersPause: Endpoint<typeof BackofficeReportOrders.pauseReportOrder> = {
  method: 'PUT',
  path: '/operator/report-orders/:id/pause',
};

export const reportOrdersRemove: Endpoint<typeof BackofficeReportOrders.removeReportOrder> = {
  method: 'DELETE',
  path: '/operator/report-orders/:id',
};

export const reportsAdminGetCohorts: Endpoint<typeof BackofficeReports.getCohorts> = {
  path: '/operator/reports/cohorts',
};

export const moneyDeskAdminGet: Endpoint<typeof BackofficeReports.getMoneyDesk> = {
  path: '/operator/money-desk',
};

export const reportsAdminGet: Endpoint<typeof BackofficeReports.getReport> = {
  path: '/operator/reports',
};

export const reportsAdminListMovements: Endpoint<typeof BackofficeReports.listReportMovements> = {
  path: '/operator/reports/movements',
};

export const reportsAdminDownloadMovements: Endpoint<typeof BackofficeReports.movementsFile> = {
  path: '/operator/reports/movements/file',
};

export const reportsAdminDownload: Endpoint<typeof BackofficeReports.reportFile> = {
  path: '/operator/reports/file',
};

export const membersAdminGetRisk: Endpoint<typeof BackofficeRisk.readMemberRisk> = {
  path: '/operator/members/:id/risk',
};

export const rolesCancel: Endpoint<typeof BackofficeRoles.cancelRoleChange> = {
  method: 'POST',
  path: '/operator/roles/changes/:changeId/withdraw',
};

export const rolesConfirm: Endpoint<typeof BackofficeRoles.confirmRoleChange> = {
  method: 'POST',
  path: '/operator/roles/changes/:changeId/confirm',
};

export const rolesList: Endpoint<typeof BackofficeRoles.listRoles> = {
  path: '/operator/roles',
};

export const rolesRequest: Endpoint<typeof BackofficeRoles.requestRoleChange> = {
  method: 'POST',
  path: '/operator/roles/changes',
};

export const settingsAdminCompare: Endpoint<typeof BackofficeSettingHistory.compareSettings> = {
  path: '/operator/settings/compare',
};

export const settingsAdminListChanges: Endpoint<typeof BackofficeSettingHistory.listSettingChanges> = {
  path: '/operator/settings/changes',
};

export const settingRequestsConfirm: Endpoint<typeof BackofficeSettingRequests.confirmSetting> = {
  method: 'POST',
  path: '/operator/settings/:setting/requests/:requestId/confirm',
};

export const settingRequestsList: Endpoint<typeof BackofficeSettingRequests.listSettingRequests> = {
  path: '/operator/settings/requests',
};

export const settingRequestsRequest: Endpoint<typeof BackofficeSettingRequests.requestSetting> = {
  method: 'POST',
  path: '/operator/settings/:setting/requests',
};

export const settingRequestsWithdraw: Endpoint<typeof BackofficeSettingRequests.withdrawSetting> = {
  method: 'POST',
  path: '/operator/settings/:setting/requests/:requestId/withdraw',
};

export const ledgerAuditsAdminRequest: Endpoint<typeof BackofficeSuspensions.auditBooks> = {
  method: 'POST',
  path: '/operator/ledger-audits',
};

export const productsAdminListStopped: Endpoint<typeof BackofficeSuspensions.listStoppedProducts> = {
  path: '/operator/products/stopped',
};

export const productsAdminReopen: Endpoint<typeof BackofficeSuspensions.reopenProduct> = {
  method: 'POST',
  path: '/operator/products/reopen',
};

export const waitingRequestsList: Endpoint<typeof BackofficeWaitingRequests.listWaitingRequests> = {
  path: '/operator/waiting-requests',
};

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

export const leaderboardsListWinners: Endpoint<typeof GrowthLeaderboards.winners> = {
  path: '/wps/relay/winnerRankList',
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

export const promotionsList: Endpoint<typeof GrowthPromotions.listPromotions> = {
  path: '/wps/promotions',
};

export const promotionsGetMine: Endpoint<typeof GrowthPromotions.myPromotion> = {
  path: '/wps/member/promotions/:id',
};

export const promotionsListMine: Endpoint<typeof GrowthPromotions.myPromotions> = {
  path: '/wps/member/promotions',
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

export const adjustmentsAdminApprove: Endpoint<typeof MoneyAdjustments.approveAdjustment> = {
  method: 'POST',
  path: '/operator/members/:id/adjustments/:requestId/approve',
};

export const adjustmentsAdminList: Endpoint<typeof MoneyAdjustments.listAdjustments> = {
  path: '/operator/members/:id/adjustments',
};

export const adjustmentsAdminRequest: Endpoint<typeof MoneyAdjustments.requestAdjustment> = {
  method: 'POST',
  path: '/operator/members/:id/adjustments',
};

export const adjustmentsAdminWithdraw: Endpoint<typeof MoneyAdjustments.withdrawAdjustment> = {
  method: 'DELETE',
  path: '/operator/members/:id/adjustments/:requestId',
};

export const debtsAdminConfirmForgiveness: Endpoint<typeof MoneyDebts.confirmForgiveness> = {
  method: 'POST',
  path: '/operator/members/:id/debts/forgiveness/:requestId/confirm',
};

export const debtsAdminList: Endpoint<typeof MoneyDebts.debtsOfMember> = {
  path: '/operator/members/:id/debts',
};

export const debtsList: Endpoint<typeof MoneyDebts.listDebts> = {
  path: '/wps/v2/wallets/debts',
};

export const debtsPay: Endpoint<typeof MoneyDebts.payDebt> = {
  method: 'POST',
  path: '/wps/v2/wallets/debts/payments',
};

export const debtsAdminRequestForgiveness: Endpoint<typeof MoneyDebts.requestForgiveness> = {
  method: 'POST',
  path: '/operator/members/:id/debts/forgiveness',
};

export const debtsAdminWithdrawForgiveness: Endpoint<typeof MoneyDebts.withdrawForgiveness> = {
  method: 'POST',
  path: '/operator/members/:id/debts/forgiveness/:requestId/withdraw',
};

export const depositChannelsConfirmTerms: Endpoint<typeof MoneyDepositChannels.confirmChannelTerms> = {
  method: 'POST',
  path: '/operator/deposit-channels/:channel/terms-requests/:requestId/confirm',
};

export const depositChannelsList: Endpoint<typeof MoneyDepositChannels.listDeskChannels> = {
  path: '/operator/deposit-channels',
};

export const depositChannelsRequestChannel: Endpoint<typeof MoneyDepositChannels.requestChannel> = {
  method: 'POST',
  path: '/operator/deposit-channels',
};

export const depositChannelsRequestTerms: Endpoint<typeof MoneyDepositChannels.requestChannelTerms> = {
  method: 'POST',
  path: '/operator/deposit-channels/:channel/terms-requests',
};

export const depositChannelsSwitch: Endpoint<typeof MoneyDepositChannels.switchChannel> = {
  method: 'POST',
  path: '/operator/deposit-channels/:channel/switch',
};

export const depositChannelsUploadLogo: Endpoint<typeof MoneyDepositChannels.uploadChannelLogo> = {
  method: 'POST',
  path: '/operator/deposit-channels/logos',
  upload: true,
};

export const depositChannelsCancelTerms: Endpoint<typeof MoneyDepositChannels.withdrawChannelTerms> = {
  method: 'POST',
  path: '/operator/deposit-channels/:channel/terms-requests/:requestId/withdraw',
};

export const depositsDownloadFile: Endpoint<typeof MoneyDeposits.depositsFile> = {
  path: '/wps/records/deposits/file',
};

export const depositsReceiveCallback: Endpoint<typeof MoneyDeposits.gatewayCallback> = {
  method: 'POST',
  path: '/gateway/:gateway/callback',
};

export const depositsGet: Endpoint<typeof MoneyDeposits.getDeposit> = {
  path: '/wps/deposit/requests/:id',
};

export const depositsListChannels: Endpoint<typeof MoneyDeposits.listChannels> = {
  path: '/wps/deposit/channels',
};

export const depositsList: Endpoint<typeof MoneyDeposits.listDeposits> = {
  path: '/wps/deposit/requests',
};

export const depositsCreate: Endpoint<typeof MoneyDeposits.requestDeposit> = {
  method: 'POST',
  path: '/wps/deposit/requests',
};

export const depositsAdminConfirmDecision: Endpoint<typeof MoneyDifferingPayments.confirmDecision> = {
  method: 'POST',
  path: '/operator/differing-payments/:id/decisions/:requestId/confirm',
};

export const depositsAdminList: Endpoint<typeof MoneyDifferingPayments.listDeskDeposits> = {
  path: '/operator/deposits',
};

export const depositsAdminGet: Endpoint<typeof MoneyDifferingPayments.readDeskDeposit> = {
  path: '/operator/deposits/:id',
};

export const depositsAdminRecordRefund: Endpoint<typeof MoneyDifferingPayments.recordRefund> = {
  method: 'POST',
  path: '/operator/differing-payments/:id/sent',
};

export const depositsAdminRequestDecision: Endpoint<typeof MoneyDifferingPayments.requestDecision> = {
  method: 'POST',
  path: '/operator/differing-payments/:id/decisions',
};

export const depositsAdminRequestRefund: Endpoint<typeof MoneyDifferingPayments.requestRefund> = {
  method: 'POST',
  path: '/operator/deposits/:id/refunds',
};

export const depositsAdminWithdrawDecision: Endpoint<typeof MoneyDifferingPayments.withdrawDecision> = {
  method: 'DELETE',
  path: '/operator/differing-payments/:id/decisions/:requestId',
};

export const levelLimitsConfirm: Endpoint<typeof MoneyLevelLimits.confirmLevelLimit> = {
  method: 'POST',
  path: '/operator/level-limits/:currency/:level/requests/:requestId/confirm',
};

export const levelLimitsList: Endpoint<typeof MoneyLevelLimits.listLevelLimits> = {
  path: '/operator/level-limits',
};

export const levelLimitsRequest: Endpoint<typeof MoneyLevelLimits.requestLevelLimit> = {
  method: 'POST',
  path: '/operator/level-limits/:currency/:level/requests',
};

export const levelLimitsWithdraw: Endpoint<typeof MoneyLevelLimits.withdrawLevelLimit> = {
  method: 'POST',
  path: '/operator/level-limits/:currency/:level/requests/:requestId/withdraw',
};

export const manualDepositsClaim: Endpoint<typeof MoneyManualDeposits.claimManualDeposit> = {
  method: 'POST',
  path: '/wps/deposit/requests/:id/wallet',
};

export const manualDepositsCredit: Endpoint<typeof MoneyManualDeposits.creditManualDeposit> = {
  method: 'POST',
  path: '/operator/manual-deposits/:id/credit',
};

export const manualDepositsGet: Endpoint<typeof MoneyManualDeposits.getManualDeposit> = {
  path: '/wps/deposit/requests/:id/wallet',
};

export const manualDepositsLinkLine: Endpoint<typeof MoneyManualDeposits.linkLine> = {
  method: 'POST',
  path: '/operator/manual-deposits/:id/line',
};

export const manualDepositsList: Endpoint<typeof MoneyManualDeposits.listManualDeposits> = {
  path: '/operator/manual-deposits',
};

export const manualDepositsRecordReceipt: Endpoint<typeof MoneyManualDeposits.recordReceipt> = {
  method: 'POST',
  path: '/operator/manual-deposits/:id/receipt',
};

export const manualDepositsReject: Endpoint<typeof MoneyManualDeposits.rejectManualDeposit> = {
  method: 'POST',
  path: '/operator/manual-deposits/:id/reject',
};

export const manualDepositsSendReceipt: Endpoint<typeof MoneyManualDeposits.sendReceipt> = {
  method: 'POST',
  path: '/wps/deposit/requests/:id/wallet/receipt',
};

export const manualDepositsUploadReceipt: Endpoint<typeof MoneyManualDeposits.uploadReceipt> = {
  method: 'PUT',
  path: '/wps/deposit/receipt',
  upload: true,
};

export const payoutDisputesConfirmRepeat: Endpoint<typeof MoneyPayoutDisputes.confirmRepeat> = {
  method: 'POST',
  path: '/operator/payout-disputes/:id/repeat/:requestId/confirm',
};

export const payoutDisputesList: Endpoint<typeof MoneyPayoutDisputes.listDisputes> = {
  path: '/operator/payout-disputes',
};

export const payoutDisputesRefuse: Endpoint<typeof MoneyPayoutDisputes.refuseDispute> = {
  method: 'POST',
  path: '/operator/payout-disputes/:id/refuse',
};

export const payoutDisputesRequestRepeat: Endpoint<typeof MoneyPayoutDisputes.requestRepeat> = {
  method: 'POST',
  path: '/operator/payout-disputes/:id/repeat',
};

export const payoutDisputesUploadProof: Endpoint<typeof MoneyPayoutDisputes.uploadRepeatProof> = {
  method: 'POST',
  path: '/operator/payout-disputes/proofs',
  upload: true,
};

export const payoutDisputesWithdrawRepeat: Endpoint<typeof MoneyPayoutDisputes.withdrawRepeat> = {
  method: 'POST',
  path: '/operator/payout-disputes/:id/repeat/:requestId/withdraw',
};

export const payoutFeesConfirm: Endpoint<typeof MoneyPayoutFees.confirmPayoutFee> = {
  method: 'POST',
  path: '/operator/payout-fees/:currency/:walletKind/requests/:requestId/confirm',
};

export const payoutFeesList: Endpoint<typeof MoneyPayoutFees.listPayoutFees> = {
  path: '/operator/payout-fees',
};

export const payoutFeesRequest: Endpoint<typeof MoneyPayoutFees.requestPayoutFee> = {
  method: 'POST',
  path: '/operator/payout-fees/:currency/:walletKind/requests',
};

export const payoutFeesWithdraw: Endpoint<typeof MoneyPayoutFees.withdrawPayoutFee> = {
  method: 'POST',
  path: '/operator/payout-fees/:currency/:walletKind/requests/:requestId/withdraw',
};

export const payoutWalletsCreate: Endpoint<typeof MoneyPayoutWallets.addPayoutWallet> = {
  method: 'POST',
  path: '/wps/member/payout-wallets',
  sealed: true,
};

export const payoutWalletsList: Endpoint<typeof MoneyPayoutWallets.listPayoutWallets> = {
  path: '/wps/member/payout-wallets',
};

export const payoutWalletsDelete: Endpoint<typeof MoneyPayoutWallets.removePayoutWallet> = {
  method: 'POST',
  path: '/wps/member/payout-wallets/:walletId/remove',
  sealed: true,
};

export const payoutWalletsAdminList: Endpoint<typeof MoneyPayoutWallets.walletsOfMember> = {
  path: '/operator/members/:id/payout-wallets',
};

export const liabilitiesListEpochs: Endpoint<typeof MoneyProofOfLiabilities.liabilityEpochs> = {
  path: '/wps/liabilities/epochs',
};

export const liabilitiesGetKey: Endpoint<typeof MoneyProofOfLiabilities.liabilityKey> = {
  path: '/wps/liabilities/key',
};

export const liabilitiesGetProof: Endpoint<typeof MoneyProofOfLiabilities.liabilityProof> = {
  path: '/wps/liabilities/epochs/:epoch/proofs/:currency',
};

export const statementsImport: Endpoint<typeof MoneyStatements.importStatement> = {
  method: 'POST',
  path: '/operator/statements',
};

export const statementsListLineClaims: Endpoint<typeof MoneyStatements.listLineClaims> = {
  path: '/operator/statements/lines/:provider/:trxId/claims',
};

export const statementsListLines: Endpoint<typeof MoneyStatements.listStatementLines> = {
  path: '/operator/statements/lines',
};

export const statementsReadColumns: Endpoint<typeof MoneyStatements.readStatement> = {
  method: 'POST',
  path: '/operator/statements/columns',
};

export const walletListEntries: Endpoint<typeof MoneyWallet.accountRecord> = {
  path: '/wps/records/account',
};

export const walletGetBalance: Endpoint<typeof MoneyWallet.balance> = {
  path: '/wps/v2/wallets/balance',
};

export const walletDownloadStatement: Endpoint<typeof MoneyWallet.statement> = {
  path: '/wps/records/account/statement',
};

export const withdrawalTermsConfirm: Endpoint<typeof MoneyWithdrawalTerms.confirmWithdrawalTerms> = {
  method: 'POST',
  path: '/operator/withdrawal-terms/:currency/requests/:requestId/confirm',
};

export const withdrawalTermsList: Endpoint<typeof MoneyWithdrawalTerms.listWithdrawalTerms> = {
  path: '/operator/withdrawal-terms',
};

export const withdrawalTermsRequest: Endpoint<typeof MoneyWithdrawalTerms.requestWithdrawalTerms> = {
  method: 'POST',
  path: '/operator/withdrawal-terms/:currency/requests',
};

export const withdrawalTermsWithdraw: Endpoint<typeof MoneyWithdrawalTerms.withdrawWithdrawalTerms> = {
  method: 'POST',
  path: '/operator/withdrawal-terms/:currency/requests/:requestId/withdraw',
};

export const withdrawalsConfirm: Endpoint<typeof MoneyWithdrawals.confirmPayout> = {
  method: 'POST',
  path: '/wps/withdrawal/requests/:id/confirmation',
};

export const withdrawalsGetProof: Endpoint<typeof MoneyWithdrawals.getPaymentProof> = {
  path: '/wps/withdrawal/requests/:id/proofs/:hash',
};

export const withdrawalsGet: Endpoint<typeof MoneyWithdrawals.getWithdrawal> = {
  path: '/wps/withdrawal/requests/:id',
};

export const withdrawalsList: Endpoint<typeof MoneyWithdrawals.listWithdrawals> = {
  path: '/wps/withdrawal/requests',
};

export const withdrawalsCreate: Endpoint<typeof MoneyWithdrawals.requestWithdrawal> = {
  method: 'POST',
  path: '/wps/withdrawal/requests',
  sealed: true,
};

export const withdrawalsUploadProof: Endpoint<typeof MoneyWithdrawals.uploadPayoutProof> = {
  method: 'PUT',
  path: '/wps/withdrawal/proof',
  upload: true,
};

export const withdrawalsDownloadFile: Endpoint<typeof MoneyWithdrawals.withdrawalsFile> = {
  path: '/wps/records/withdrawals/file',
};

export const withdrawalsGetTerms: Endpoint<typeof MoneyWithdrawals.withdrawalsGetTerms> = {
  path: '/wps/withdrawal/terms',
};

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

export const gamesListMenus: Endpoint<typeof PlayGames.gameMenus> = {
  path: '/lgw/games/game_menus',
};

export const inhouseGetMath: Endpoint<typeof PlayInhouse.gameMath> = {
  path: '/wps/inhouse/:game/math',
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

export const lobbyListNextDraws: Endpoint<typeof PlayLobby.nextDraws> = {
  path: '/lotto/lgw/draws/next',
};

export const lobbyGetGame: Endpoint<typeof PlayLobby.oneGame> = {
  path: '/lgw/games/game',
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

export const lotteryGetGame: Endpoint<typeof PlayLottery.lotteryGetGame> = {
  path: '/lotto/lgw/games/:gameCode',
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

export const bannersList: Endpoint<typeof SiteBanners.banners> = {
  path: '/wps/system/banners',
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

export const messagesCountUnread: Endpoint<typeof SiteMemberMessages.countUnreadMessages> = {
  path: '/wps/member/messages/unread',
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

export const siteGetStatus: Endpoint<typeof SiteStatus.status> = {
  path: '/wps/system/status',
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

export const siteGetRegistrationSettings: Endpoint<typeof SiteWhitelabel.registrationSettings> = {
  path: '/wps/system/setting/register',
};

/** Where the one WebSocket of the site is. */
export const noticesPath = '/wps/notices';
/** Where the room of a game of shared rounds is. */
export const roomPath = '/inhouse/:game/shared/room';
