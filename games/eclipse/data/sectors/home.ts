import { hex, plain, star } from './hex.ts';

/** Starting sectors: the printed edge 0 faces the center. */
export const HOMES = {
  221: hex('starting', 3, [0, 1, 3, 4], {
    squares: [
      plain('money', 0.182, -0.464),
      star('money', -0.082, -0.464),
      plain('science', -0.109, 0.423),
      star('science', -0.367, 0.423),
      plain('materials', 0.293, 0.479),
    ],
    artifact: true,
  }),
  222: hex('starting', 3, [0, 1, 3, 4], {
    squares: [
      plain('money', 0.15, -0.435),
      star('money', -0.113, -0.435),
      plain('science', 0.445, 0.403),
      star('science', 0.191, 0.409),
    ],
    artifact: true,
  }),
  223: hex('starting', 3, [0, 1, 3, 4], {
    squares: [
      plain('money', 0.281, -0.464),
      star('money', 0.023, -0.464),
      plain('science', -0.381, -0.044),
      star('science', -0.639, -0.044),
      plain('materials', 0.195, 0.511),
    ],
    artifact: true,
  }),
  224: hex('starting', 3, [0, 1, 3, 4], {
    squares: [plain('money', -0.047, -0.476), star('science', -0.568, 0.036), star('materials', 0.422, 0.501)],
    artifact: true,
  }),
  225: hex('starting', 3, [0, 1, 3, 4], {
    squares: [
      plain('money', -0.334, 0.565),
      star('money', -0.334, 0.308),
      plain('science', 0.469, 0.399),
      star('science', 0.211, 0.399),
      plain('materials', -0.324, -0.364),
    ],
    artifact: true,
  }),
  226: hex('starting', 3, [0, 1, 3, 4], {
    squares: [plain('science', -0.23, 0.435), plain('materials', 0.273, 0.517)],
    artifact: true,
  }),
  227: hex('starting', 3, [0, 1, 3, 4], {
    squares: [
      plain('money', 0.312, 0.595),
      star('money', 0.312, 0.331),
      plain('science', -0.027, -0.437),
      star('science', -0.289, -0.437),
      plain('materials', -0.379, 0.442),
    ],
    artifact: true,
  }),
  228: hex('starting', 3, [0, 1, 3, 4], {
    squares: [plain('money', 0.035, -0.479), plain('science', -0.234, 0.44), star('materials', 0.293, 0.517)],
    artifact: true,
  }),
  229: hex('starting', 3, [0, 1, 3, 4], {
    squares: [
      plain('money', -0.324, 0.571),
      star('money', -0.324, 0.31),
      plain('science', 0.424, 0.44),
      star('science', 0.166, 0.44),
      plain('materials', 0.215, -0.388),
    ],
    artifact: true,
  }),
  230: hex('starting', 3, [0, 1, 3, 4], {
    squares: [
      plain('money', 0.074, -0.427),
      star('money', -0.199, -0.427),
      plain('science', -0.344, 0.524),
      star('materials', 0.316, 0.431),
    ],
    artifact: true,
  }),
  231: hex('starting', 3, [0, 1, 3, 4], {
    squares: [
      plain('money', 0.463, 0.396),
      star('money', 0.195, 0.396),
      plain('science', 0.125, -0.425),
      star('science', -0.139, -0.425),
      plain('materials', -0.332, 0.532),
    ],
    artifact: true,
  }),
  232: hex('starting', 3, [0, 1, 3, 4], {
    squares: [
      star('money', 0.094, -0.409),
      plain('science', -0.529, -0.022),
      plain('materials', 0.414, 0.446),
      star('materials', 0.15, 0.446),
    ],
    artifact: true,
  }),
};
