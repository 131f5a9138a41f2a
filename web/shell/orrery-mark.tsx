/** The sign of the house: a sun, an orbit and a world. */
export function OrreryMark() {
  return (
    <svg className="orrery-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <circle cx="16" cy="16" r="12" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="16" cy="16" r="4.5" fill="currentColor" />
      <circle cx="24.5" cy="7.5" r="3" fill="currentColor" stroke="var(--surface)" strokeWidth="1.5" />
    </svg>
  );
}
