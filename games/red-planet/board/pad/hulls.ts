import type { Point } from '../map/polar.ts';

/** Four builds of ships by their number of seats. The ship stands on the origin and reaches upwards. */
export interface Hull {
  readonly half: number;
  readonly height: number;
  readonly body: string;
  readonly shade: string;
  readonly nose: string;
  readonly bands: string;
  readonly seats: readonly Point[];
}

export const PORTHOLE = 23;

/** How far a launched ship hovers above its dock. */
export const LIFT = 62;

function build(half: number, height: number, seats: readonly Point[]): Hull {
  const shoulder = -height * 0.58;
  const waist = half * 0.86;
  const tip = -height;
  const noseBase = -height * 0.83;
  const noseHalf = half * 0.62;
  return {
    half,
    height,
    seats,
    body: `M0 ${tip}C${half * 0.5} ${tip * 0.93} ${half} ${tip * 0.78} ${half} ${shoulder}C${half} ${shoulder * 0.5} ${waist} -40 ${waist * 0.8} -16H${-waist * 0.8}C${-waist} -40 ${-half} ${shoulder * 0.5} ${-half} ${shoulder}C${-half} ${tip * 0.78} ${-half * 0.5} ${tip * 0.93} 0 ${tip}Z`,
    shade: `M0 ${tip}C${half * 0.5} ${tip * 0.93} ${half} ${tip * 0.78} ${half} ${shoulder}C${half} ${shoulder * 0.5} ${waist} -40 ${waist * 0.8} -16H${waist * 0.3}C${half * 0.62} -60 ${half * 0.66} ${shoulder} 0 ${tip}Z`,
    nose: `M0 ${tip - 22}L4 ${tip - 4}C${noseHalf * 0.6} ${tip * 0.96} ${noseHalf} ${tip * 0.9} ${noseHalf * 1.16} ${noseBase}Q0 ${noseBase + 12} ${-noseHalf * 1.16} ${noseBase}C${-noseHalf} ${tip * 0.9} ${-noseHalf * 0.6} ${tip * 0.96} -4 ${tip - 4}Z`,
    bands: `M${-half + 1} ${shoulder}Q0 ${shoulder + 14} ${half - 1} ${shoulder}M${-waist} -30Q0 -18 ${waist} -30`,
  };
}

const HULLS: { readonly [seats: number]: Hull } = {
  2: build(44, 172, [
    [0, -64],
    [0, -116],
  ]),
  3: build(44, 226, [
    [0, -62],
    [0, -114],
    [0, -166],
  ]),
  4: build(64, 200, [
    [-27, -68],
    [27, -68],
    [-27, -122],
    [27, -122],
  ]),
  5: build(65, 248, [
    [-27, -66],
    [27, -66],
    [-27, -120],
    [27, -120],
    [0, -172],
  ]),
};

export const hullOf = (seats: number): Hull => HULLS[seats] ?? HULLS[5];
