import { Bust, Coat, Eyes, Face } from './bust.tsx';

/** Pith helmet, full beard, a compass. */
export const Explorer = () => (
  <Bust>
    <Coat tone="sand" />
    <path className="rp-p-cream" d="M50 101L60 124L70 101L60 111Z" />
    <path className="rp-p-line" d="M47 100L40 116L58 126M73 100L80 116L62 126" />
    <Face />
    <Eyes />
    <path
      className="rp-p-hair"
      d="M40 56C38 80 46 96 60 98C74 96 82 80 80 56C78 64 74 68 68 68Q60 64 52 68C46 68 42 64 40 56ZM53 74Q60 71 67 74Q60 79 53 74Z"
      fillRule="evenodd"
    />
    <path className="rp-p-line rp-p-pale" d="M48 80L50 90M55 84L56 93M65 84L64 93M72 80L70 90" />
    <path
      className="rp-p-cream"
      d="M22 44C28 34 34 34 36 32C36 14 46 6 60 6C74 6 84 14 84 32C86 34 92 34 98 44C86 40 74 38 60 38C46 38 34 40 22 44Z"
    />
    <path className="rp-p-leather" d="M36 30Q60 22 84 30V36Q60 29 36 36Z" />
    <path className="rp-p-line" d="M60 6V22M48 9Q46 16 46 24M72 9Q74 16 74 24" />
    <circle className="rp-p-brass" cx="60" cy="5" r="3.500" />
    <g transform="translate(94 112)">
      <circle className="rp-p-brass" r="17" />
      <circle className="rp-p-paper" r="12.500" />
      <path className="rp-p-red" d="M0 -11L3.500 0H-3.500Z" />
      <path className="rp-p-ink" d="M0 11L3.500 0H-3.500Z" />
      <path className="rp-p-brass" d="M-4 -21H4V-16H-4Z" />
    </g>
  </Bust>
);
