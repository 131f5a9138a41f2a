import type { Resource } from '../../data/ids.ts';

/** What a zone mines: a crystal cluster, a nugget of ore, a radiant core. Silhouettes differ, colours only help. */

const Ice = () => (
  <>
    <path className="rp-ice" d="M32 4L43 20V50L32 60L21 50V20Z" />
    <path className="rp-ice-shade" d="M32 4L43 20V50L32 60Z" />
    <path className="rp-ice" d="M12 26L20 33V54L13 58L5 51V34Z" />
    <path className="rp-ice-shade" d="M12 26L20 33V54L13 58Z" />
    <path className="rp-ice" d="M52 28L59 35V52L52 58L45 53V35Z" />
    <path className="rp-ice-shade" d="M52 28L59 35V52L52 58Z" />
    <path className="rp-facet" d="M32 4V60M21 20L32 27L43 20" />
  </>
);

const Sylvanite = () => (
  <>
    <path className="rp-sylvanite" d="M14 15L34 7L54 18L59 40L44 57L18 56L5 37Z" />
    <path className="rp-sylvanite-light" d="M14 15L34 7L32 27L5 37Z" />
    <path className="rp-sylvanite-shade" d="M54 18L59 40L44 57L32 27Z" />
    <path className="rp-facet" d="M34 7L32 27L5 37M32 27L54 18M32 27L44 57M32 27L18 56" />
  </>
);

const Celerium = () => (
  <>
    <path
      className="rp-celerium-rays"
      d="M32 1L36 17L47 6L44 21L59 15L50 28L63 32L50 36L59 49L44 43L47 58L36 47L32 63L28 47L17 58L20 43L5 49L14 36L1 32L14 28L5 15L20 21L17 6L28 17Z"
    />
    <circle className="rp-celerium" cx="32" cy="32" r="14.500" />
    <circle className="rp-celerium-core" cx="28" cy="28" r="5" />
  </>
);

const shapes: { readonly [resource in Resource]: () => React.JSX.Element } = {
  ice: Ice,
  sylvanite: Sylvanite,
  celerium: Celerium,
};

export function ResourceShape({ resource }: { readonly resource: Resource }) {
  const Shape = shapes[resource];
  return <Shape />;
}

/** The common back of all resource tokens. */
export const HiddenShape = () => (
  <>
    <path className="rp-token-back" d="M20 3H44L61 20V44L44 61H20L3 44V20Z" />
    <path className="rp-token-line" d="M22 9H42L55 22V42L42 55H22L9 42V22Z" />
    <text className="rp-token-sign" x="32" y="45">
      ?
    </text>
  </>
);
