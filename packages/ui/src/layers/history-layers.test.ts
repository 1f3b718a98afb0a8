// Goal: "back" closes the top dialog, a dialog that closes otherwise takes its entry with it, and
// after both the reader is where they were, with no entry that does nothing.
// Method: a history in memory whose traversals come later, as a browser's do, and dialogs that
// close when they are told to.
import { beforeEach, expect, test, vi } from 'vitest';
import { createHistoryLayers } from './history-layers.ts';
import type { HistoryLayers, LayerBar } from './history-layers.ts';

type Entry = ReturnType<LayerBar['read']>;

let entries: Entry[] = [];
let at = 0;
let routerHeard: string[] = [];
let layers: HistoryLayers;

const read = (): Entry => entries[at] ?? { page: 'outside', depth: 0, under: 0 };
const show = () => `${read().page}${'+'.repeat(read().depth)}`;

function createBar(): LayerBar & { readonly travel: (steps: number) => Promise<void> } {
  let hear = () => false;
  const travel = async (steps: number) => {
    await Promise.resolve();
    if (at + steps < 0 || at + steps >= entries.length) return;
    at += steps;
    if (!hear()) routerHeard.push(show());
  };
  return {
    read,
    push: (depth) => {
      entries = [...entries.slice(0, at + 1), { ...read(), depth }];
      at += 1;
    },
    go: (steps) => void travel(steps),
    listen: (own) => {
      hear = own;
    },
    travel,
  };
}

let bar = createBar();

/** All that was begun is over. */
const rest = () => vi.advanceTimersByTimeAsync(2_000);

async function travel(steps: number): Promise<void> {
  await bar.travel(steps);
  await rest();
}

/** A dialog as a page has it: told to close, it takes itself away. */
async function open(onClose: () => void = () => undefined): Promise<() => void> {
  const close = layers.add(() => {
    onClose();
    close();
  });
  await rest();
  return close;
}

function write(entry: Entry): void {
  entries = [...entries.slice(0, at + 1), entry];
  at += 1;
}

/** The router writes a new page over the current one. */
async function goTo(page: string): Promise<void> {
  await layers.leave();
  write({ page, depth: 0, under: 0 });
  await rest();
}

beforeEach(() => {
  vi.useFakeTimers();
  entries = [
    { page: 'home', depth: 0, under: 0 },
    { page: 'bets', depth: 0, under: 0 },
  ];
  at = 1;
  routerHeard = [];
  bar = createBar();
  layers = createHistoryLayers(bar);
  return () => vi.useRealTimers();
});

test('back closes the dialog and the page stays; back again leaves it', async () => {
  const onClose = vi.fn<() => void>();
  await open(onClose);
  expect(show()).toBe('bets+');
  await travel(-1);
  expect(onClose).toHaveBeenCalledOnce();
  expect(show()).toBe('bets');
  // The router has not heard of an entry that is no page.
  expect(routerHeard).toEqual([]);
  await travel(-1);
  expect(routerHeard).toEqual(['home']);
});

test('a dialog that its own button closes leaves no entry to go back through', async () => {
  const close = await open();
  close();
  await rest();
  expect(show()).toBe('bets');
  await travel(-1);
  expect(show()).toBe('home');
});

test('forward onto the entry of a closed dialog leads back to the page', async () => {
  await open();
  await travel(-1);
  await travel(1);
  expect(show()).toBe('bets');
  expect(routerHeard).toEqual([]);
});

test('of two dialogs, back closes the upper one first', async () => {
  const closed: string[] = [];
  await open(() => closed.push('slip'));
  await open(() => closed.push('dialog'));
  expect(show()).toBe('bets++');
  await travel(-1);
  expect(closed).toEqual(['dialog']);
  await travel(-1);
  expect(closed).toEqual(['dialog', 'slip']);
  expect(show()).toBe('bets');
});

test('back twice at once closes two dialogs', async () => {
  const closed: string[] = [];
  await open(() => closed.push('slip'));
  await open(() => closed.push('dialog'));
  await Promise.all([bar.travel(-1), bar.travel(-1)]);
  await rest();
  expect(closed).toEqual(['dialog', 'slip']);
  expect(show()).toBe('bets');
});

