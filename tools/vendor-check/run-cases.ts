// Plays the cases one after another and compares each answer with what was expected.
import type { Case, Exchange, Stand } from './cases.ts';

export type CaseResult = {
  readonly name: string;
  /** What differed; empty when all answers were as expected. */
  readonly differences: readonly string[];
};

/** Says how an answer differs from what was expected. */
function findDifferences({ reply, expected }: Exchange, before: number): string[] {
  const { http = 200, status, moved } = expected;
  const told = JSON.stringify(reply);
  return [
    ...(reply.http === http ? [] : [`HTTP ${reply.http} instead of ${http}: ${told}`]),
    ...(reply.status === status ? [] : [`${reply.status} instead of ${status}: ${told}`]),
    ...(moved === undefined || reply.balance === before + moved
      ? []
      : [`balance ${reply.balance} instead of ${before + moved}: ${told}`]),
  ];
}

async function readBalance({ wallet, user, token }: Omit<Stand, 'balance'>): Promise<number> {
  const reply = await wallet.call('balance', { user, token });
  if (reply.status !== 'RS_OK' || reply.balance === undefined)
    throw new Error(`The balance could not be read: ${JSON.stringify(reply)}`);
  return reply.balance;
}

async function playCase(stand: Omit<Stand, 'balance'>, { name, play }: Case): Promise<CaseResult> {
  const differences: string[] = [];
  try {
    const balance = await readBalance(stand);
    for await (const exchange of play({ ...stand, balance }))
      differences.push(...findDifferences(exchange, balance));
    const after = await readBalance(stand);
    if (after !== balance) differences.push(`the balance was ${balance} and is ${after}`);
  } catch (error) {
    differences.push(error instanceof Error ? error.message : String(error));
  }
  return { name, differences };
}

/** Plays all cases. Each has to leave the balance as it was. Yields a result after each case. */
export async function* runCases(
  stand: Omit<Stand, 'balance'>,
  cases: readonly Case[],
): AsyncGenerator<CaseResult> {
  for (const one of cases) yield playCase(stand, one);
}
