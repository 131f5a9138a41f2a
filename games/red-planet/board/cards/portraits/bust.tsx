import type { ReactNode } from 'react';

/** Head and shoulders in a box of 120 x 140, shared by all nine characters: each adds hat, face and tools of its own. */
export function Bust({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <path className="rp-p-neck" d="M49 76H71V100L60 110L49 100Z" />
      <path className="rp-p-line" d="M64 86Q69 90 70 98M61 88Q65 93 66 100" />
      {children}
    </>
  );
}

export const Coat = ({ tone }: { readonly tone: string }) => (
  <>
    <path className={`rp-p-coat rp-p-${tone}`} d="M8 141C9 116 26 105 47 99L60 112L73 99C94 105 111 116 112 141Z" />
    <path className="rp-p-hatch" d="M86 108L104 140M92 110L109 136M80 106L98 140M26 112L18 140M32 108L26 140" />
  </>
);

export const Face = () => (
  <>
    <path
      className="rp-p-skin"
      d="M38 52C35 51 34 58 37 63C38 66 40 67 41 66ZM82 52C85 51 86 58 83 63C82 66 80 67 79 66Z"
    />
    <path className="rp-p-skin" d="M39 50C39 33 48 26 60 26C72 26 81 33 81 50C81 68 73 86 60 86C47 86 39 68 39 50Z" />
    <path className="rp-p-shade" d="M70 29C77 33 81 40 81 50C81 68 73 86 60 86C70 78 76 66 75 50C75 42 73 35 70 29Z" />
    <path className="rp-p-line" d="M60 50L56.500 64Q58 67 62 66" />
    <path className="rp-p-hatch" d="M72 62L79 56M70 68L78 61M68 74L76 67M65 79L73 73" />
  </>
);

/** Eyes and brows; `lift` raises the outer ends of the brows. */
export const Eyes = ({ lift = 0 }: { readonly lift?: number }) => (
  <>
    <path
      className="rp-p-white"
      d="M44.500 52Q50 46.500 55.500 52Q50 56.500 44.500 52ZM64.500 52Q70 46.500 75.500 52Q70 56.500 64.500 52Z"
    />
    <path className="rp-p-ink" d="M50 49.200a2.600 2.600 0 1 0 .1 0ZM70 49.200a2.600 2.600 0 1 0 .1 0Z" />
    <path className="rp-p-line rp-p-brow" d={`M43 ${46 - lift}Q49 41 56 46M77 ${46 - lift}Q71 41 64 46`} />
  </>
);

export const Mouth = () => <path className="rp-p-line" d="M53 74Q60 77.500 67 74M57 79Q60 80 63 79" />;
