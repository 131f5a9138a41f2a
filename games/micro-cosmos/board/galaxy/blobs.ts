/** Chance that is the same in every picture, from a name. */
export function seeded(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

const CORNERS = 7;

/** A rounded patch round a point. */
export function blobs(random: () => number, x: number, y: number, r: number): string {
  const points = Array.from({ length: CORNERS }, (_, i) => {
    const turn = (i / CORNERS) * Math.PI * 2;
    const out = r * (0.65 + random() * 0.6);
    return [x + Math.cos(turn) * out * 1.25, y + Math.sin(turn) * out] as const;
  });
  const between = (i: number) => {
    const [ax, ay] = points[i % CORNERS];
    const [bx, by] = points[(i + 1) % CORNERS];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = points.map(([px, py], i) => `Q${px.toFixed(1)} ${py.toFixed(1)} ${between(i)}`);
  return `M${between(CORNERS - 1)}${curves.join('')}z`;
}
