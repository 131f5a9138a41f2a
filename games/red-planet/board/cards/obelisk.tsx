/** The memorial as a small picture. */
export const Obelisk = () => (
  <svg className="rp-obelisk-small" viewBox="-70 -130 140 180" aria-hidden="true">
    <path className="rp-obelisk" d="M-12 -108L0 -122L12 -108L20 8H-20Z" />
    <path className="rp-obelisk-shade" d="M0 -122L12 -108L20 8H0Z" />
    <path className="rp-obelisk" d="M-44 8H44V24H-44ZM-62 24H62V42H-62Z" />
  </svg>
);
