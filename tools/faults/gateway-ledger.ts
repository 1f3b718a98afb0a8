// The gateway's own books, read from its disk: what it really took and paid.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayPayment, GatewayPayout } from '@khelaghor/contract/money/gateways.ts';

export type GatewayLedger = {
  /** By the merchant's own reference: the deposit's id. */
  readonly payments: ReadonlyMap<string, GatewayPayment>;
  /** By the merchant's own reference: the withdrawal's id. */
  readonly payouts: ReadonlyMap<string, GatewayPayout>;
};

/** The last line of each key counts. */
async function lastRecords<R>(file: string): Promise<Map<string, R>> {
  const text = await readFile(file, 'utf8');
  const records = new Map<string, R>();
  for (const row of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
    if (row === '') continue;
    const { key, record } = JSON.parse(row) as { key: string; record: R };
    records.set(key, record);
  }
  return records;
}

/** Reads both books. */
export async function readGatewayLedger(folder: string): Promise<GatewayLedger> {
  const payments = await lastRecords<GatewayPayment>(join(folder, 'payments.jsonl'));
  return {
    payments: new Map(
      [...payments.values()].map((payment) => [payment.merchantInvoiceNumber, payment]),
    ),
    payouts: await lastRecords<GatewayPayout>(join(folder, 'payouts.jsonl')),
  };
}
