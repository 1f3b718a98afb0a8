// Made by tools/generate-routes.ts from packages/contract. Do not edit.
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
import type * as BackofficeLotteryCorrections from '@khelaghor/contract/backoffice/lottery-corrections.ts';
import type * as BackofficeMemberLimits from '@khelaghor/contract/backoffice/member-limits.ts';
import type * as BackofficeMemberProfile from '@khelaghor/contract/backoffice/member-profile.ts';
import type * as BackofficeMembers from '@khelaghor/contract/backoffice/members.ts';
import type * as BackofficeOperator from '@khelaghor/contract/backoffice/operator.ts';
import type * as BackofficeOperators from '@khelaghor/contract/backoffice/operators.ts';
import type * as BackofficeSuspensions from '@khelaghor/contract/backoffice/suspensions.ts';
import type * as GrowthLeaderboards from '@khelaghor/contract/growth/leaderboards.ts';
import type * as GrowthPromotions from '@khelaghor/contract/growth/promotions.ts';
import type * as MoneyDebts from '@khelaghor/contract/money/debts.ts';
import type * as MoneyDeposits from '@khelaghor/contract/money/deposits.ts';
import type * as MoneyPayoutWallets from '@khelaghor/contract/money/payout-wallets.ts';
import type * as MoneyProofOfLiabilities from '@khelaghor/contract/money/proof-of-liabilities.ts';
import type * as MoneyWallet from '@khelaghor/contract/money/wallet.ts';
import type * as MoneyWithdrawals from '@khelaghor/contract/money/withdrawals.ts';
import type * as PlayAddedLotteries from '@khelaghor/contract/play/added-lotteries.ts';
import type * as PlayBetHistory from '@khelaghor/contract/play/bet-history.ts';
import type * as PlayDemoAccounts from '@khelaghor/contract/play/demo-accounts.ts';
import type * as PlayDice from '@khelaghor/contract/play/dice.ts';
import type * as PlayFavourites from '@khelaghor/contract/play/favourites.ts';
import type * as PlayGamesAdmin from '@khelaghor/contract/play/games-admin.ts';
import type * as PlayGames from '@khelaghor/contract/play/games.ts';
import type * as PlayInhouse from '@khelaghor/contract/play/inhouse.ts';
import type * as PlayLaunch from '@khelaghor/contract/play/launch.ts';
import type * as PlayLobby from '@khelaghor/contract/play/lobby.ts';
import type * as PlayLotteryAdmin from '@khelaghor/contract/play/lottery-admin.ts';
import type * as PlayLotteryCallOffs from '@khelaghor/contract/play/lottery-call-offs.ts';
import type * as PlayLotteryGroupsAdmin from '@khelaghor/contract/play/lottery-groups-admin.ts';
import type * as PlayLotteryGroups from '@khelaghor/contract/play/lottery-groups.ts';
import type * as PlayLottery from '@khelaghor/contract/play/lottery.ts';
import type * as PlayOfficialResults from '@khelaghor/contract/play/official-results.ts';
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
import type * as SiteMessaging from '@khelaghor/contract/site/messaging.ts';
import type * as SiteStatus from '@khelaghor/contract/site/status.ts';
import type * as SiteWhitelabel from '@khelaghor/contract/site/whitelabel.ts';
import type { Endpoint } from './endpoint.ts';

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

export const eventLogListKinds: Endpoint<typeof BackofficeActivityLog.listEventKinds> = {
  path: '/operator/event-log/kinds',
};