test('a long way back closes all dialogs, from the top', async () => {
  const closed: string[] = [];
  await open(() => closed.push('slip'));
  await open(() => closed.push('dialog'));
  await travel(-2);
  expect(closed).toEqual(['dialog', 'slip']);
});

test('one dialog in another’s place keeps its entry', async () => {
  const close = await open();
  close();
  void open();
  await rest();
  expect(show()).toBe('bets+');
  expect(entries).toHaveLength(3);
});

test('both dialogs closed by one button take both entries with them', async () => {
  const closeFirst = await open();
  const closeSecond = await open();
  closeSecond();
  closeFirst();
  await rest();
  expect(show()).toBe('bets');
});

test('a dialog that stays open after back has an entry again', async () => {
  const refuse = vi.fn<() => void>();
  layers.add(refuse);
  await rest();
  await travel(-1);
  expect(refuse).toHaveBeenCalledOnce();
  expect(show()).toBe('bets+');
  await travel(-1);
  expect(refuse).toHaveBeenCalledTimes(2);
});

test('a page opened from a dialog stands over the page, not over the dialog', async () => {
  const close = await open();
  const moved = goTo('deposit');
  close();
  await moved;
  expect(entries.map(({ page }) => page)).toEqual(['home', 'bets', 'deposit']);
  await travel(-1);
  expect(routerHeard).toEqual(['bets']);
});

test('a dialog that stays open over the next page is closed by back there', async () => {
  const onClose = vi.fn<() => void>();
  await open(onClose);
  await goTo('deposit');
  expect(show()).toBe('deposit+');
  await travel(-1);
  expect(onClose).toHaveBeenCalledOnce();
  expect(show()).toBe('deposit');
});

test('a router that writes while a dialog’s entry is being left waits for that', async () => {
  const close = await open();
  close();
  await goTo('deposit');
  expect(entries.map(({ page, depth }) => `${page}${depth}`)).toEqual([
    'home0',
    'bets0',
    'deposit0',
  ]);
});

test('a long way back to another page closes the dialog, and the router hears of it', async () => {
  const onClose = vi.fn<() => void>();
  await open(onClose);
  await travel(-2);
  expect(onClose).toHaveBeenCalledOnce();
  expect(routerHeard).toEqual(['home']);
});

test('a dialog that the address opens over a slip is closed by back before the slip', async () => {
  const closed: string[] = [];
  await open(() => closed.push('slip'));
  write({ page: 'bets?open=login', depth: 1, under: 1 });
  await open(() => closed.push('code'));
  expect(show()).toBe('bets?open=login++');
  await travel(-1);
  expect(closed).toEqual(['code']);
  expect(routerHeard).toEqual([]);
  await travel(-1);
  expect(closed).toEqual(['code']);
  expect(routerHeard).toEqual(['bets+']);
  await travel(-1);
  expect(closed).toEqual(['code', 'slip']);
  expect(show()).toBe('bets');
});

test('a slip that is emptied below such a dialog leaves no entry to go back through', async () => {
  const slip = await open();
  write({ page: 'bets?open=login', depth: 1, under: 1 });
  slip();
  await rest();
  expect(show()).toBe('bets?open=login+');
  await travel(-1);
  expect(routerHeard).toEqual(['bets+']);
  expect(show()).toBe('bets');
});

test('a dialog over a page that a menu led to is closed by back, and back again passes the menu', async () => {
  const menu = await open();
  write({ page: 'bets?game=dice', depth: 1, under: 1 });
  menu();
  await rest();
  const onClose = vi.fn<() => void>();
  await open(onClose);
  expect(show()).toBe('bets?game=dice++');
  await travel(-1);
  expect(onClose).toHaveBeenCalledOnce();
  await travel(-1);
  expect(show()).toBe('bets');
});

test('the router writes at the entry of a dialog that the address opens', async () => {
  await open();
  write({ page: 'bets?open=login', depth: 1, under: 1 });
  expect(layers.leave()).toBeUndefined();
});

test('a traversal that the browser drops holds nothing up for long', async () => {
  const close = await open();
  entries = [{ page: 'bets', depth: 1, under: 0 }];
  at = 0;
  close();
  const moved = goTo('deposit');
  await rest();
  await rest();
  await moved;
  expect(show()).toBe('deposit');
});
