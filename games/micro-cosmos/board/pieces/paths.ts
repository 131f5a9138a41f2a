/**
 * Pictograms in a 24 x 24 box. Four resources, three planet colours, orbits, specialists and what one does: each has a
 * shape of its own, because their colours repeat (S-15).
 */
export const PATHS = {
  // Resources: leaf, hand, crystal, chip
  biomass:
    'M20.5 3.5C9.5 3 3.5 8 4 15.5c0 1.6.4 3 1 4.2C8 13.5 11.5 10.5 16 8.5 12 11.5 9 15.5 7.3 20.8c8.2 1.2 14-4.3 13.2-17.3z',
  workforce:
    'M7 12.5V6.4a1.6 1.6 0 0 1 3.2 0V4.4a1.6 1.6 0 0 1 3.2 0v1.4a1.6 1.6 0 0 1 3.2 0v2.4a1.5 1.5 0 0 1 3 0V15c0 4-2.8 6.7-6.6 6.7-3 0-4.8-1.3-6.2-3.6l-3.3-4.5c-1-1.7 1.2-3.2 2.5-1.7z',
  minerals: 'M8 3h8l5.5 6.5L12 22 2.5 9.5zM8 3l4 6.5L16 3M2.5 9.5h19M12 9.5V22',
  technology: 'M7 7h10v10H7zM9.5 7V3M14.5 7V3M9.5 21v-4M14.5 21v-4M7 9.5H3M7 14.5H3M21 9.5h-4M21 14.5h-4',
  any: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM8.8 9.3c.2-2 1.5-3 3.3-3 1.9 0 3.2 1.1 3.2 2.8 0 2.5-3.3 2.7-3.3 5.2M12 17.2v.4',
  // Planets: flame, leaf in a ring, wave; orbits: a moon on its way
  red: 'M12.5 2C13.5 7 18.5 9 18.5 15a6.5 6.5 0 0 1-13 .2C5.5 12 7.5 10.5 8 7.5c1.5.8 2.3 2 2.5 3.5C12.5 8.5 13 5.5 12.5 2z',
  green:
    'M12 1.8a10.2 10.2 0 1 1 0 20.4a10.2 10.2 0 1 1 0-20.4zM12 4.6a7.4 7.4 0 1 0 0 14.8a7.4 7.4 0 1 0 0-14.8zM16.3 7.7c.4 5-1.6 8.3-7 8.1-.6-4.8 1.7-8 7-8.1z',
  blue: 'M2 8.5c3.3-4.5 6.7-4.5 10 0s6.7 4.5 10 0v4c-3.3 4.5-6.7 4.5-10 0s-6.7-4.5-10 0zM2 15.5c3.3-4.5 6.7-4.5 10 0s6.7 4.5 10 0v4c-3.3 4.5-6.7 4.5-10 0s-6.7-4.5-10 0z',
  orbital:
    'M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM19.8 2.8a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8zM16.3 4.7A8.5 8.5 0 1 0 20.3 9.8',
  // Specialists
  engineer:
    'M21.5 6.8a5.3 5.3 0 0 1-7 4.8l-7.2 7.3a2.7 2.7 0 0 1-3.8-3.8l7.3-7.2a5.3 5.3 0 0 1 6.5-6.9L14 4.3l.6 3.1 3.1.6 3.4-3.3c.3.6.4 1.4.4 2.1z',
  leader: 'M12 1.5l3.2 6.7 7.3.9-5.4 5 1.4 7.3L12 17.9l-6.5 3.5 1.4-7.3-5.4-5 7.3-.9z',
  // Cards
  deck: 'M7 3h11v15H7zM4.5 6.5V21H15',
  cantina: 'M5 3h14l-5.5 8v6.5H17V20H7v-2.5h3.5V11zM8.5 6.5h7',
  // Steps and actions
  upgrade: 'M12 2.5l8.5 9h-5v4h-7v-4h-5zM8.5 18h7v3.5h-7z',
  travel: 'M2.5 12.5L21.5 3l-6 18.5-4-7.5zM11.5 14l10-11',
  crew: 'M12 3a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM3.5 21.5c.5-5 3.7-8 8.5-8s8 3 8.5 8z',
  action: 'M13.5 1.5L4 13.5h6L8.5 22.5 20 9.5h-7z',
  gather: 'M3 10h18l-2.5 11.5h-13zM12 1.5v6M8.5 5l3.5 3.5L15.5 5M8.5 13.5v4.5M12 13.5v4.5M15.5 13.5v4.5',
  terraform:
    'M2.5 21.5c0-6 4-9.5 9.5-9.5s9.5 3.5 9.5 9.5zM12 12V6M12 6.5c0-3 2-4.5 5-4.5 0 3-2 4.5-5 4.5zM12 9c0-2.5-1.8-4-4.5-4C7.5 7.7 9.3 9 12 9z',
  explore: 'M10 3a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM15.2 15.2L21.5 21.5M10 6.5v7M6.5 10h7',
  settle: 'M12 2.5L22 11h-3v10.5h-5.5v-6h-3v6H5V11H2z',
  'found-colony': 'M3 21.5v-5a9 9 0 0 1 18 0v5zM12 7.5V2h5.5l-1.5 2 1.5 2H12M9.5 21.5v-5h5v5',
  'create-outpost': 'M12 2l8 5-8 5-8-5zM5.5 11v6.5L12 21.5l6.5-4V11L12 15z',
  'gain-specialist': 'M9 3a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM2 20.5c.3-4.8 3-7.5 7-7.5s6.7 2.7 7 7.5zM19 7v8M15 11h8',
  survivor:
    'M8 4a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM1.5 20.5c.3-4.8 2.5-7.5 6.5-7.5s6.2 2.7 6.5 7.5zM17.5 8.5a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6zM16.5 20.5c-.1-1.9-.5-3.5-1.2-4.8 4.3-.7 7 1.2 7.2 4.8z',
  pass: 'M5 4l8 8-8 8zM14 4h4.5v16H14z',
  lock: 'M5 11h14v10.5H5zM8 11V7.5a4 4 0 0 1 8 0V11',
  // An open lock, and no entry
  ready: 'M5 11h14v10.5H5zM8 11V6.5a4 4 0 0 1 7.8-1.2',
  closed: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20zM6 9.8v4.4h12V9.8z',
  // What becomes of a card: up, away, above or below the cargo card
  up: 'M12 3l8 8.5h-5V21H9v-9.5H4z',
  discard: 'M12 21l-8-8.5h5V3h6v9.5h5z',
  'row-top': 'M7 2h10v11H7zM2 16h20v5.5H2z',
  'row-bottom': 'M7 11h10v11H7zM2 2.5h20V8H2z',
  first: 'M5 2v20M5 3h14l-4 5 4 5H5',
} as const;

export type PathName = keyof typeof PATHS;
