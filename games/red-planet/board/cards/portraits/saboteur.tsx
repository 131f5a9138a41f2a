import { Bust, Coat, Face } from './bust.tsx';

/** Flat cap, mask, a bomb with a short fuse. */
export const Saboteur = () => (
  <Bust>
    <Coat tone="green-deep" />
    <path className="rp-p-red" d="M44 98Q60 116 76 98L82 108Q60 126 38 108Z" />
    <path className="rp-p-line" d="M46 106L52 114M56 110L60 118M68 110L64 117" />
    <Face />
    <path className="rp-p-ink" d="M39 47Q60 39 81 47L82 57C76 62 66 60 60 55C54 60 44 62 38 57Z" />
    <path className="rp-p-white" d="M44 52Q50 46 56 52Q50 57.500 44 52ZM64 52Q70 46 76 52Q70 57.500 64 52Z" />
    <circle className="rp-p-ink" cx="50.500" cy="52" r="2" />
    <circle className="rp-p-ink" cx="70.500" cy="52" r="2" />
    <path className="rp-p-line" d="M50 73Q58 79 70 71M70 71L72 69" />
    <path className="rp-p-hatch" d="M46 78L48 82M50 80L52 84M55 82L56 86M62 83L62 87M68 81L67 85" />
    <path
      className="rp-p-leather"
      d="M32 38C30 22 44 13 60 13C78 13 90 22 90 34C96 35 100 39 98 42C80 36 60 35 38 42C34 43 32 41 32 38Z"
    />
    <path className="rp-p-line" d="M60 13V30M46 17L44 33M74 17L77 32" />
    <circle className="rp-p-brass" cx="60" cy="13" r="3" />
    <g transform="translate(26 114)">
      <circle className="rp-p-dark" r="20" />
      <path className="rp-p-line rp-p-pale" d="M-13 -4A14 14 0 0 1 -4 -13" />
      <path className="rp-p-dark" d="M8 -22L18 -16L14 -9L4 -15Z" />
      <path className="rp-p-line rp-p-fuse" d="M15 -18Q22 -30 30 -26" />
      <path
        className="rp-p-spark"
        d="M30 -38L32.500 -30L40 -33L35 -26L42 -21L33 -22L31 -14L28 -22L20 -20L26 -26L21 -33L28 -30Z"
      />
    </g>
  </Bust>
);
