import qrcode from 'qrcode';

/** A QR code of error correction M: how many modules wide, and the dark ones as an SVG path. */
export function getQr(text: string): { size: number; path: string } {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, y) => y);
  const path = rows
    .flatMap((y) => rows.map((x) => (modules.get(y, x) ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
