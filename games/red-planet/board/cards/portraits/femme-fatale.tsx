import { Bust, Face } from './bust.tsx';

/** A wide hat with a plume, a dark curl, a small pistol. */
export const FemmeFatale = () => (
  <>
    <path
      className="rp-p-hair"
      d="M34 44C28 62 30 84 38 96C44 104 42 112 36 118C46 118 52 108 50 98L70 98C68 108 74 118 84 118C78 112 76 104 82 96C90 84 92 62 86 44Z"
    />
    <Bust>
      <path className="rp-p-skin" d="M22 141C24 118 36 110 48 104Q60 116 72 104C84 110 96 118 98 141Z" />
      <path
        className="rp-p-coat rp-p-violet"
        d="M18 141C20 128 26 122 34 122C44 122 52 134 60 134C68 134 76 122 86 122C94 122 100 128 102 141Z"
      />
      <path className="rp-p-dark" d="M49 92Q60 98 71 92V98Q60 104 49 98Z" />
      <circle className="rp-p-brass" cx="60" cy="103" r="4" />
      <Face />
      <path
        className="rp-p-ink"
        d="M43 53Q49 46.500 56 52Q50 55.500 45 53.500L41 51ZM77 53Q71 46.500 64 52Q70 55.500 75 53.500L79 51Z"
      />
      <path className="rp-p-line rp-p-brow" d="M43 44Q49 39 56 43M77 44Q71 39 64 43" />
      <path className="rp-p-red" d="M52 74Q56 70.500 60 72.500Q64 70.500 68 74Q60 81 52 74Z" />
      <circle className="rp-p-ink" cx="69.500" cy="67" r="1.300" />
      <path
        className="rp-p-hair"
        d="M38 58C36 44 40 32 56 28C48 36 46 42 44 50C42 54 40 56 38 58ZM82 58C84 44 80 32 64 28C72 36 74 42 76 50C78 54 80 56 82 58Z"
      />
      <path
        className="rp-p-dark"
        d="M10 40C26 24 40 14 62 14C84 14 100 22 112 34C98 34 88 40 74 38C56 34 34 34 10 40Z"
      />
      <path className="rp-p-red" d="M36 27Q60 18 88 27L90 33Q62 25 35 33Z" />
      <path
        className="rp-p-cream"
        d="M84 30C92 10 106 2 116 6C108 8 110 14 104 14C108 18 102 22 98 20C100 26 92 28 84 30Z"
      />
      <g transform="translate(26 108) rotate(-20)">
        <path className="rp-p-dark" d="M-8 -6H30V2H8L6 8H0L-4 22H-14L-10 2Z" />
        <path className="rp-p-brass" d="M-8 -6H4V-2H-8Z" />
      </g>
    </Bust>
  </>
);
