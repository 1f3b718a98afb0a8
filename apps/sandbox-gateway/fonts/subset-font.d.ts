declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly keepAllGlyphs?: boolean;
    readonly noHinting?: boolean;
    readonly variationAxes?: Readonly<Record<string, number>>;
  };
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Buffer>;
}
