// What a row about a dialog says: who sees it, its file, its title, and the way to it. A test
// compares the files with the code (`tools/sweep-table.test.ts`), so that none is forgotten.
import { press, pressInRow } from './acts.ts';
import type { Seeds } from './seeds.ts';
import type { Stage } from './stage.ts';

export type Who = 'visitor' | 'fresh' | 'rich' | 'proven' | 'operator';

export type DialogRow = {
  readonly name: string;
  /** The file that draws it, from the folder `src` of its program. */
  readonly source: string;
  readonly who: Who;
  readonly at: string | ((seeds: Seeds) => string);
  /** In English, as the source has it; in both languages where it is no text of the program. */
  readonly title: string | { readonly bn: string; readonly en: string };
  /** Leads from the page to the dialog; without it the address does. */
  readonly open?: (stage: Stage, seeds: Seeds) => Promise<void>;
  /** Changes the settings or the data first, and back afterwards. */
  readonly before?: (stage: Stage, seeds: Seeds) => Promise<void>;
  readonly after?: (stage: Stage, seeds: Seeds) => Promise<void>;
  /** What the browser's console may say: a refusal is an answer that a browser logs. */
  readonly expects?: readonly RegExp[];
  /** The page has to be loaded anew: what the dialog tells comes with it. */
  readonly loads?: true;
};

/** Opens a dialog by pressing what has these texts, one after the other. */
export const pressButton =
  (...texts: readonly string[]) =>
  async (stage: Stage): Promise<void> => {
    for (const text of texts) await press(stage, text);
  };

/** Opens a dialog by the button of a row. */
export const pressRowButton =
  (text: string) =>
  (stage: Stage): Promise<void> =>
    pressInRow(stage, text);

/** Answers a call in place of the server, where the way there takes hours or a second operator. */
export const answerWith =
  (calls: string | RegExp, value: object) =>
  async ({ page }: Stage): Promise<void> => {
    await page.route(calls, (route) => route.fulfill({ json: { success: true, value } }));
  };

export const listRows = (who: Who, rows: readonly Omit<DialogRow, 'who'>[]): DialogRow[] =>
  rows.map((row) => ({ ...row, who }));
