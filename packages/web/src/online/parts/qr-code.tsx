// Shows a text, such as an address, as a QR code.
import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** The width of the light edge, in modules. */
const EDGE = 2;

/** The dark modules (squares) of a QR code as one SVG path of horizontal bars. */
function pathOf(text: string): { readonly d: string; readonly size: number } {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const bars = data.flatMap((line, y) =>
    line.flatMap((dark, x) => {
      if (!dark || line[x - 1] === true) return [];
      const end = line.indexOf(false, x);
      return [`M${x} ${y}h${(end < 0 ? size : end) - x}v1H${x}z`];
    }),
  );
  return { d: bars.join(''), size };
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { d, size } = useMemo(() => pathOf(text), [text]);
  const outerSize = size + 2 * EDGE;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-EDGE} ${-EDGE} ${outerSize} ${outerSize}`}
      role="img"
      aria-label={label}
    >
      <rect x={-EDGE} y={-EDGE} width={outerSize} height={outerSize} fill="#fff8e6" />
      <path d={d} fill="#141026" shapeRendering="crispEdges" />
    </svg>
  );
}
