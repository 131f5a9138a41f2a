/** A sealed report about a zone: folder, string and wax. A box of 64 x 64. */
export const DossierShape = () => (
  <>
    <path className="rp-folder" d="M9 8H29L34 14H55V59H9Z" />
    <path className="rp-folder-flap" d="M9 20H55V59H9Z" />
    <path className="rp-folder-line" d="M16 28H48M16 35H40M9 46H55M32 14V59" />
    <circle className="rp-wax" cx="32" cy="46" r="9.500" />
    <path className="rp-wax-mark" d="M32 40.500L37 46L32 51.500L27 46Z" />
  </>
);

/** The same, opened. */
export const ReportShape = () => (
  <>
    <path className="rp-folder" d="M7 10H29L34 16H57V58H7Z" />
    <path className="rp-sheet" d="M14 4H50V50H14Z" />
    <path className="rp-folder-line" d="M20 14H44M20 21H44M20 28H38M20 35H42" />
    <path className="rp-folder-flap" d="M7 42H57V58H7Z" />
  </>
);
