import { Bust, Coat, Eyes, Face } from './bust.tsx';

/** Spiked helmet, epaulettes, rifle at the shoulder. */
export const Soldier = () => (
  <>
    <g transform="rotate(9 96 80)">
      <path className="rp-p-leather" d="M92 60H101V141H92Z" />
      <path className="rp-p-dark" d="M94 0H99V62H94Z" />
      <path className="rp-p-brass" d="M91 56H102V64H91ZM92 24H101V28H92Z" />
      <path className="rp-p-white" d="M95 -16L98 -16L98.500 2H94.500Z" />
    </g>
    <Bust>
      <Coat tone="red-coat" />
      <path
        className="rp-p-brass"
        d="M10 118C14 108 24 106 34 108L32 116C24 114 18 118 14 124ZM110 118C106 108 96 106 86 108L88 116C96 114 102 118 106 124Z"
      />
      <path className="rp-p-dark" d="M47 98Q60 108 73 98L74 107Q60 117 46 107Z" />
      <path className="rp-p-line rp-p-gold" d="M42 120H56M42 129H56M42 138H56M78 120H64M78 129H64M78 138H64" />
      <Face />
      <Eyes lift={-2} />
      <path className="rp-p-hair" d="M60 67C54 63 46 66 42 64C42 72 52 76 60 71C68 76 78 72 78 64C74 66 66 63 60 67Z" />
      <path className="rp-p-line" d="M55 78Q60 79.500 65 78" />
      <path
        className="rp-p-dark"
        d="M32 42C32 20 44 11 60 11C76 11 88 20 88 42C92 44 92 47 88 47C72 40 48 40 32 47C28 47 28 44 32 42Z"
      />
      <path className="rp-p-brass" d="M57 11L60 -8L63 11ZM52 14Q60 9 68 14L66 17Q60 13 54 17Z" />
      <path className="rp-p-brass" d="M60 20L64 28L73 27L67 33L60 40L53 33L47 27L56 28Z" />
      <path className="rp-p-line rp-p-gold" d="M37 44Q44 70 52 84M83 44Q80 70 70 84" />
    </Bust>
  </>
);
