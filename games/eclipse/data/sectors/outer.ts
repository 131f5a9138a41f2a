import { hex, plain, star } from './hex.ts';

/** Hexes of stack III. */
export const OUTER = {
  301: hex('outer', 2, [0, 2, 3], {
    squares: [plain('money', 0.432, -0.413), plain('science', -0.482, 0.056), star('materials', 0.314, 0.56)],
    artifact: true,
    discovery: true,
    npc: { kind: 'ancient', count: 2 },
  }),
  302: hex('outer', 2, [0, 3, 4], {
    squares: [star('money', 0.246, -0.519), star('science', -0.438, -0.335), plain('materials', 0.336, 0.573)],
    artifact: true,
    discovery: true,
    npc: { kind: 'ancient', count: 1 },
  }),
  303: hex('outer', 2, [3, 5], {
    squares: [star('money', 0.283, 0.396), star('science', -0.277, 0.396), plain('gray', 0.314, -0.589)],
    artifact: true,
    discovery: true,
    npc: { kind: 'ancient', count: 1 },
  }),
  304: hex('outer', 2, [0, 3], { squares: [star('money', -0.395, -0.339), plain('materials', -0.312, 0.505)] }),
  305: hex('outer', 1, [0, 1, 3], {
    squares: [plain('science', -0.344, -0.44), plain('materials', 0.242, 0.536)],
    discovery: true,
    npc: { kind: 'ancient', count: 1 },
  }),
  306: hex('outer', 1, [1, 3], { squares: [plain('money', 0.352, -0.526), plain('materials', 0.258, 0.511)] }),
  307: hex('outer', 2, [0, 2, 3], { squares: [plain('money', -0.219, -0.558), star('science', -0.465, 0.269)] }),
  308: hex('outer', 2, [2, 3, 5], { squares: [plain('science', 0.227, -0.495), star('materials', -0.59, 0.12)] }),
  309: hex('outer', 2, [0, 3, 5], { squares: [plain('money', 0.252, -0.528), star('science', -0.539, 0.165)] }),
  310: hex('outer', 1, [0, 3], { squares: [plain('science', 0.289, -0.538), plain('materials', -0.281, 0.376)] }),
  311: hex('outer', 1, [0, 2, 3], { squares: [plain('materials', 0.23, 0.517)], discovery: true }),
  312: hex('outer', 1, [0, 1, 3], { squares: [plain('materials', 0.094, -0.583)], discovery: true }),
  313: hex('outer', 1, [0, 3], { squares: [plain('gray', 0.4, -0.544)], discovery: true }),
  314: hex('outer', 1, [2, 3, 4], { squares: [plain('gray', -0.379, 0.298)], discovery: true }),
  315: hex('outer', 1, [0, 3, 5], { squares: [], discovery: true }),
  316: hex('outer', 1, [0, 1, 3], { squares: [], discovery: true }),
  317: hex('outer', 2, [3, 4], { squares: [plain('money', -0.262, 0.565), star('money', -0.262, 0.302)] }),
  318: hex('outer', 1, [2, 3], { squares: [star('materials', -0.279, 0.308), plain('gray', -0.053, -0.544)] }),
  381: hex('outer', 1, [0, 3, 4], {
    squares: [plain('money', 0.273, -0.401), plain('materials', -0.42, -0.468)],
    discovery: true,
    portal: true,
    module: true,
  }),
  382: hex('outer', 1, [0, 2, 3], {
    squares: [plain('science', -0.461, 0.431), plain('materials', 0.242, 0.548)],
    discovery: true,
    portal: true,
    module: true,
  }),
};
