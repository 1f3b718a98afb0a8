// Made by tools/generate-routes.ts from packages/contract. Do not edit.
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
import type { Endpoint } from '../endpoint.ts';

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
