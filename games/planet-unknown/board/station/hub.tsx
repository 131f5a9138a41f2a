import { silent } from '@orrery/ui/board';

/** The middle of the station, from above. */
export const Hub = () => (
  <g className="pu-hub" {...silent}>
    <circle className="pu-hub-well" r="46" />
    <circle className="pu-hub-deck" r="36" />
    <path className="pu-hub-fins" d="M0 -36V-14M31 18L12 7M-31 18L-12 7M31 -18L12 -7M-31 -18L-12 -7M0 36V14" />
    <circle className="pu-hub-dome" r="15" />
    <path className="pu-hub-shine" d="M-9 -4A10 10 0 0 1 2 -10" />
  </g>
);
