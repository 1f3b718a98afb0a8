// Runs one of the project's programs on the pinned Node, whatever Node the machine has.
// Plain JavaScript for Node 20: it is the only file that may run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`This is Node ${process.versions.node}; Khelaghor needs Node 20 or newer.`);
  process.exit(1);
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.khelaghor-installed');
const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const installed = () =>
  existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash;

if (!installed()) {
  console.log('Installing what is missing (once)…');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (npm.error) {
    console.error(`npm could not be run (${npm.error.message}). Install it with Node.`);
    process.exit(1);
  }
  if (npm.status !== 0) {
    const why = npm.signal ? 'was stopped' : 'failed: npm ci ended with an error, printed above';
    console.error(`The installation ${why}. Start again to go on with it.`);
    process.exit(1);
  }
  if (!existsSync(node)) {
    console.error(
      'Node 24 did not arrive with the packages: were install scripts switched off? Run: npm ci',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lockHash);
}

// Full collections keep the second processor from the database for a tenth of a second, so they
// are to be rare. Objects that live for one bet are not to be made among the old ones, and the heap
// need not be made small when it is quiet.
const rarerCollections = ['--no-allocation-site-pretenuring', '--no-memory-reducer'];
const flags = ['--disable-warning=ExperimentalWarning', ...rarerCollections];

const [program, ...args] = process.argv.slice(2);
const child = spawn(node, [...flags, join(root, program), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${dirname(node)}:${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
  },
});
// The terminal sends Ctrl-C to the whole group; a signal sent to npm alone is handed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(
    `${node} could not be run (${error.message}). Remove node_modules and start again.`,
  );
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
