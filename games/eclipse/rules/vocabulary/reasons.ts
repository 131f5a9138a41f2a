/** Why something tempting is not legal: keys of sentences, with the details they can name. */
export interface WhyDetails {
  /** ECL-6.3: no disc on the influence track. */
  'no-disc': object;
  /** ECL-13.2: not as a reaction. */
  'no-reaction': object;
  /** ECL-3.1.3 */
  'trade-too-little': { need: number; have: number };
  /** ECL-6.9 */
  'no-colony-ship': object;
  /** ECL-3.2.6 */
  'needs-advanced': object;
  /** ECL-6.10 */
  'track-empty': object;
  /** ECL-17.2 */
  'opponents-there': object;

  /** ECL-7.1: the sector has no wormhole on that side. */
  'no-wormhole': object;
  /** ECL-7.1: only pinned ships and no disc. */
  'ships-pinned': object;
  /** ECL-7.2 */
  'stack-empty': object;
  /** ECL-7.5 */
  'no-connection': object;
  /** ECL-7.8: Ancients are in the sector. */
  'ancients-there': object;
  /** ECL-7.14, 7.15, 7.19: the front of the tile cannot be used. */
  'front-impossible': object;

  /** ECL-8.2 */
  'science-short': { cost: number; have: number };
  /** ECL-8.3 */
  'track-full': object;
  'already-known': object;
  /** D16 */
  'no-sector-for-portal': object;

  /** ECL-3.5.4 */
  'energy-short': { produced: number; used: number };
  'needs-drive': object;
  'no-drive-on-starbase': object;
  /** ECL-9.2 */
  'part-unknown': object;
  /** ECL-9.3 */
  'slot-covered': object;

  /** ECL-10.1 */
  'materials-short': { cost: number; have: number };
  /** ECL-10.2 */
  'needs-tech': { tech: string };
  'none-unbuilt': object;
  /** ECL-10.3 */
  'already-there': object;

  /** ECL-11.3 */
  pinned: { opponents: number };
  /** ECL-11.4 */
  immobile: object;

  /** ECL-12.2 */
  controlled: object;
  'opponent-ships': object;
  'not-connected': object;
  /** ECL-12.3 */
  'disc-already-moved': object;
  /** ECL-12.4 */
  'disc-carries-connection': object;

  /** ECL-14.1, 14.2, 14.7 */
  'already-asked': object;
  'no-common-border': object;
  'ships-in-the-way': object;
  'already-related': object;
  'traitor-tile': object;
  'no-ambassador-space': object;
  'no-ambassador-left': object;
  'no-cube-to-give': object;

  /** ECL-15.7.1 */
  'no-retreat-there': object;
  'starbase-stays': object;
  /** ECL-15.8.1 */
  'must-retreat': object;
  /** ECL-15.4.3 */
  'no-cannons': object;
  /** ECL-16.3 */
  'neutron-absorber': object;
}

export type Why = keyof WhyDetails;
