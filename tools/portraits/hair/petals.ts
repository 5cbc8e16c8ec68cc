const FIFTH = (2 * Math.PI) / 5;

/** Five petals around a point, as the `d` of a path in whole pixels. */
export const petals = (x: number, y: number, size: number): string =>
  [0, 1, 2, 3, 4]
    .map((i) => {
      const [down, across] = [Math.sin(i * FIFTH - 1.3), Math.cos(i * FIFTH - 1.3)];
      const step = (out: number, aside: number) =>
        `${Math.round(size * (across * out - down * aside))} ${Math.round(size * (down * out + across * aside))}`;
      return `M${x} ${y}q${step(0.7, 0.75)} ${step(1.15, 0)}q${step(-0.45, -0.75)} ${step(-1.15, 0)}`;
    })
    .join('');
