// The type of a fault scenario, and its inputs.
import type { Journal } from './journal.ts';
import type { Load } from './load.ts';
import type { Seeded } from './seeded-random.ts';
import type { System, SystemOptions } from './system.ts';

/** What a scenario measured, in the order in which it is printed. */
export type Figures = Readonly<Record<string, string | number>>;

/** One running system with a load generator beside it. */
export type World = {
  readonly system: System;
  readonly load: Load;
  readonly journal: Journal;
  readonly random: Seeded;
  /** Records a failure unless it holds; the scenario continues, and fails in the end. */
  expect(holds: boolean, sentence: string): void;
  /** Prints what happens now. */
  say(line: string): void;
};

/** How much harm is done. */
export type Extent = {
  /** A few seconds instead of the full counts. */
  readonly short: boolean;
  /** This many kills or fills instead, where a scenario counts them. */
  readonly times?: number | undefined;
};

export type ScenarioName = `ft-${number}` | `ft-${number}-netns`;

/**
 * A fault scenario. It does its harm under load, and leaves the system running and unharmed. The
 * invariants are checked afterwards, for every scenario alike.
 */
export type Scenario = {
  readonly name: ScenarioName;
  readonly title: string;
  /** The system that it needs; scenarios without this field share one system. */
  readonly system?: SystemOptions;
  /** The reason why this machine cannot run it, in a sentence; null when it can. */
  readonly hindrance?: () => Promise<string | null>;
  /** Throws when it cannot be run. */
  readonly run: (world: World, options: Extent) => Promise<Figures>;
};
