// Made by tools/generate-routes.ts from packages/contract. Do not edit.
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
import type { Endpoint } from '../endpoint.ts';

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
