import { minor } from '@khelaghor/money/minor.ts';
import { grant } from '@khelaghor/testkit/test-member.ts';
import { paymentPassword } from './account-calls.ts';
import type { RecordedMember } from './account-calls.ts';
import { makeKey, pick } from './recorder.ts';
import type { Caller, Recorder } from './recorder.ts';

/** Repeats a call until its reply shows the text. */
async function waitFor(read: () => Promise<{ text: string }>, shown: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { text } = await read();
    if (text.includes(shown)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`waited in vain for ${shown}`);
}

/** Pays a deposit on the page of the sandbox gateway, and waits until it is credited. */
async function recordDeposit(recorder: Recorder, member: RecordedMember): Promise<void> {
  const { ask, server } = recorder;
  await ask(member, 'GET /wps/deposit/channels', {}, 'good');
  const body = { key: makeKey(recorder), channel: 'mobile', amount: '50000' };
  const asked = await ask(member, 'POST /wps/deposit/requests', { body }, 'good');
  await ask(member, 'POST /wps/deposit/requests', { body }, 'the same key');
  const small = { ...body, key: makeKey(recorder), amount: '1' };
  await ask(member, 'POST /wps/deposit/requests', { body: small }, 'too small');
  const params = { id: pick(asked, 'deposit', 'id') };
  await ask(member, 'GET /wps/deposit/requests/:id', { params }, 'requested');
  const paymentId = new URL(pick(asked, 'redirectAddress')).searchParams.get('paymentId') ?? '';
  await fetch(`${server.config.origins.gateway}/pay`, {
    method: 'POST',
    body: new URLSearchParams({ paymentId, choice: 'pay' }),
    redirect: 'manual',
  });
  const read = () => recorder.send(member, 'GET /wps/deposit/requests/:id', { params });
  await waitFor(read, '"state":"confirmed"');
  await ask(member, 'GET /wps/deposit/requests/:id', { params }, 'confirmed');
  await ask(member, 'GET /wps/deposit/requests', {}, 'some');
}

/** Asks for two withdrawals; an operator approves one and rejects the other. */
async function recordWithdrawals(
  recorder: Recorder,
  member: RecordedMember,
  operator: Caller,
): Promise<void> {
  const { ask } = recorder;
  const wallet = { kind: 'bkash', number: '01711000000', paymentPassword };
  const added = await ask(member, 'POST /wps/member/payout-wallets', { body: wallet }, 'good');
  const walletId = pick(added, 'wallets', 0, 'id');
  await ask(member, 'GET /wps/member/payout-wallets', {}, 'one');
  await ask(member, 'GET /wps/withdrawal/terms', {}, 'good');
  const wrong = {
    key: makeKey(recorder),
    amount: '30000',
    walletId,
    paymentPassword: 'wrong horse',
  };
  await ask(member, 'POST /wps/withdrawal/requests', { body: wrong }, 'wrong password');
  const asked = { amount: '30000', walletId, paymentPassword };
  const send = (note: string) => {
    const body = { key: makeKey(recorder), ...asked };
    return ask(member, 'POST /wps/withdrawal/requests', { body }, note);
  };
  const first = pick(await send('good'), 'id');
  const second = pick(await send('another'), 'id');
  await ask(operator, 'GET /operator/withdrawals', { query: { state: 'requested' } }, 'two');
  await ask(operator, 'POST /operator/withdrawals/:id/approve', { params: { id: first } }, 'good');
  const rejected = { params: { id: second }, body: { reason: 'The name is another' } };
  await ask(operator, 'POST /operator/withdrawals/:id/reject', rejected, 'good');
  await ask(member, 'GET /wps/withdrawal/requests', {}, 'two');
  const removed = { params: { walletId }, body: { paymentPassword } };
  await ask(member, 'POST /wps/member/payout-wallets/:walletId/remove', removed, 'in use');
}

/** Deposits, withdrawals, the wallet and its records. */
export async function recordMoney(
  recorder: Recorder,
  member: RecordedMember,
  operator: Caller,
): Promise<void> {
  const { ask, server, clock } = recorder;
  await ask(member, 'GET /wps/v2/wallets/balance', {}, 'new');
  await grant(server, member.memberId, minor(1_000_000n));
  await recordDeposit(recorder, member);
  await recordWithdrawals(recorder, member, operator);
  await ask(member, 'GET /wps/v2/wallets/balance', {}, 'some');
  await ask(member, 'GET /wps/records/account', { query: { limit: '10' } }, 'some');
  const to = new Date(clock.now().getTime() + 60_000).toISOString();
  const from = '2026-11-01T00:00:00.000Z';
  await ask(member, 'GET /wps/records/account/statement', { query: { from, to } }, 'good');
  for (const kind of ['deposits', 'withdrawals', 'bets', 'transfers'] as const)
    await ask(member, `GET /wps/records/${kind}/file`, { query: { from, to } }, 'good');
}
