// Goal: of two operators who edit one record the second is refused and told what the first changed.
// Method: every call by which operators write is found in the contract; it names the state that the
// operator saw, or stands in the table with the reason why it names none.
import { expect, test } from 'vitest';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import { readRoutes } from './generate-routes.ts';

const words = (text: string): string[] => text.trim().split(/\s+/u);

/** How an edit names what the operator saw, by the field of its body. */
const seen = {
  /** A digest of all editable fields. */
  revision: words(`
    announcements.admin.update banners.admin.update broadcastTemplates.admin.save
    games.admin.update help.admin.update links.admin.update members.admin.freeze
    members.admin.setTags profile.admin.update promotions.admin.update settings.admin.update
    support.admin.updateChannel support.admin.updateHosts vendors.admin.update`),
  /** An order: as it was shown. */
  seen: words('banners.admin.reorder promotions.admin.reorder'),
  /** Terms that are replaced as a whole, most of them by two operators: their number. */
  version: words(`
    alertRules.admin.request depositChannels.requestTerms gameDesk.requestLimits
    jackpots.requestRules levelLimits.request lottery.admin.requestTerms
    lottery.admin.updateTimetable payoutFees.request payoutRules.request
    withdrawalTerms.request`),
  /** One value that two operators change. */
  before: words('settingRequests.request'),
  /** A part of the configuration, as its preview showed it. */
  basis: words('configuration.admin.import'),
} as const;

/** Calls that edit no record that another operator may have changed, by the reason. */
const others: Readonly<Record<string, readonly string[]>> = {
  'adds something and changes nothing': words(`
    announcements.admin.create banners.admin.create broadcasts.admin.send care.act cases.note
    cases.open depositChannels.uploadLogo lottery.admin.add lottery.admin.blockNumbers
    media.admin.upload members.admin.writeNote operators.admin.invite payoutDisputes.uploadProof
    promotions.admin.create reportOrders.create vendors.admin.create vendors.admin.createKey
    withdrawals.admin.uploadProof`),
  'removes or ends what it names; the event log keeps what it was': words(`
    announcements.admin.delete banners.admin.delete broadcastTemplates.admin.delete
    help.admin.delete links.admin.delete lottery.admin.remove members.admin.unfreeze
    promotions.admin.delete support.admin.deleteChannel vendors.admin.retireKey`),
  'an act that says the same whatever else was changed: on or off, or a stop for safety': words(`
    depositChannels.switch games.admin.switch members.admin.endSessions
    operators.admin.disable operators.admin.enable responsibleGaming.admin.recordUnderAge
    responsibleGaming.admin.startExclusion vendors.admin.switch`),
  'a step of a state, which is refused in any other state': words(`
    alerts.admin.close alerts.admin.see applications.admin.approve applications.admin.reject
    broadcasts.admin.stop cases.decide deposits.admin.recordRefund documents.admin.accept
    documents.admin.refuse factorResets.cancel factorResets.execute factorResets.request
    feedback.admin.answer feedback.admin.close identities.admin.cancelUnlink
    identities.admin.unlink lottery.admin.enterResult lottery.admin.withdrawResult
    lotteryCallOffs.callOff manualDeposits.credit manualDeposits.linkLine
    manualDeposits.recordReceipt manualDeposits.reject operators.admin.revokeLink
    payoutDisputes.refuse products.admin.reopen withdrawals.admin.approve withdrawals.admin.fail
    withdrawals.admin.recordPayment withdrawals.admin.reject`),
  'only lowers a limit': words('responsibleGaming.admin.decreaseLimit'),
  'asks another operator, and changes nothing itself': words(`
    adjustments.admin.request debts.admin.requestForgiveness depositChannels.requestChannel
    deposits.admin.requestDecision deposits.admin.requestRefund gameDesk.requestVoid
    lottery.admin.requestBlocks lotteryCallOffs.request lotteryCorrections.request
    payoutDisputes.requestRepeat vendorRounds.admin.request`),
  'its change of a role names the version within it': words('roles.request'),
  'decides the request that it names; the state is checked again under its lock': words(`
    adjustments.admin.approve adjustments.admin.withdraw alertRules.admin.confirm
    alertRules.admin.withdraw debts.admin.confirmForgiveness debts.admin.withdrawForgiveness
    depositChannels.cancelTerms depositChannels.confirmTerms deposits.admin.confirmDecision
    deposits.admin.withdrawDecision gameDesk.cancelLimits gameDesk.cancelVoid
    gameDesk.confirmLimits gameDesk.confirmVoid jackpots.cancelRules jackpots.confirmRules
    levelLimits.confirm levelLimits.withdraw lottery.admin.confirmBlocks
    lottery.admin.confirmTerms lottery.admin.withdrawBlocks lottery.admin.withdrawTerms
    lotteryCallOffs.cancel lotteryCallOffs.confirm lotteryCorrections.cancel
    lotteryCorrections.confirm payoutDisputes.confirmRepeat payoutDisputes.withdrawRepeat
    payoutFees.confirm payoutFees.withdraw payoutRules.confirm payoutRules.withdraw roles.cancel
    roles.confirm settingRequests.confirm settingRequests.withdraw vendorRounds.admin.cancel
    vendorRounds.admin.confirm withdrawalTerms.confirm withdrawalTerms.withdraw`),
  'brings what a file says in the place of what it names': words(`
    games.admin.import screeningLists.import statements.import`),
  'makes a new secret in the place of one that no operator sees': words(`
    members.admin.issueTemporaryPassword operators.admin.resetFactor`),
  'an address that takes effect when a code sent to it comes back': words(`
    alertRules.admin.changeEmail alertRules.admin.confirmEmail reportOrders.changeEmail
    reportOrders.confirmEmail`),
  'about the caller alone': words(`
    operator.endOwnSession operator.logout reportOrders.pause reportOrders.remove`),
  'only reads or computes': words(`
    broadcasts.admin.preview configuration.admin.previewImport ledgerAudits.admin.request
    lotteryCorrections.preview statements.readColumns`),
};

