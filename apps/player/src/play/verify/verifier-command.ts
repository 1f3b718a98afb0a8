import type { PotLiftValue } from '@khelaghor/contract/play/jackpots.ts';
import { getLotteryRow } from '@khelaghor/engine-lottery/public.ts';
import { readMath } from '@khelaghor/fairness/receipt.ts';
import type { RoundProof } from './round-proof.ts';
import type { TicketProof } from './recompute-ticket.ts';

/** A word of a command, in quotes where a shell would read it as something else. */
function quoteShellWord(text: string): string {
  return /^[\w./:+,-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function getCommand(game: string, options: readonly (readonly [string, string])[]): string {
  const words = options.map(([name, value]) => `--${name} ${quoteShellWord(value)}`);
  return ['node tools/verify.ts', game, ...words].join(' ');
}

/** The player's steps in a round of many steps, or their cash-out in a shared round. */
function getPlayedOptions({ outcome }: RoundProof['round']): (readonly [string, string])[] {
  const { steps, cashedOut, autoCashOut, interruptedAt } = outcome;
  if (typeof steps === 'string') return [['steps', steps]];
  const named = Object.entries({
    'cashed-out': cashedOut,
    'auto-cash-out': autoCashOut,
    'interrupted-at': interruptedAt,
  });
  return named.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

/** The bet's lifts as text: "mini:50000-50012/100000". */
function getPotOptions(lifts: readonly PotLiftValue[]): (readonly [string, string])[] {
  const pots = lifts.map(({ tier, from, to, cap }) => `${tier}:${from}-${to}/${cap}`);
  return pots.length === 0 ? [] : [['pots', pots.join(',')]];
}

/** The command with which the stand-alone program checks a round; empty while its seed is kept. */
export function roundCommand(proof: RoundProof, lifts: readonly PotLiftValue[] = []): string {
  const { round, commitment, clientSeed, serverSeed } = proof;
  const math = readMath(proof.receiptText);
  if (serverSeed === null) return '';
  return getCommand(round.game, [
    ['server-seed', serverSeed],
    ['commitment', commitment],
    ['client-seed', clientSeed],
    ['nonce', String(round.nonce)],
    ['choice', JSON.stringify(round.choice)],
    ...getPlayedOptions(round),
    ['stake', round.stake],
    ...(math === null ? [] : [['math', math] as const]),
    ...getPotOptions(lifts),
  ]);
}

function getBeaconOptions({
  beacon,
}: TicketProof['issue']): readonly (readonly [string, string])[] {
  if (beacon === null || beacon.signature === null) return [];
  return [
    ['beacon-round', String(beacon.round)],
    ['beacon-signature', beacon.signature],
  ];
}

/** What the pools of the ticket's issue pay: "jackpot1:196000/1000". */
function getPoolOptions({ ticket, issue }: TicketProof): readonly (readonly [string, string])[] {
  const won = (issue.jackpots ?? []).filter(
    ({ currency, winners }) => currency === ticket.currency && winners > 0,
  );
  const pools = won.map(({ tier, pool, winningStake }) => `${tier}:${pool}/${winningStake}`);
  return pools.length === 0 ? [] : [['jackpots', pools.join(',')]];
}

/** The lottery whose rules an added one follows: the program knows only those of the engine. */
function getRulesOption({
  gameCode,
}: TicketProof['ticket']): readonly (readonly [string, string])[] {
  const rules = getLotteryRow(gameCode)?.basedOn ?? null;
  return rules === null ? [] : [['rules', rules]];
}

function getShareOptions({ group }: TicketProof['ticket']): readonly (readonly [string, string])[] {
  if (!group) return [];
  return [
    ['shares', `${group.shares}/${group.totalShares}`],
    ['fee', String(group.feeHundredths)],
    ['role', group.role],
  ];
}

/** The command with which the stand-alone program checks a ticket; empty before the draw. */
export function getTicketCommand(proof: TicketProof): string {
  const { ticket, issue } = proof;
  if (issue.serverSeed === null) return '';
  return getCommand(ticket.gameCode, [
    ['server-seed', issue.serverSeed],
    ['commitment', issue.commitment],
    ['issue', ticket.issueNumber],
    ...getRulesOption(ticket),
    ...getBeaconOptions(issue),
    ['play', ticket.play],
    ['selection', ticket.selection],
    ['stake-per-line', ticket.stakePerLine],
    ['series', String(ticket.series)],
    ...getShareOptions(ticket),
    ...(ticket.halfPaid === '' ? [] : [['half-paid', ticket.halfPaid] as const]),
    ...(ticket.rebate === 0 ? [] : [['rebate', String(ticket.rebate)] as const]),
    ...getPoolOptions(proof),
  ]);
}
