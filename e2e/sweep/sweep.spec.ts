// Looks at every screen and dialog of site, console and games, on the settings of a fresh install:
// at four widths, by night in Bengali and by day in English; with `KHELAGHOR_SWEEP=quick` at one
// width in either language. Pages come from the routers' tables, dialogs from `site-dialogs.ts` and
// `console-dialogs.ts`, other states from `states.ts`. What is looked for: `look.ts`.
//
// One page is moved from screen to screen by its own router; the system is filled by calls. A
// chapter collects the faults of all its screens before it fails.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { startMs } from '../patience.ts';
import type { RunningSystem } from '../running-system.ts';
import type { JourneyLanguage } from '../translations.ts';
import { test as worldTest } from '../site-fixtures.ts';
import { awaitDialog, closeDialogs } from './acts.ts';
import { consoleDialogs } from './console-dialogs.ts';
import type { DialogRow, Who } from './dialog-row.ts';
import { siteDialogs } from './site-dialogs.ts';
import { folder, isQuick, lookAt, takePhone } from './look.ts';
import type { Looked } from './look.ts';
import { getAddresses, emptyPages, isForMembers, getRouteName, seenByBoth } from './routes.ts';
import { renewBet, renewMembers, seed } from './seeds.ts';
import type { Seeds } from './seeds.ts';
import { load, move, openStage, readRoutes } from './stage.ts';
import type { Stage } from './stage.ts';
import { consoleGate, consoleStates, siteStates } from './states.ts';
import type { StateRow } from './states.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

const test = worldTest.extend<object, { seeds: Seeds }>({
  seeds: [
    async ({ world }, give) => give(await seed(world)),
    { scope: 'worker', timeout: startMs },
  ],
});

// A chapter keeps a page for minutes, whose own count of the time would leave a held clock behind.
test.use({ clock: 'running' });

test.describe.configure({ mode: 'parallel' });

/** Everything that a chapter found, and how long its screens took. */
class Chapter {
  readonly found: string[] = [];
  readonly seconds: Record<string, number> = {};
  readonly #stage: Stage;
  readonly #seeds: Seeds;

  constructor(stage: Stage, seeds: Seeds) {
    this.#stage = stage;
    this.#seeds = seeds;
    stage.names.push(...seeds.names);
  }