const writes = (await readRoutes()).filter(
  ({ caller, method }) => caller === 'operator' && method !== 'GET',
);

const listFields = ({ body }: RouteShape): string[] => {
  const { properties = {} } = body?.toJSONSchema({ io: 'input', unrepresentable: 'any' }) ?? {};
  return Object.keys(properties);
};

test('each call by which operators write is in the table, once', () => {
  const known = [...Object.values(seen), ...Object.values(others)].flat();
  expect(known.toSorted()).toEqual(writes.map(({ id }) => id).toSorted());
});

test.each(Object.entries(seen))('an edit that names what was seen by “%s” has it', (name, ids) => {
  const edits = writes.filter(({ id }) => ids.some((known) => known === id));
  expect(edits.filter((edit) => !listFields(edit).includes(name))).toEqual([]);
});

test.each(Object.keys(seen))('a call with the field “%s” is an edit of the table', (name) => {
  const ids: readonly string[] = seen[name as keyof typeof seen];
  const having = writes.filter((write) => listFields(write).includes(name)).map(({ id }) => id);
  expect(having.filter((id) => !ids.includes(id))).toEqual([]);
});

// A freeze is written as a whole, in the place of the one before.
const partly = seen.revision.filter((id) => id !== 'members.admin.freeze');

test.each(partly.map((id) => [id] as const))('%s changes the fields that it names', (id) => {
  const { body, refusals } = writes.find((write) => write.id === id) ?? {};
  const schema = body?.toJSONSchema({ io: 'input', unrepresentable: 'any' });
  // An operator may have to give a reason.
  const { required = [] } = schema ?? {};
  expect(required.filter((name) => name !== 'revision' && name !== 'reason')).toEqual([]);
  expect(refusals).toContain('changed_meanwhile');
});
