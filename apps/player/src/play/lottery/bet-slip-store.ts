import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { useSyncExternalStore } from 'react';
import { noChase, type ChaseChoice } from './chase.ts';
import { getLineKey, toggleSlipLine, type SlipLine } from './bet-slip.ts';
import { createListeners } from '../../shared/listeners.ts';

/** The draws of a chase, with the key of the ticket for each. */
export type ChaseOrder = {
  readonly key: string;
  readonly stopsOnWin: boolean;
  readonly tickets: readonly {
    readonly key: string;
    readonly issueNumber: string;
    readonly multiplier: number;
  }[];
};

/** An order as it was sent. While its answer is unknown, only the very same may be sent again. */
export type SlipOrder = {
  readonly issueId: string;
  readonly issueNumber: string;
  readonly tickets: readonly {
    readonly key: string;
    readonly play: string;
    readonly selection: string;
    readonly stakePerLine: string;
    /** The numbers that are paid half, as the slip showed them. */
    readonly halfPaid: string;
    /** The prize series that the prices were shown with. */
    readonly series: number;
    /** Points of it that are given up for a rebate. */
    readonly rebate: number;
  }[];
  /** The draws that it is for, when they are several. */
  readonly chase: ChaseOrder | null;
  /** What it costs, in minor units. */
  readonly total: bigint;
  readonly lineCount: number;
};

/** What is said about the slip: bought, refused, or its issue closed while it was sent. */
export type SlipNote =
  | { readonly kind: 'bought'; readonly order: SlipOrder }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal }
  | { readonly kind: 'closed'; readonly issueNumber: string };

export type Slip = {
  readonly lines: readonly SlipLine[];
  /** The stake for each line in taka, as typed. */
  readonly stakeText: string;
  readonly chase: ChaseChoice;
  /** Points of the series that the member gives up for a rebate. */
  readonly rebate: number;
  readonly order: SlipOrder | null;
  readonly note: SlipNote | null;
};

const firstStake = '10';
const emptySlip: Slip = {
  lines: [],
  stakeText: firstStake,
  chase: noChase,
  rebate: 0,
  order: null,
  note: null,
};

// In memory and outside the page: what was chosen is still there after logging in elsewhere.
const slips = new Map<string, Slip>();
const listeners = createListeners();

/** The slip of a game now. */
export function getSlip(gameCode: string): Slip {
  return slips.get(gameCode) ?? emptySlip;
}

/** Changes a slip. */
export function changeSlip(gameCode: string, change: (slip: Slip) => Partial<Slip>): void {
  const slip = getSlip(gameCode);
  slips.set(gameCode, { ...slip, ...change(slip) });
  listeners.tell();
}

/** The slip of a game, kept current. The server draws it empty. */
export function useSlip(gameCode: string): Slip {
  return useSyncExternalStore(
    listeners.add,
    () => getSlip(gameCode),
    () => emptySlip,
  );
}

/** Puts a line on the slip, unless it is there; while an order is on its way, nothing changes. */
export function addLine(gameCode: string, line: SlipLine): void {
  const key = getLineKey(line);
  changeSlip(gameCode, ({ order, lines }) =>
    order || lines.some((other) => getLineKey(other) === key)
      ? {}
      : { lines: [...lines, line], note: null },
  );
}

/** Chooses a line or takes it back. While an order is on its way the slip stays as it was sent. */
export function toggleLine(gameCode: string, line: SlipLine): void {
  changeSlip(gameCode, (slip) =>
    slip.order ? {} : { lines: toggleSlipLine(slip.lines, line), note: null },
  );
}
