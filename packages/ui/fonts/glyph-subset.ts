import { readFileSync } from 'node:fs';
import { Blob, Buffer as TextBuffer, Face, Font, shapeWithTrace } from 'harfbuzzjs';

/**
 * Cuts a font down to the glyphs that given texts need.
 *
 * The usual subset (all glyphs that the layout rules can reach) keeps hundreds of conjuncts
 * that no text uses. Here every text is shaped, and each glyph of any stage is kept,
 * also intermediate ones, because the rules need them.
 */

const SET_LAYOUT_FEATURES = 6;
const FLAG_NO_LAYOUT_CLOSURE = 0x200;
const MEMORY_WRITABLE = 2;
const TRACE_ALL = 0;

/** The glyphs that appear while the texts are shaped. Glyph 0 is the empty box. */
export function getGlyphs(sfnt: Uint8Array, texts: Iterable<string>): ReadonlySet<number> {
  const font = new Font(new Face(new Blob(sfnt), 0));
  const glyphs = new Set([0]);
  for (const text of texts) {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    for (const step of shapeWithTrace(font, buffer, [], 0, TRACE_ALL)) {
      for (const item of step.t) {
        if (isGlyph(item)) glyphs.add(item.g);
      }
    }
  }
  return glyphs;
}

/** Every cluster whose shaped form differs between two fonts: none, if nothing was lost. */
export function findLostClusters(
  before: Uint8Array,
  after: Uint8Array,
  texts: Iterable<string>,
): readonly string[] {
  const [whole, part] = [before, after].map((sfnt) => new Font(new Face(new Blob(sfnt), 0)));
  if (whole === undefined || part === undefined) throw new Error('two fonts were given');
  return [...texts].filter((text) => getOutline(whole, text) !== getOutline(part, text));
}

function getOutline(font: Font, text: string): string {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shapeWithTrace(font, buffer, [], 0, TRACE_ALL);
  return buffer
    .getGlyphInfosAndPositions()
    .map((glyph) => font.glyphToPath(glyph.codepoint))
    .join('|');
}

function isGlyph(item: unknown): item is { g: number } {
  return typeof item === 'object' && item !== null && 'g' in item && typeof item.g === 'number';
}

type SubsetWasm = {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly malloc: (bytes: number) => number;
} & Readonly<Record<`hb_${string}`, (...args: number[]) => number>>;

async function loadSubsetter(): Promise<SubsetWasm> {
  const path = new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(readFileSync(path));
  const wasm = instance.exports as unknown as SubsetWasm;
  wasm._initialize();
  return wasm;
}

function call(wasm: SubsetWasm, name: `hb_${string}`, ...args: number[]): number {
  const run = wasm[name];
  if (run === undefined) throw new Error(`the subsetter has no ${name}`);
  return run(...args);
}

/** Returns the font with only these glyphs, characters and layout features. */
export async function subsetTo(
  sfnt: Uint8Array,
  glyphs: ReadonlySet<number>,
  characters: string,
  features: readonly string[],
): Promise<Buffer> {
  const wasm = await loadSubsetter();
  const input = call(wasm, 'hb_subset_input_create_or_fail');
  const at = wasm.malloc(sfnt.byteLength);
  new Uint8Array(wasm.memory.buffer).set(sfnt, at);
  const blob = call(wasm, 'hb_blob_create', at, sfnt.byteLength, MEMORY_WRITABLE, 0, 0);
  const face = call(wasm, 'hb_face_create', blob, 0);

  const kept = call(wasm, 'hb_subset_input_set', input, SET_LAYOUT_FEATURES);
  call(wasm, 'hb_set_clear', kept);
  for (const feature of features) call(wasm, 'hb_set_add', kept, tagOf(feature));
  const flags = call(wasm, 'hb_subset_input_get_flags', input);
  call(wasm, 'hb_subset_input_set_flags', input, flags | FLAG_NO_LAYOUT_CLOSURE);
  const glyphSet = call(wasm, 'hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) call(wasm, 'hb_set_add', glyphSet, glyph);
  const unicodeSet = call(wasm, 'hb_subset_input_unicode_set', input);
  for (const character of characters) {
    call(wasm, 'hb_set_add', unicodeSet, character.codePointAt(0) ?? 0);
  }

  const subset = call(wasm, 'hb_subset_or_fail', face, input);
  if (subset === 0) throw new Error('the font could not be subset');
  const result = call(wasm, 'hb_face_reference_blob', subset);
  const start = call(wasm, 'hb_blob_get_data', result, 0);
  const length = call(wasm, 'hb_blob_get_length', result);
  return Buffer.from(new Uint8Array(wasm.memory.buffer).slice(start, start + length));
}

function tagOf(feature: string): number {
  return [...feature].reduce((tag, letter) => (tag << 8) + letter.charCodeAt(0), 0);
}
