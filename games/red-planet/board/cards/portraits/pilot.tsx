import { Bust, Coat, Eyes, Face, Mouth } from './bust.tsx';

/** Leather cap, goggles pushed up, a scarf in the wind. */
export const Pilot = () => (
  <Bust>
    <path className="rp-p-cream" d="M74 100C92 96 100 86 116 88C112 94 116 98 118 104C104 104 94 114 76 112Z" />
    <path className="rp-p-line" d="M86 102L108 94M88 107L110 100" />
    <Coat tone="leather" />
    <path className="rp-p-cream" d="M42 96Q60 112 78 96L82 108Q60 126 38 108Z" />
    <path className="rp-p-line" d="M46 103L54 113M58 108L60 118M72 104L66 114" />
    <Face />
    <Eyes />
    <Mouth />
    <path className="rp-p-hair" d="M50 34C56 30 64 30 70 34C66 38 62 36 60 39C58 36 54 38 50 34Z" />
    <path
      className="rp-p-leather"
      d="M34 66C32 40 36 12 60 12C84 12 88 40 86 66C86 76 82 84 76 90C78 80 80 70 80 60C80 44 76 38 60 37C44 38 40 44 40 60C40 70 42 80 44 90C38 84 34 76 34 66Z"
    />
    <path className="rp-p-line" d="M60 12V36M37 62Q40 72 44 80M83 62Q80 72 76 80" />
    <path className="rp-p-dark" d="M34 27Q60 19 86 27V34Q60 26 34 34Z" />
    <circle className="rp-p-brass" cx="48" cy="27" r="11" />
    <circle className="rp-p-brass" cx="72" cy="27" r="11" />
    <circle className="rp-p-glass" cx="48" cy="27" r="7" />
    <circle className="rp-p-glass" cx="72" cy="27" r="7" />
    <path
      className="rp-p-line rp-p-shine"
      d="M44.500 27A3.500 3.500 0 0 1 48 23.500M68.500 27A3.500 3.500 0 0 1 72 23.500"
    />
    <path className="rp-p-brass" d="M60 128L64 122L84 118L78 126L64 132L60 138L56 132L42 126L36 118L56 122Z" />
  </Bust>
);
