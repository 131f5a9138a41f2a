import './style/theme.css';

/** Half scorched, half green again, and an Ark above it: the game's world on the front page, in a box of 200 x 200. */
export const World = () => (
  <svg className="micro-cosmos" viewBox="0 0 200 200" aria-hidden="true">
    <defs>
      <radialGradient id="mc-world-ground" cx="0.36" cy="0.32" r="0.78">
        <stop offset="0" stopColor="#e9a266" />
        <stop offset="1" stopColor="#70402e" />
      </radialGradient>
      <radialGradient id="mc-world-night" cx="0.34" cy="0.3" r="0.82">
        <stop offset="0.55" stopColor="#120a1e" stopOpacity="0" />
        <stop offset="1" stopColor="#120a1e" stopOpacity="0.72" />
      </radialGradient>
      <clipPath id="mc-world-disc">
        <circle cx="100" cy="100" r="84" />
      </clipPath>
    </defs>
    <g clipPath="url(#mc-world-disc)">
      <circle cx="100" cy="100" r="84" fill="url(#mc-world-ground)" />
      <path d="M84 10c34 30 30 60 18 90s-6 62 14 96h90V10z" fill="#2f8fc0" />
      <path
        d="M118 40c20 4 40 16 50 34-14 8-40 2-54-10s-8-26 4-24zM112 120c24-6 50 0 62 16-8 20-40 30-56 18s-14-32-6-34z"
        fill="#5cb04a"
      />
      <path d="M122 44c14 4 24 10 30 18-12 2-26-2-32-8zM122 128c14-2 28 0 36 8-8 6-26 8-34 2z" fill="#b8dd66" />
      <g fill="#4a251c" opacity="0.65">
        <circle cx="52" cy="76" r="12" />
        <circle cx="74" cy="128" r="9" />
        <circle cx="44" cy="122" r="6" />
      </g>
      <path d="M40 50l12 10-4 12 14 8M60 150l8-12 12 4" fill="none" stroke="#ffb45e" strokeWidth="2.5" />
      <g fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.75">
        <path d="M120 98q16-6 34 0M128 26q14-4 24 2M126 170q12-4 24 0" />
      </g>
      <circle cx="100" cy="100" r="84" fill="url(#mc-world-night)" />
    </g>
    <circle cx="100" cy="100" r="83.5" fill="none" stroke="#f3b562" strokeOpacity="0.6" />
    <path
      d="M18 136Q92 150 150 74"
      fill="none"
      stroke="#fff3d6"
      strokeWidth="3"
      strokeDasharray="1 9"
      strokeLinecap="round"
    />
    <g transform="translate(152 70) rotate(-38) scale(1.15)">
      <path d="M-22 5l-12-5 6 5-7 4 11 1z" fill="#ffb45e" />
      <path
        d="M-22 4C-22-6-12-10 2-10 14-10 22-4 22 2 22 8 12 11 0 11-14 11-22 9-22 4z"
        fill="#fff3d6"
        stroke="#3a2a18"
        strokeWidth="2"
      />
      <path d="M-12 1h3M-4 1h3M4 1h3M12 1h3" stroke="#c8452f" strokeWidth="4" strokeLinecap="round" />
    </g>
  </svg>
);
