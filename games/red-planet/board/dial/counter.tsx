/** The mechanical countdown in the middle of the tracker: one big figure on two leaves. */
export function Counter({ number }: { readonly number: number | null }) {
  return (
    <g className={`rp-counter${number === null ? ' rp-counter-idle' : ''}`}>
      <circle r="86" className="rp-counter-well" />
      <rect x="-46" y="-62" width="92" height="124" rx="12" className="rp-leaf" />
      <g key={number ?? 'idle'} className="rp-flip">
        <text y="38">{number ?? '–'}</text>
      </g>
      <path d="M-46 0H46" className="rp-leaf-split" />
      <path d="M-54 -12V12M54 -12V12" className="rp-leaf-hinge" />
    </g>
  );
}
