import { Bust, Coat, Face } from './bust.tsx';

/** Collar up, brim down: only the eyes are seen. */
export const SecretAgent = () => (
  <Bust>
    <Coat tone="night" />
    <Face />
    <path
      className="rp-p-gloom"
      d="M39 50C39 33 48 26 60 26C72 26 81 33 81 50C81 55 80 60 78 65Q60 58 42 65C40 60 39 55 39 50Z"
    />
    <path className="rp-p-cream" d="M45 52Q50 48 55 52Q50 56 45 52ZM65 52Q70 48 75 52Q70 56 65 52Z" />
    <circle className="rp-p-ink" cx="51.500" cy="52" r="2.200" />
    <circle className="rp-p-ink" cx="71.500" cy="52" r="2.200" />
    <path className="rp-p-night" d="M30 141L32 84C36 78 42 82 46 90L60 112L74 90C78 82 84 78 88 84L90 141Z" />
    <path className="rp-p-line rp-p-pale" d="M46 90L44 120M74 90L76 120M60 112V141" />
    <path
      className="rp-p-dark"
      d="M18 40C34 48 86 48 102 40C104 36 100 34 94 35L84 36C84 20 80 9 72 8C68 7 64 11 60 11C56 11 52 7 48 8C40 9 36 20 36 36L26 35C20 34 16 36 18 40Z"
    />
    <path className="rp-p-copper" d="M36 29Q60 35 84 29V36Q60 42 36 36Z" />
    <g transform="translate(96 96) rotate(24)">
      <path
        className="rp-p-brass"
        d="M-4 -2H4V34H12V40H4V44H-4ZM0 -22A11 11 0 1 1 -.1 -22ZM0 -16A5 5 0 1 0 .1 -16Z"
        fillRule="evenodd"
      />
    </g>
  </Bust>
);
