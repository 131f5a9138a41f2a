import { hex, plain, star } from './hex.ts';

/** Hexes of stack II. */
export const MIDDLE = {
  201: hex('middle', 1, [1, 3, 5], { squares: [plain('money', -0.383, 0.323), plain('materials', -0.1, -0.468)] }),
  202: hex('middle', 2, [1, 3, 5], {
    squares: [plain('science', -0.172, 0.563), star('science', -0.172, 0.294)],
    artifact: true,
  }),
  203: hex('middle', 2, [0, 1, 3, 5], {
    squares: [star('money', -0.363, 0.552), plain('science', 0.375, 0.315), plain('materials', -0.248, -0.565)],
    discovery: true,
    npc: { kind: 'ancient', count: 2 },
  }),
  204: hex('middle', 2, [0, 1, 3, 5], {
    squares: [star('money', -0.363, -0.419), star('materials', -0.414, 0.37), plain('gray', 0.43, -0.366)],
    artifact: true,
    discovery: true,
    npc: { kind: 'ancient', count: 1 },
  }),
  205: hex('middle', 1, [2, 3, 4], {
    squares: [plain('money', -0.035, -0.403), star('money', -0.297, -0.403), star('science', 0.344, 0.456)],
    artifact: true,
  }),
  206: hex('middle', 1, [1, 2, 3, 5], { squares: [plain('materials', -0.373, -0.38)], discovery: true }),
  207: hex('middle', 2, [0, 1, 3], { squares: [], discovery: true }),
  208: hex('middle', 2, [0, 2, 3, 5], { squares: [], discovery: true }),
  209: hex('middle', 1, [0, 1, 3, 5], { squares: [plain('money', 0.219, -0.382), plain('science', -0.498, 0.104)] }),
  210: hex('middle', 1, [0, 3, 5], { squares: [plain('money', -0.141, -0.522), plain('materials', 0.32, 0.478)] }),
  211: hex('middle', 1, [0, 1, 2, 3], {
    squares: [plain('money', 0.219, -0.538), star('materials', 0.355, 0.556), plain('gray', -0.375, 0.378)],
    discovery: true,
    npc: { kind: 'ancient', count: 1 },
  }),
  214: hex('middle', 2, [0, 1, 2, 4, 5], {
    squares: [plain('science', 0.383, 0.604), star('materials', -0.379, 0.472), star('gray', -0.312, -0.46)],
    discovery: true,
    npc: { kind: 'ancient', count: 1 },
  }),
  281: hex('middle', 2, [0, 2, 3, 5], {
    squares: [plain('money', -0.375, 0.565), plain('science', 0.254, -0.542)],
    discovery: true,
    portal: true,
    module: true,
  }),
};
