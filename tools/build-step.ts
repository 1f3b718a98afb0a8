/** One program that is built, as `tools/build.ts` tells it to the program that started it. */
export type BuildStep = {
  /** The folder of the program. */
  readonly folder: string;
  /** Which one it is of those that are built now, from 1. */
  readonly step: number;
  readonly of: number;
  /** How long it took; null: it begins. */
  readonly ms: number | null;
};

const names: Readonly<Record<string, string>> = {
  'apps/player': 'the site',
  'apps/console': 'the console',
  games: 'the games',
};

/** Returns the lines that tell of a step. */
export function formatBuildStep({ folder, step, of, ms }: BuildStep): readonly string[] {
  const line = `  ${step} of ${of}: ${names[folder] ?? folder}`;
  if (ms !== null) return [`${line}, built in ${Math.max(1, Math.round(ms / 1_000))} s`];
  if (step > 1) return [`${line}…`];
  const what = of > 1 ? 'two to three minutes on two processors' : 'about a minute';
  return [`Building what browsers need: ${what}, and again only what changed.`, `${line}…`];
}
