import './qr-code.css';

type QrCodeProps = {
  /** How many modules wide, and the dark ones as a path. */
  readonly qr: { readonly size: number; readonly path: string };
  /** The whole picture's width and its margin on each side, in CSS pixels. */
  readonly widthPx?: number;
  readonly marginPx?: number;
  readonly label: string;
};

/** A QR code: always ink on paper, because cameras want it so. */
export function QrCode({ qr, widthPx = 200, marginPx = 20, label }: QrCodeProps) {
  const edge = (marginPx * qr.size) / (widthPx - 2 * marginPx);
  const whole = qr.size + 2 * edge;
  return (
    <svg
      className="qr"
      width={widthPx}
      height={widthPx}
      viewBox={`${-edge} ${-edge} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className="qr__paper" x={-edge} y={-edge} width={whole} height={whole} />
      <path className="qr__ink" d={qr.path} />
    </svg>
  );
}
