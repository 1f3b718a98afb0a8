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
import type { Endpoint } from '../endpoint.ts';

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

export const sessionLogin: Endpoint<typeof AccountSessions.login> = {
  method: 'POST',
  path: '/wps/session/login',
  sealed: true,
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
