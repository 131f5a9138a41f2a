import type { SVGProps } from 'react';

/** The shell's own line pictograms in a 24 x 24 box. */
const GLYPHS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  magnify: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
  reset: 'M4 4v6h6M4.5 10A8 8 0 1 1 4 14',
  help: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM9.6 9.6a2.4 2.4 0 1 1 3.6 2.1c-.9.5-1.2 1-1.2 1.9M12 16.6v.1',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M18 10h.01M7 14h10',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M12 5v.01M12 12v.01M12 19v.01',
  log: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h4',
  book: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  gear: 'M12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  first: 'M6 5v14M18 5l-8 7 8 7z',
  last: 'M18 5v14M6 5l8 7-8 7z',
  down: 'M5 9l7 7 7-7',
  people:
    'M9 5a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM3 20c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5M16 5.5a3 3 0 0 1 0 5.5M17.5 14c2.2.7 3.5 2.8 3.5 6',
  person: 'M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM4 21c.5-4.5 3.5-7 8-7s7.5 2.5 8 7',
  link: 'M10 14a4.5 4.5 0 0 0 6.5.3l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.3 1.3M14 10a4.5 4.5 0 0 0-6.5-.3l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.3-1.3',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  save: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  load: 'M12 16V5M7 9l5-5 5 5M4 20h16',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  eye: 'M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  clock: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7.5V12l3.5 2',
  robot: 'M6 9h12v9H6zM12 9V5M12 5a.6.6 0 1 0 0-1.2a.6.6 0 1 0 0 1.2M9.5 13v1M14.5 13v1M3.5 12v4M20.5 12v4',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM15.5 15.5L21 21',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  trophy: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H3.5c0 3 1.5 4.5 4 5M17 6h3.5c0 3-1.5 4.5-4 5M12 14v4M8 20h8M10 18h4',
  warning: 'M12 4L22 20H2zM12 10v5M12 17.5v.1',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.5 1.1 1.3 1.1 2.2h5c0-.9.4-1.7 1.1-2.2A6 6 0 0 0 12 3z',
  sun: 'M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7',
} as const;

export type GlyphName = keyof typeof GLYPHS;

export function Glyph({ name, ...rest }: { readonly name: GlyphName } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      {...rest}
      className={`glyph ${rest.className ?? ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}
