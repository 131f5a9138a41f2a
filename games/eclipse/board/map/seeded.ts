/** Numbers from 0 to 1 that are always the same for a seed: the sky of a sector never changes. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x100000000;
  };
}

/** Points of a star field as one path of dots. */
export function dots(
  random: () => number,
  count: number,
  place: (random: () => number) => { x: number; y: number },
): string {
  return Array.from({ length: count }, () => {
    const { x, y } = place(random);
    return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
  }).join('');
}

/** A soft closed shape round 0,0. */
export function cloud(random: () => number, radius: number): string {
  const n = 7;
  const points = Array.from({ length: n }, (_, i) => {
    const turn = ((i + random() * 0.5) / n) * 2 * Math.PI;
    const reach = radius * (0.55 + random() * 0.45);
    return [reach * Math.cos(turn), reach * 0.8 * Math.sin(turn)] as const;
  });
  const middle = (i: number) => {
    const [ax, ay] = points[i % n];
    const [bx, by] = points[(i + 1) % n];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, i) => {
    const [x, y] = points[(i + 1) % n];
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}z`;
}
