import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { count } from '../format.ts';

interface Props {
  /** A description for screen readers; the numbers are in a table beside it. */
  title: string;
  /** Days, YYYY-MM-DD, the oldest first. */
  days: readonly string[];
  lines: readonly { label: string; values: readonly number[]; colour: '--link' | '--marigold' }[];
}

const HEIGHT = 200;

/** Lines over days, in the colours of the scheme in force. */
export function Chart({ title, days, lines }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let drawn: uPlot | undefined;
    const draw = () => {
      drawn?.destroy();
      drawn = new uPlot(options(element, lines), dataOf(days, lines), element);
    };
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const resized = new ResizeObserver(() =>
      drawn?.setSize({ width: element.clientWidth, height: HEIGHT }),
    );
    draw();
    resized.observe(element);
    scheme.addEventListener('change', draw);
    return () => {
      resized.disconnect();
      scheme.removeEventListener('change', draw);
      drawn?.destroy();
    };
  }, [days, lines]);
  return <div ref={place} className="chart" role="img" aria-label={title} />;
}

const dataOf = (days: Props['days'], lines: Props['lines']): uPlot.AlignedData => [
  days.map((day) => Date.parse(day) / 1000),
  ...lines.map(({ values }) => [...values]),
];

function options(element: HTMLElement, lines: Props['lines']): uPlot.Options {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const axis = {
    stroke: colour('--ink-soft'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { stroke: colour('--line'), width: 1 },
    font: `12px ${style.fontFamily}`,
  };
  return {
    width: element.clientWidth,
    height: HEIGHT,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    legend: { live: false },
    cursor: { show: false },
    scales: Object.fromEntries(lines.map(({ label }) => [label, fromZero])),
    axes: [
      {
        ...axis,
        values: (_, at) => at.map(dayOf),
        space: 64,
        incrs: [1, 2, 7, 14, 30, 90].map((days) => days * 86_400),
      },
      ...lines.map(({ label }, at) => ({
        ...axis,
        scale: label,
        side: at === 0 ? (3 as const) : (1 as const),
        grid: { ...axis.grid, show: at === 0 },
        values: (_: uPlot, marks: number[]) => marks.map((it) => (it % 1 === 0 ? count(it) : '')),
        size: 56,
      })),
    ],
    series: [
      {},
      ...lines.map(({ label, colour: name }) => ({
        label,
        scale: label,
        stroke: colour(name),
        width: 2,
        points: { show: true, size: 6, fill: colour(name) },
      })),
    ],
  };
}

/** Each line has its own axis: visitors are few compared to rupees. */
const fromZero: uPlot.Scale = { range: (_, __, most) => [0, Math.max(4, most * 1.1)] };

const DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const dayOf = (seconds: number): string =>
  seconds % 86_400 === 0 ? DAY.format(new Date(seconds * 1000)) : '';
