// Lines over the turns of a game, one per seat, distinguished by color and dashes.
import { msg } from '@eminent/text';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useLang } from '../settings/settings.ts';
import styles from './line-chart.module.css';

/** Theme colors by seat. */
const SEAT_COLORS = ['--accent', '--survey', '--warfare', '--colonize'];
const DASHES: readonly number[][] = [[], [8, 4], [3, 3], [12, 4, 3, 4]];
const HEIGHT = 220;

/** `lines[seat][turn]`, with turn 0 for the start of the game. */
export function LineChart({
  names,
  lines,
}: {
  readonly names: readonly string[];
  readonly lines: readonly (readonly number[])[];
}) {
  const lang = useLang();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = box.current;
    if (host === null) return undefined;
    const style = getComputedStyle(host);
    const ink = style.color;
    const axis = { stroke: ink, grid: { stroke: '#88888833' }, ticks: { stroke: '#88888855' } };
    const width = (): number => Math.max(260, host.clientWidth);
    const plot = new UPlot(
      {
        width: width(),
        height: HEIGHT,
        scales: { x: { time: false } },
        axes: [axis, axis],
        legend: { live: false },
        series: [
          { label: msg(lang, 'ui.turnNumber') },
          ...names.map((label, seat) => ({
            label,
            width: 2.5,
            stroke: style.getPropertyValue(SEAT_COLORS[seat] ?? '') || ink,
            dash: DASHES[seat] ?? [],
          })),
        ],
      },
      [(lines[0] ?? []).map((_, turn) => turn), ...lines.map((line) => [...line])],
      host,
    );
    const fit = new ResizeObserver(() => plot.setSize({ width: width(), height: HEIGHT }));
    fit.observe(host);
    return () => {
      fit.disconnect();
      plot.destroy();
    };
  }, [names, lines, lang]);
  return <div ref={box} className={styles.chart} />;
}
