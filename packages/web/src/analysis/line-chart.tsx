// A line chart over the turns of a game, or over several games. Lines differ in color and dashes.
import { msg } from '@eminent/text';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useLang } from '../settings/settings.ts';
import styles from './line-chart.module.css';

const LINE_COLORS = ['--accent', '--survey', '--warfare', '--colonize', '--trade'];
const DASHES: readonly number[][] = [[], [8, 4], [3, 3], [12, 4, 3, 4], [6, 2, 2, 2]];
const HEIGHT = 220;
/** Whole numbers only, because the horizontal axis counts turns or games. */
const WHOLE_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

interface LineChartProps {
  readonly names: readonly string[];
  /** The values of each line. All lines have the same length. Null leaves a gap. */
  readonly lines: readonly (readonly (number | null)[])[];
  /** Label of the horizontal axis; "Turn" by default. */
  readonly over?: string;
  /** Number of the first point; by default 0, the start of the game. */
  readonly first?: number;
}

export function LineChart({ names, lines, over, first = 0 }: LineChartProps) {
  const lang = useLang();
  const label = over ?? msg(lang, 'ui.turnNumber');
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
        axes: [{ ...axis, incrs: WHOLE_STEPS }, axis],
        legend: { live: false },
        series: [
          { label },
          ...names.map((name, seat) => ({
            label: name,
            width: 2.5,
            stroke: style.getPropertyValue(LINE_COLORS[seat] ?? '') || ink,
            dash: DASHES[seat] ?? [],
          })),
        ],
      },
      [(lines[0] ?? []).map((_, at) => first + at), ...lines.map((line) => [...line])],
      host,
    );
    const fit = new ResizeObserver(() => plot.setSize({ width: width(), height: HEIGHT }));
    fit.observe(host);
    return () => {
      fit.disconnect();
      plot.destroy();
    };
  }, [names, lines, label, first]);
  return <div ref={box} className={styles.chart} />;
}
