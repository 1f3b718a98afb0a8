// `npm run lighthouse`: measures the home page five times as a phone on slow 4G sees it, and prints
// every figure and the medians beside the budgets.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { startTestSite } from './test-site.ts';

type Budget = {
  readonly name: string;
  /** Where the figure lies in Lighthouse's report, and by what it is multiplied. */
  readonly category?: string;
  readonly audit?: string;
  readonly unit: string;
  readonly digits: number;
  readonly min?: number;
  readonly max?: number;
};

const budgets: readonly Budget[] = [
  { name: 'performance', category: 'performance', unit: '', digits: 0, min: 97 },
  { name: 'accessibility', category: 'accessibility', unit: '', digits: 0, min: 100 },
  { name: 'best practices', category: 'best-practices', unit: '', digits: 0, min: 100 },
  { name: 'LCP', audit: 'largest-contentful-paint', unit: ' ms', digits: 0, max: 1900 },
  { name: 'TBT', audit: 'total-blocking-time', unit: ' ms', digits: 0, max: 120 },
  { name: 'page weight', audit: 'total-byte-weight', unit: ' B', digits: 0, max: 296_960 },
  { name: 'CLS', audit: 'cumulative-layout-shift', unit: '', digits: 3, max: 0.02 },
];

const runs = 5;
/** So often a run is begun whose recording lacks its beginning: nothing was measured then. */
const triesMax = 3;
const brokenRecording = 'NO_NAVSTART';

/** One figure for each budget, in their order; null when the recording is broken. */
async function measure(address: string, port: number): Promise<number[] | null> {
  const result = await lighthouse(`${address}/`, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError?.code === brokenRecording) return null;
  if (runtimeError) throw new Error(`Lighthouse could not measure: ${runtimeError.message}`);
  return budgets.map(({ category, audit }) =>
    category === undefined
      ? (audits[audit ?? '']?.numericValue ?? Number.NaN)
      : (categories[category]?.score ?? Number.NaN) * 100,
  );
}

async function measureInNewBrowser(address: string, chromePath: string): Promise<number[] | null> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumArgs] });
  try {
    return await measure(address, chrome.port);
  } finally {
    chrome.kill();
  }
}

async function measureOnce(address: string, chromePath: string): Promise<number[]> {
  for (let attempt = 1; attempt <= triesMax; attempt += 1) {
    const figures = await measureInNewBrowser(address, chromePath);
    if (figures) return figures;
  }
  throw new Error(`Lighthouse recorded nothing whole in ${triesMax} tries.`);
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

const isWithin = ({ min, max }: Budget, figure: number): boolean =>
  (min === undefined || figure >= min) && (max === undefined || figure <= max);

function report(results: readonly (readonly number[])[]): boolean {
  const say = (cells: readonly string[]): void =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(9))).join(' '));
  say(['', ...results.map((_, at) => `run ${at + 1}`), 'median', 'budget', '']);
  let isFine = true;
  for (const [at, budget] of budgets.entries()) {
    const figures = results.map((result) => result[at] ?? Number.NaN);
    const middle = median(figures);
    const kept = isWithin(budget, middle);
    isFine &&= kept;
    const text = (figure: number): string => `${figure.toFixed(budget.digits)}${budget.unit}`;
    const limit = budget.min === undefined ? `<= ${budget.max}` : `>= ${budget.min}`;
    say([budget.name, ...figures.map(text), text(middle), limit, kept ? 'ok' : 'FAIL']);
  }
  return isFine;
}

const chromePath = await ensureChromium();
const site = await startTestSite();
try {
  const results: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    results.push(await measureOnce(site.address, chromePath));
  }
  process.exitCode = report(results) ? 0 : 1;
} finally {
  await site.close();
}
