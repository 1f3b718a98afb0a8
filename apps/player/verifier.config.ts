import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { oldestBrowsers, pageMinify } from '../../tools/page-build.ts';

const root = fileURLToPath(new URL('./', import.meta.url));
const styles = `${root}src/play/verify/verifier-file/verifier-file.css`;

/** The page itself lets no browser open a connection. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

/** The note at the top of the file, for readers who open it in a text editor. */
const note = `
  খেলাঘরের বাজি মেলানোর পাতা। কোডটি নিচে deflate দিয়ে চাপা আছে;
  পাতাটি খুললে ব্রাউজার নিজেই তা খোলে, নেটওয়ার্ক লাগে না।
  The page that checks bets of Khelaghor. Its code lies below, packed with deflate and written in
  base64; the browser unpacks it when the page is opened, and no network is used. To read it:
    node -e "const file = fs.readFileSync('khelaghor-verifier.html', 'utf8');
      const packed = file.match(/>([\\w+/=]{999,})</)[1];
      console.log(String(zlib.inflateRawSync(Buffer.from(packed, 'base64'))))"
`;

/** Message of browsers that cannot unpack: those from before the spring of 2023. */
const tooOld = [
  'এই ব্রাউজারটি পুরোনো: নতুন একটি দিয়ে খুলুন।',
  'This browser is too old: open the file with a newer one.',
].join(' ');

/** Unpacks the code of the page and runs it as a script of this page. */
const unpacker = `
  (async () => {
    try {
      const packed = document.getElementById('code').textContent;
      const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
      const unpack = new DecompressionStream('deflate-raw');
      const script = document.createElement('script');
      const unpacked = new Blob([bytes]).stream().pipeThrough(unpack);
      script.textContent = await new Response(unpacked).text();
      document.head.append(script);
    } catch {
      document.body.textContent = '${tooOld}';
    }
  })();
`;

/** The page. Its code is packed: each game adds half as much to the file as it would otherwise. */
function writePage(script: string): string {
  const packed = deflateRawSync(script, { level: 9 }).toString('base64');
  return (
    `<!doctype html><html lang="bn"><head><meta charset="utf-8"><!--${note}-->` +
    `<meta http-equiv="content-security-policy" content="${policy}">` +
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">' +
    `<style>${readFileSync(styles, 'utf8').replaceAll(/\s+/gu, ' ')}</style></head><body>` +
    `<script type="text/plain" id="code">${packed}</script>` +
    `<script>${unpacker}</script></body></html>\n`
  );
}

/** Puts the script into the page, so that one file is all. */
const inOneFile = (): Plugin => ({
  name: 'verifier-in-one-file',
  generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type !== 'chunk') throw new Error(`the verifier is not one file: ${name}`);
      this.emitFile({ type: 'asset', fileName: 'verifier.html', source: writePage(file.code) });
      delete bundle[name];
    }
  },
});

/** The verifier that players save: the rules of all in-house games, and no network. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [inOneFile()],
  build: {
    target: oldestBrowsers,
    ...pageMinify,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/play/verify/verifier-file/verifier-file.ts',
      output: { format: 'iife', entryFileNames: 'verifier.js' },
    },
  },
});
