// Goal: the moves of the simulator keep every book balanced, the same seed is the same run, and the
// auditor sees a fault when there is one. Method: short runs; then the books are spoiled on
// purpose. `npm run sim -- "SEED WORLD" 4000` repeats one of the ten.
import { expect, test } from 'vitest';
import { minor } from '@khelaghor/money/minor.ts';
import { createAuditor } from './auditor.ts';
import { moves } from './moves.ts';
import { simulate } from './simulate.ts';
import { createWorld } from './world.ts';

/** Another for each commit: new worlds are simulated every time. */
const { SEED: commitSeed = '0' } = process.env;

test('ten worlds of 4,000 steps balance, and every move happens in one of them', () => {
  const happened = new Set<string>();
  for (let world = 0; world < 10; world += 1) {
    const { counts } = simulate(`${commitSeed} ${world}`, 4_000);
    for (const name of Object.keys(counts)) happened.add(name);
  }
  expect([...happened].toSorted()).toEqual(moves.map(({ name }) => name).toSorted());
});

test('the same seed is the same run, another seed another', () => {
  const one = simulate('123', 5_000);
  expect(simulate('123', 5_000)).toEqual(one);
  expect(simulate('124', 5_000).traceHash).not.toBe(one.traceHash);
});

/** A world with one member, who has a wallet in each currency. */
function worldOfOne() {
  const world = createWorld('spoiled');
  const auditor = createAuditor(world);
  for (const { name, move } of moves)
    if (name === 'register' || name === 'request deposit' || name === 'gateway callback')
      move(world, auditor);
  auditor.checkAll();
  const [member] = world.members;
  if (member === undefined) throw new Error('nobody has registered');
  const spoil = (id: string, amount: bigint) => {
    const account = world.ledger.accounts.get(id);
    if (account === undefined) throw new Error(`there is no account ${id}`);
    world.ledger.accounts.set(id, { ...account, balance: minor(account.balance + amount) });
  };
  return { auditor, member, spoil };
}

test.each(['PLAY', 'BDT'] as const)('one %s too much in one account is seen', (currency) => {
  const { auditor, member, spoil } = worldOfOne();
  spoil(member[currency].wallet, 1n);
  expect(() => auditor.checkAll()).toThrow(/auditor/);
});

test('play money that is booked as taka is seen, though all accounts together are zero', () => {
  const { auditor, member, spoil } = worldOfOne();
  spoil(member.PLAY.wallet, -1n);
  auditor.take(member.PLAY.wallet, 1n);
  spoil(member.BDT.wallet, 1n);
  auditor.add(member.BDT.wallet, 1n);
  expect(() => auditor.checkAll()).toThrow('all accounts in PLAY hold -1, not zero');
});
