/** A miner in a brass diving suit; the suit has the colour of the company. Drawn in a box of 64 x 64. */
export const AstronautShape = () => (
  <>
    <path
      className="rp-halo"
      d="M32 1C40 1 45 7 45 14C45 18 44 20 42 22C53 24 60 32 58 44C57 48 52 49 49 47L48 62H16L15 47C12 49 7 48 6 44C4 32 11 24 22 22C20 20 19 18 19 14C19 7 24 1 32 1Z"
    />
    <path className="rp-boots" d="M18 48L17 61H30L31 53H33L34 61H47L46 48Z" />
    <path
      className="rp-suit"
      d="M21 24C10 27 5 35 7 43C8 47 13 47 15 44L16 41V54H48V41L49 44C51 47 56 47 57 43C59 35 54 27 43 24Z"
    />
    <path className="rp-suit-shade" d="M40 24H43C54 27 59 35 57 43C56 47 51 47 49 44L48 41V54H43C47 46 47 32 40 24Z" />
    <path className="rp-cuffs" d="M7.500 41L14.500 43M56.500 41L49.500 43" />
    <ellipse className="rp-collar" cx="32" cy="24" rx="13" ry="4" />
    <circle className="rp-helmet" cx="32" cy="13.500" r="11.500" />
    <circle className="rp-visor" cx="32" cy="13.500" r="7.200" />
    <path className="rp-glint" d="M27.500 13.500A5 5 0 0 1 32 9" />
  </>
);

/** Head and shoulders behind a porthole: a box of 64 x 64 that is cut off round. */
export const BustShape = () => (
  <>
    <circle className="rp-suit" cx="32" cy="32" r="31" />
    <path className="rp-suit-shade" d="M44 3.500A31 31 0 0 1 32 63C50 52 54 24 44 3.500Z" />
    <path className="rp-glint" d="M11 32A21 21 0 0 1 26 12" />
  </>
);
