import { Bust, Coat, Eyes, Face } from './bust.tsx';

/** Top hat, great moustache, a contract to sign. */
export const Recruiter = () => (
  <Bust>
    <Coat tone="rust" />
    <path className="rp-p-cream" d="M52 101L60 141L68 101L60 111Z" />
    <path className="rp-p-green" d="M50 102L60 109L70 102L66 118L60 112L54 118Z" />
    <Face />
    <Eyes lift={2} />
    <path
      className="rp-p-hair"
      d="M60 67C54 63 46 66 43 72C40 76 36 76 33 73C34 81 43 84 50 80C55 78 58 75 60 73C62 75 65 78 70 80C77 84 86 81 87 73C84 76 80 76 77 72C74 66 66 63 60 67Z"
    />
    <path className="rp-p-hair" d="M39 40C36 46 37 52 39 56L42 44ZM81 40C84 46 83 52 81 56L78 44Z" />
    <path
      className="rp-p-dark"
      d="M28 36C44 42 76 42 92 36C94 33 92 31 88 32L80 33L82 4Q60 -2 38 4L40 33L32 32C28 31 26 33 28 36Z"
    />
    <path className="rp-p-brass" d="M39.500 25Q60 31 80.500 25L80 33Q60 39 40 33Z" />
    <path className="rp-p-line rp-p-pale" d="M46 8L47 23M52 7L52.500 24" />
    <g transform="translate(20 104) rotate(-14)">
      <path className="rp-p-paper" d="M-12 -4H22V36H-12Z" />
      <path className="rp-p-line" d="M-6 4H16M-6 11H16M-6 18H10" />
      <circle className="rp-p-red" cx="14" cy="27" r="6" />
    </g>
  </Bust>
);