export const eventLogList: Endpoint<typeof BackofficeActivityLog.readEventLog> = {
  path: '/operator/event-log',
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

export const settingsAdminGet: Endpoint<typeof BackofficeOperator.getSettings> = {
  path: '/operator/settings',
};

export const operatorInspectSetupLink: Endpoint<typeof BackofficeOperator.inspectSetupLink> = {
  method: 'POST',
  path: '/operator/setup/inspect',
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

export const settingsAdminUpdate: Endpoint<typeof BackofficeOperator.putSettings> = {
  method: 'PUT',
  path: '/operator/settings',
};

export const withdrawalsAdminGet: Endpoint<typeof BackofficeOperator.readWithdrawal> = {
  path: '/operator/withdrawals/:id',
};

export const withdrawalsAdminReject: Endpoint<typeof BackofficeOperator.rejectWithdrawal> = {
  method: 'POST',
  path: '/operator/withdrawals/:id/reject',
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

export const debtsAdminList: Endpoint<typeof MoneyDebts.debtsOfMember> = {
  path: '/operator/members/:id/debts',
};

export const debtsAdminForgive: Endpoint<typeof MoneyDebts.forgiveDebt> = {
  method: 'POST',
  path: '/operator/members/:id/debts/forgive',
};

export const debtsList: Endpoint<typeof MoneyDebts.listDebts> = {
  path: '/wps/v2/wallets/debts',
};

export const debtsPay: Endpoint<typeof MoneyDebts.payDebt> = {
  method: 'POST',
  path: '/wps/v2/wallets/debts/payments',
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

export const walletListEntries: Endpoint<typeof MoneyWallet.accountRecord> = {
  path: '/wps/records/account',
};

export const walletGetBalance: Endpoint<typeof MoneyWallet.balance> = {
  path: '/wps/v2/wallets/balance',
};

export const walletDownloadStatement: Endpoint<typeof MoneyWallet.statement> = {
  path: '/wps/records/account/statement',
};

export const withdrawalsList: Endpoint<typeof MoneyWithdrawals.listWithdrawals> = {
  path: '/wps/withdrawal/requests',
};

export const withdrawalsCreate: Endpoint<typeof MoneyWithdrawals.requestWithdrawal> = {
  method: 'POST',
  path: '/wps/withdrawal/requests',
  sealed: true,
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

export const demoAccountsStart: Endpoint<typeof PlayDemoAccounts.startFreePlay> = {
  method: 'POST',
  path: '/wps/session/login/freeplay',
  sealed: true,
};

export const diceGetState: Endpoint<typeof PlayDice.diceGetState> = {
  path: '/inhouse/dice/state',
};

export const diceListRolls: Endpoint<typeof PlayDice.diceListRolls> = {
  path: '/inhouse/dice/rolls',
};

export const diceRoll: Endpoint<typeof PlayDice.rollDice> = {
  method: 'POST',
  path: '/inhouse/dice/rolls',
};

export const diceRotateSeed: Endpoint<typeof PlayDice.rotateDiceSeed> = {
  method: 'POST',
  path: '/inhouse/dice/seeds',
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

export const gamesListMenus: Endpoint<typeof PlayGames.gameMenus> = {
  path: '/lgw/games/game_menus',
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

export const lotteryAdminUpdateTerms: Endpoint<typeof PlayLotteryAdmin.changeTerms> = {
  method: 'PUT',
  path: '/operator/lotteries/:gameCode/terms',
};

export const lotteryAdminUpdateTimetable: Endpoint<typeof PlayLotteryAdmin.changeTimetable> = {
  method: 'PUT',
  path: '/operator/lotteries/:gameCode/timetable',
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

export const lotteryAdminUnblockNumber: Endpoint<typeof PlayLotteryAdmin.unblockNumber> = {
  method: 'DELETE',
  path: '/operator/lotteries/:gameCode/blocks/:id',
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

export const sharedTakeBet: Endpoint<typeof PlaySharedRounds.takeSharedBet> = {
  method: 'POST',
  path: '/inhouse/:game/shared/bets/:betId/take',
};

export const transferWalletGetConsolidatedFunds: Endpoint<typeof PlayTransferWallet.consolidatedFunds> = {
  path: '/wps/member/info/funds/consolidated',
};

export const transferWalletGetBalance: Endpoint<typeof PlayTransferWallet.merchantWallet> = {
  path: '/wps/relay/merchantWallet',
};

export const transferWalletTransfer: Endpoint<typeof PlayTransferWallet.walletTransfer> = {
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
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

export const siteGetRegistrationSettings: Endpoint<typeof SiteWhitelabel.registrationSettings> = {
  path: '/wps/system/setting/register',
};

export const siteGetWhitelabel: Endpoint<typeof SiteWhitelabel.whitelabel> = {
  path: '/wps/system/whitelabel',
};

/** Where the one WebSocket of the site is. */
export const noticesPath = '/wps/notices';
/** Where the room of a game of shared rounds is. */
export const roomPath = '/inhouse/:game/shared/room';
