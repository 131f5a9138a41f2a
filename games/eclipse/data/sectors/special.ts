import { hex, plain, star } from './hex.ts';

/** The Galactic Center and the guardian sectors. */
export const SPECIAL = {
  1: hex('center', 4, [0, 1, 2, 3, 4, 5], {
    squares: [
      plain('money', 0.422, 0.565),
      plain('money', 0.152, 0.565),
      plain('science', 0.387, -0.522),
      star('science', 0.125, -0.522),
      plain('materials', -0.602, 0.149),
      star('materials', -0.602, -0.116),
    ],
    artifact: true,
    discovery: true,
    npc: { kind: 'gcds', count: 1 },
  }),
  271: hex('guardian', 2, [0, 1, 3, 4], {
    squares: [plain('money', 0.406, -0.401), plain('science', 0.25, 0.544), star('materials', -0.512, -0.276)],
    artifact: true,
    discovery: true,
    npc: { kind: 'guardian', count: 1 },
  }),
  272: hex('guardian', 2, [0, 1, 3, 4], {
    squares: [plain('money', -0.266, -0.37), star('science', -0.406, 0.446), plain('materials', 0.242, 0.544)],
    artifact: true,
    discovery: true,
    npc: { kind: 'guardian', count: 1 },
  }),
  273: hex('guardian', 2, [0, 1, 3, 4], {
    squares: [plain('money', -0.266, 0.513), plain('materials', -0.152, -0.495), star('materials', -0.404, -0.495)],
    artifact: true,
    discovery: true,
    npc: { kind: 'guardian', count: 1 },
  }),
  274: hex('guardian', 2, [0, 1, 3, 4], {
    squares: [plain('money', 0.438, 0.474), plain('science', -0.547, 0.095), star('science', -0.547, -0.171)],
    artifact: true,
    discovery: true,
    npc: { kind: 'guardian', count: 1 },
  }),
};