  /** Reaches a screen and looks at it. One that cannot be reached is a fault like others. */
  async see(name: string, reach: () => Promise<void>, looked: Looked = {}): Promise<void> {
    const began = performance.now();
    await test.step(name, async () => {
      try {
        await takePhone(this.#stage);
        await reach();
        const faults = await lookAt(this.#stage, name, looked);
        for (const [fault, where] of faults)
          this.found.push(`${name} [${where.join(', ')}] ${fault}`);
      } catch (error) {
        this.found.push(`${name} was not reached: ${String(error).slice(0, 600)}`);
      }
    });
    this.seconds[name] = (performance.now() - began) / 1_000;
  }

  /** Leaves a screen as it was found. What hinders that is a fault of the screen. */
  async leave({ name, after, expects = [] }: DialogRow | StateRow): Promise<void> {
    const stage = this.#stage;
    try {
      await after?.(stage, this.#seeds);
    } catch (error) {
      this.found.push(`${name} was not left: ${String(error).slice(0, 600)}`);
    }
    stage.complaints.length = 0;
    stage.expected.length -= expects.length;
  }

  async seeDialog(row: DialogRow): Promise<void> {
    const [stage, seeds] = [this.#stage, this.#seeds];
    const at = typeof row.at === 'string' ? row.at : row.at(seeds);
    const reach = async () => {
      await row.before?.(stage, seeds);
      await (row.loads ? load(stage, at) : move(stage, at));
      await row.open?.(stage, seeds);
      await awaitDialog(stage, row.title);
    };
    stage.expected.push(...(row.expects ?? []));
    await this.see(row.name, reach, { isWindow: true });
    await closeDialogs(stage);
    await this.leave(row);
  }

  async seeState(row: StateRow): Promise<void> {
    const [stage, seeds] = [this.#stage, this.#seeds];
    const { expects = [], isLoading, isWindow } = row;
    stage.expected.push(...expects);
    const looked = { ...(isLoading && { isLoading }), ...(isWindow && { isWindow }) };
    await this.see(row.name, () => row.open(stage, seeds), looked);
    await this.leave(row);
  }

  /** Ends the chapter: writes down what it found, and fails when that is anything. */
  async end(name: string): Promise<void> {
    await this.#stage.page.context().close();
    const kept = { found: this.found, seconds: this.seconds };
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
    expect(this.found, `what the sweep found, ${name}`).toEqual([]);
  }
}

type Cast = { browser: Browser; world: RunningSystem; seeds: Seeds; language: JourneyLanguage };

async function openSite({ browser, world, seeds, language }: Cast, who: Who): Promise<Stage> {
  const cookies = who === 'visitor' || who === 'operator' ? [] : seeds[who].cookies;
  // The lottery's issues are made some minutes ahead; those of the last chapter may be over.
  await world.ask('passes', { ms: 0 });
  const stage = await openStage(browser, world, { program: 'player', language, cookies });
  await load(stage, '/');
  return stage;
}

async function sweepSite(cast: Cast, who: Who, pages: (routes: string[]) => string[]) {
  const stage = await openSite(cast, who);
  const chapter = new Chapter(stage, cast.seeds);
  const suffix = who === 'visitor' ? '' : `-${who}`;
  for (const address of pages(await readRoutes(stage)))
    await chapter.see(`${getRouteName(address)}${suffix}`, () => move(stage, address));
  for (const row of siteDialogs.filter((dialog) => dialog.who === who))
    await chapter.seeDialog(row);
  const own = ({ language = cast.language }: StateRow) => language === cast.language;
  for (const row of siteStates.filter((state) => state.who === who && own(state)))
    await chapter.seeState(row);
  await chapter.end(`${who}-${cast.language}`);
}

for (const language of languages) {
  test(`the site as visitors see it, ${language}`, async ({ browser, world, seeds }) => {
    const pages = (routes: string[]) => [
      ...getAddresses(
        routes.filter((route) => !isForMembers(route)),
        seeds,
      ),
      '/kite/that/flew',
    ];
    await sweepSite({ browser, world, seeds, language }, 'visitor', pages);
  });

  test(`the site as a member with everything sees it, ${language}`, async ({
    browser,
    world,
    seeds,
  }) => {
    const pages = (routes: string[]) =>
      getAddresses(
        routes.filter((route) => isForMembers(route) || seenByBoth.includes(route)),
        seeds,
      );
    const own = await renewBet(world, seeds);
    await sweepSite({ browser, world, seeds: own, language }, 'rich', pages);
  });

  test(`the site as a new member sees it, ${language}`, async ({ browser, world, seeds }) => {
    const own = await renewMembers(world, seeds);
    await sweepSite({ browser, world, seeds: own, language }, 'fresh', () => emptyPages);
  });

  test(`the site as a proven member sees it, ${language}`, async ({ browser, world, seeds }) => {
    const own = await renewMembers(world, seeds);
    await sweepSite({ browser, world, seeds: own, language }, 'proven', () => []);
  });

  test(`the door of the console, ${language}`, async ({ browser, world, seeds }) => {
    const stage = await openStage(browser, world, { program: 'console', language });
    const chapter = new Chapter(stage, seeds);
    for (const row of consoleGate) await chapter.seeState(row);
    await chapter.end(`console-door-${language}`);
  });

  test(`the console, ${language}`, async ({ browser, world, seeds }) => {
    const cookies = seeds.operator;
    const stage = await openStage(browser, world, { program: 'console', language, cookies });
    await load(stage, '/');
    const chapter = new Chapter(stage, seeds);
    for (const address of getAddresses(await readRoutes(stage), seeds))
      await chapter.see(`console-${getRouteName(address)}`, () => move(stage, address));
    for (const row of consoleDialogs) await chapter.seeDialog(row);
    for (const row of consoleStates) await chapter.seeState(row);
    await chapter.see('console-missing', () => move(stage, '/no/such/page'));
    await chapter.end(`console-${language}`);
  });
}

if (!isQuick)
  test('the site from right to left, with English in place of what is missing', async ({
    browser,
    world,
    seeds,
  }) => {
    await world.ask('settings', { languages: ['bn', 'en', 'ar'] });
    const { cookies } = seeds.rich;
    const stage = await openStage(browser, world, { program: 'player', language: 'ar', cookies });
    const chapter = new Chapter(stage, seeds);
    await load(stage, '/');
    expect(await stage.page.locator('html').getAttribute('dir')).toBe('rtl');
    for (const address of [
      '/',
      '/promotions',
      '/member/account',
      '/member/deposit',
      '/lottery',
      '/helpmc',
    ])
      await chapter.see(`${getRouteName(address)}-rtl`, () => move(stage, address));
    await chapter.see('sign-out-rtl', () => move(stage, '/?open=sign-out'), { isWindow: true });
    await world.ask('settings', { languages: ['bn', 'en'] });
    await chapter.end('rtl');
  });
