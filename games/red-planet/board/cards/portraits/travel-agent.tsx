import { Bust, Coat, Eyes, Face } from './bust.tsx';

/** Straw hat, bow tie, a smile and tickets for three. */
export const TravelAgent = () => (
  <Bust>
    <Coat tone="blue" />
    <path className="rp-p-cream" d="M50 101L60 141L70 101L60 111Z" />
    <path className="rp-p-red" d="M60 108L44 100V118ZM60 108L76 100V118Z" />
    <circle className="rp-p-red" cx="60" cy="109" r="4" />
    <Face />
    <Eyes lift={-3} />
    <path className="rp-p-white" d="M49 71Q60 74 71 71Q69 82 60 82Q51 82 49 71Z" />
    <path className="rp-p-line" d="M49 71Q60 74 71 71M52 76H68" />
    <path
      className="rp-p-hair"
      d="M40 42C38 48 39 54 41 58L44 42ZM80 42C82 48 81 54 79 58L76 42ZM52 66Q56 63 60 66Q64 63 68 66Q64 69 60 67Q56 69 52 66Z"
    />
    <path
      className="rp-p-straw"
      d="M20 36C40 44 80 44 100 36C102 33 98 31 94 31L84 32V14Q60 8 36 14V32L26 31C22 31 18 33 20 36Z"
    />
    <path className="rp-p-red" d="M36 22Q60 28 84 22V32Q60 38 36 32Z" />
    <path className="rp-p-line" d="M40 14L42 22M50 12L51 23M60 11V24M70 12L69 23M80 14L78 22" />
    <g transform="translate(92 112)">
      <path className="rp-p-paper" d="M-14 -20L4 -26L16 14L-2 20Z" />
      <path className="rp-p-paper" d="M-8 -24H12V18H-8Z" />
      <path className="rp-p-paper" d="M-2 -26L18 -20L6 20L-14 14Z" />
      <path className="rp-p-line" d="M2 -16L14 -12.500M0 -8L12 -4.500M-2 0L6 2.500" />
      <circle className="rp-p-red" cx="3" cy="8" r="4" />
    </g>
  </Bust>
);
