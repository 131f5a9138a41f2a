import { hex, plain, star } from './hex.ts';

/** Hexes of stack I. */
export const INNER = {
  101: hex('inner', 2, [1, 2, 3, 4, 5], {
    squares: [plain('money', 0.438, -0.409), plain('materials', -0.113, -0.519), star('materials', -0.365, -0.526)],
    discovery: true,
    npc: { kind: 'ancient', count: 1 },
  }),
  102: hex('inner', 2, [0, 2, 3, 5], { squares: [plain('science', -0.131, 0.448), plain('science', -0.398, 0.448)] }),
  103: hex('inner', 2, [0, 1, 2, 4, 5], { squares: [plain('money', -0.246, 0.388), plain('science', 0.182, -0.409)] }),
  104: hex('inner', 2, [0, 1, 3, 4], {
    squares: [
      plain('money', 0.371, -0.534),
      star('money', 0.113, -0.534),
      plain('science', -0.297, 0.634),
      star('science', -0.297, 0.38),
    ],
    discovery: true,
    npc: { kind: 'ancient', count: 2 },
  }),
  105: hex('inner', 2, [0, 1, 3, 4, 5], {
    squares: [plain('money', 0.299, -0.55), plain('science', -0.656, 0.052), star('materials', 0.43, 0.438)],
    discovery: true,
    npc: { kind: 'ancient', count: 1 },
  }),
  106: hex('inner', 2, [0, 1, 2, 3], { squares: [plain('science', -0.311, -0.315), plain('materials', 0.33, -0.343)] }),
  107: hex('inner', 3, [0, 1, 2, 3, 5], {
    squares: [plain('money', -0.465, 0.243), star('science', 0.18, -0.507), star('materials', 0.379, 0.448)],
    artifact: true,
  }),
  108: hex('inner', 2, [0, 1, 3, 4], {
    squares: [star('money', -0.506, -0.231), plain('science', 0.172, -0.554), plain('gray', 0.203, 0.505)],
    discovery: true,
    npc: { kind: 'ancient', count: 1 },
  }),
  109: hex('inner', 4, [1, 2, 3, 4, 5], {
    squares: [plain('money', 0.266, -0.505), plain('materials', -0.211, -0.583)],
    artifact: true,
    discovery: true,
    npc: { kind: 'ancient', count: 2 },
  }),
  110: hex('inner', 2, [0, 2, 3, 4], {
    squares: [star('money', -0.607, -0.132), star('gray', 0.207, 0.558)],
    discovery: true,
  }),
};
