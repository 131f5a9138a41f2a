import './style/theme.css';

/** The Moon's pole half in shadow, a crater with lit domes at its rim: the game's world on the front page, 200 x 200. */
export const World = () => (
  <svg className="shackleton-base" viewBox="0 0 200 200" aria-hidden="true">
    <defs>
      <radialGradient id="sb-world-moon" cx="0.3" cy="0.28" r="0.85">
        <stop offset="0" stopColor="#f4f1e8" />
        <stop offset="0.55" stopColor="#b9b4a6" />
        <stop offset="1" stopColor="#3d3f4a" />
      </radialGradient>
      <linearGradient id="sb-world-bowl" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#0d1020" />
        <stop offset="0.55" stopColor="#3a3c48" />
        <stop offset="1" stopColor="#cfc9b8" />
      </linearGradient>
      <clipPath id="sb-world-disc">
        <circle cx="100" cy="100" r="84" />
      </clipPath>
    </defs>
    <g clipPath="url(#sb-world-disc)">
      <circle cx="100" cy="100" r="84" fill="url(#sb-world-moon)" />
      <g fill="#8d897d" opacity="0.55">
        <circle cx="52" cy="62" r="13" />
        <circle cx="44" cy="122" r="8" />
        <circle cx="150" cy="58" r="9" />
        <circle cx="82" cy="36" r="6" />
      </g>
      <ellipse cx="112" cy="116" rx="52" ry="46" fill="#e8e2d2" />
      <ellipse cx="112" cy="116" rx="45" ry="39" fill="url(#sb-world-bowl)" />
      <path d="M186 40A92 92 0 0 1 100 192h92z" fill="#0a0d18" opacity="0.45" />
      <g stroke="#f5c542" strokeWidth="1.5" fill="none" opacity="0.8">
        <path d="M112 96l17.300 10v20L112 136l-17.300-10v-20z" />
      </g>
      <g>
        <path d="M104 124a9 9 0 0 1 18 0z" fill="#4aa3f0" />
        <path d="M126 108a7 7 0 0 1 14 0z" fill="#f0a030" />
        <path d="M86 110a6 6 0 0 1 12 0z" fill="#1fae7e" />
        <path d="M104 124h18l9 9h-18zM126 108h14l7 7h-14zM86 110h12l6 6H92z" fill="#05070d" opacity="0.55" />
      </g>
      <g fill="#ffe9a8">
        <circle cx="113" cy="121" r="1.500" />
        <circle cx="133" cy="105" r="1.300" />
        <circle cx="92" cy="107.500" r="1.200" />
      </g>
    </g>
    <circle cx="100" cy="100" r="83.500" fill="none" stroke="#cdb98a" strokeOpacity="0.6" />
    <g transform="translate(150 60) rotate(24)">
      <path d="M-4-16h8v22l4 6h-16l4-6z" fill="#f7f3ea" stroke="#2b2e38" strokeWidth="1.500" />
      <path d="M-4-16q4-8 8 0z" fill="#d0432f" stroke="#2b2e38" strokeWidth="1.500" />
      <path d="M-4 13h8l-4 12z" fill="#ffb84a" />
    </g>
  </svg>
);
